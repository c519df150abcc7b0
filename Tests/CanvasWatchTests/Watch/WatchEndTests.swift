import Testing

@testable import canvas_watch

@Suite("Signals and the end of the watch")
struct WatchEndTests {
    private static let two = [("/w/a.layout.json", "one use m"), ("/w/b.layout.json", "two"), ("/w/m", "stuff")]

    @Test("a signal ends the watch with 128 and its number", arguments: [(2, 130), (15, 143), (1, 129)])
    func signals(number: Int32, status: Int32) {
        let scene = WatchScene(Self.two)
        scene.machine.at(50) { $0.signals = [.end(number)] }
        while scene.loop.ending == nil { scene.loop.turn() }
        scene.loop.finish()
        #expect(scene.loop.ending?.status == status)
        #expect(scene.sink.lines.last == "end \(status)")
    }

    @Test("a spec that was given up for a signal is not told, nor is anything behind it")
    func interrupted() {
        func end(_ machine: FakeMachine) {
            machine.beforeReading = { [unowned machine] _ in machine.signals = [.end(2)] }
        }
        let first = WatchScene([("/w/a.layout.json", "stop"), ("/w/b.layout.json", "two")], prepare: end)
        first.loop.finish()
        #expect(first.sink.lines == ["end 130"])

        let later = WatchScene(Self.two)
        end(later.machine)
        #expect(later.after { $0.write("/w/b.layout.json", "stop") } == [])
        later.loop.finish()
        #expect(later.sink.lines.last == "end 130")
    }

    @Test("a reader that went away ends it quietly, when it is noticed or at the next report")
    func closed() {
        let scene = WatchScene(Self.two)
        scene.machine.isOutputClosed = true
        scene.run(10)
        scene.loop.finish()
        #expect(scene.loop.ending == .outputClosed)
        #expect(scene.sink.lines.last == "ready 2 in /w")

        let other = WatchScene(Self.two)
        other.sink.outcome = .closed
        #expect(other.after { $0.touch("/w/b.layout.json") } == ["unchanged b.layout.json <- b.layout.json"])
        #expect(other.loop.ending?.status == 0)
    }

    @Test("an output that fails ends it with 2")
    func failed() {
        let scene = WatchScene(Self.two)
        scene.sink.outcome = .failed("no space")
        _ = scene.after { $0.write("/w/b.layout.json", "x") }
        #expect(scene.loop.ending == .outputFailed("no space"))
        #expect(scene.loop.ending?.status == 2)
    }

    @Test("suspended and continued, it looks at everything again")
    func suspended() {
        let scene = WatchScene(Self.two)
        scene.machine.transmit = { _ in [] }
        let told = scene.after(200) {
            $0.write("/w/b.layout.json", "missed")
            $0.signals = [.suspend]
        }
        #expect(told == ["report b.layout.json: two -> missed <- b.layout.json"])
        #expect(scene.machine.suspensions == 1)
        #expect(scene.sink.suspensions == 1)
        #expect(scene.sink.redraws == 1)
        let resumed = scene.after(200) {
            $0.write("/w/m", "missed")
            $0.signals = [.resume]
        }
        #expect(resumed == ["report a.layout.json: one stuff -> one missed <- m"])
    }

    @Test("a window of another size is drawn again and nothing else happens")
    func window() {
        let scene = WatchScene(Self.two)
        #expect(scene.after { $0.signals = [.windowChanged] } == [])
        #expect(scene.sink.redraws == 1)
    }

    @Test("a loss of events is made good at once")
    func overflow() {
        let scene = WatchScene(Self.two)
        scene.machine.transmit = { [SourceEvent(watch: $0.watch, name: [], change: .lost, isFolder: false)] }
        let told = scene.after(200) {
            $0.makeFolder("/w/x")
            $0.write("/w/x/c.layout.json", "three")
            $0.write("/w/m", "new")
        }
        #expect(
            told == [
                "report a.layout.json: one stuff -> one new <- m", "report x/c.layout.json: three <- x/c.layout.json",
                "notice 3 in /w",
            ])
    }
}
