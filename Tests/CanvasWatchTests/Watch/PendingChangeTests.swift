import Testing

@testable import canvas_watch

/// Times are milliseconds; `due` is when a look is believed, given that each look comes exactly when it is asked for.
@Suite("Settling a change")
struct PendingChangeTests {
    private static let full = look(size: 9)

    private static func look(size: Int64, modified: Int64 = 0) -> FileLook {
        .file(FileStamp(device: 1, inode: 2, size: size, modified: modified, changed: modified), names: 1)
    }

    private static func moment(_ milliseconds: Int64) -> Moment { Moment(nanoseconds: milliseconds * 1_000_000) }

    /// Plays hints at their times against what looks show from some times on, and gives when the change is believed.
    private func due(
        _ hints: [(Int64, PendingChange.Hint)], _ looks: [(Int64, FileLook)] = [(0, full)],
        known: PendingChange.Sight? = .present, isComplete: Bool = false, quiet: Int = 10
    ) -> Int64? {
        let times = SettleTimes(quiet: .milliseconds(quiet))
        guard let first = hints.first else { return nil }
        var change = PendingChange(first.1, at: Self.moment(first.0))
        var rest = hints.dropFirst()
        var now = Self.moment(first.0)
        for _ in 0..<10_000 {
            let deadline = max(now, change.deadline(times))
            if let next = rest.first, Self.moment(next.0) < deadline {
                now = Self.moment(next.0)
                change.note(next.1, at: now)
                rest = rest.dropFirst()
                continue
            }
            now = deadline
            guard let look = looks.last(where: { Self.moment($0.0) <= now })?.1 else { return nil }
            if change.settles(look, isComplete: isComplete, after: known, at: now, times) {
                return now.nanoseconds / 1_000_000
            }
        }
        return nil
    }

    @Test("a complete write is believed after 10 ms of quiet", arguments: [(10, 10), (0, 0), (35, 35)])
    func complete(quiet: Int, expected: Int64) {
        #expect(due([(0, .complete)], quiet: quiet) == expected)
    }

    @Test("writes that follow each other put it off for 200 ms at most, or for the quiet that was asked for")
    func limit() {
        #expect(due((0...60).map { (Int64($0) * 8, .complete) }) == 200)
        #expect(due([(0, .complete), (5, .complete), (9, .complete)]) == 19)
        #expect(due([(0, .complete)], quiet: 1000) == 1000)
    }

    @Test("a file that is being written is believed when it is closed, or 500 ms after it was last written")
    func open() {
        #expect(due([(0, .writing), (300, .writing), (400, .complete)]) == 400, "200 ms since the start are over")
        #expect(due([(0, .writing), (50, .complete)]) == 60)
        #expect(due([(0, .writing)]) == 500)
        #expect(due([(0, .writing), (400, .writing)]) == 900)
        #expect(due((0...60).map { (Int64($0) * 100, .writing) }) == 5000, "no longer than 5 s in all")
        #expect(due([(0, .writing)], isComplete: true) == 10, "a link that was made is not open")
    }

    @Test("a file that is gone has 100 ms to come back, an empty one 250 ms to be filled")
    func goneOrEmpty() {
        let gone = FileLook.fault(.missing)
        #expect(due([(0, .gone)], [(0, gone)]) == 100)
        #expect(due([(0, .gone)], [(0, gone)], known: .absent) == 10, "it was not there before")
        #expect(due([(0, .gone), (60, .complete)], [(0, gone), (60, Self.full)]) == 70)
        #expect(due([(0, .rumour)], [(0, .fault(.danglingLink(to: FilePath("x"))))]) == 110, "first seen at 10 ms")
        #expect(due([(0, .complete)], [(0, Self.look(size: 0))]) == 250)
        #expect(due([(0, .complete)], [(0, Self.look(size: 0))], known: nil) == 250)
        #expect(due([(0, .complete)], [(0, Self.look(size: 0))], known: .empty) == 10)
        #expect(due([(0, .complete), (100, .complete)], [(0, Self.look(size: 0)), (100, Self.full)]) == 110)
    }

    @Test("what only looks tell of is believed when two of them agree")
    func found() {
        #expect(due([(0, .rumour)]) == 20)
        #expect(
            due([(0, .rumour)], [(0, Self.look(size: 1)), (15, Self.look(size: 2)), (25, Self.look(size: 3))]) == 40)
    }

    @Test("nothing is put off for more than five seconds", arguments: 1...20)
    func patience(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (hints, looks): ([(Int64, PendingChange.Hint)], [(Int64, FileLook)]) = ([], [])
        for time: Int64 in stride(from: 0, to: 20_000, by: 7) {
            hints.append((time, random.pick(.writing, .complete, .rumour, .doubt)))
            looks.append((time, Self.look(size: random.pick(1, 2, 3))))
        }
        let believed = due(hints, looks)
        #expect(believed.map { $0 <= 5000 } == true, "seed \(seed): \(String(describing: believed))")
    }
}
