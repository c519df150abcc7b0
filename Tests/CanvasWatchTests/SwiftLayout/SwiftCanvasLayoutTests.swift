import CanvasEngine
import CanvasPlugins
import Synchronization
import Testing

@testable import canvas_watch

/// A layout that puts every item at (runs so far, 0), and prints that number; from a limit on it fails.
private final class CountingRuns: ChildRunning {
    private let limit: Int
    let count = Mutex(0)

    init(limit: Int = .max) {
        self.limit = limit
    }

    func run(_ command: ChildCommand) -> ChildOutcome {
        let number = count.withLock { count in
            count += 1
            return count
        }
        if number >= limit { return ChildOutcome(ending: .exited(1), output: Array("no more\n".utf8)) }
        // The last word of the request's head is the number of items, and two words follow for each.
        let items = Self.itemCount(of: command.input)
        var words: [UInt64] = [0x3159_4C50_4552_5743, 1, UInt64(items), UInt64(items)]
        for _ in 0..<items { words += [Double(number).bitPattern, 0, 0, 0] }
        words.append(0)
        return ChildOutcome(
            ending: .exited(0), output: Array("run \(number)\n".utf8),
            answer: words.withUnsafeBytes { Array($0) })
    }

    /// No values and an open proposal take eight words: limits, proposal twice, no values, the number of items.
    private static func itemCount(of request: [UInt8]) -> Int {
        Int(truncatingIfNeeded: request.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 7 * 8, as: UInt64.self) })
    }
}

@Suite("A Swift layout between placements")
struct SwiftCanvasLayoutTests {
    private let one = [CGSize(width: 1, height: 1)]
    private let two = [CGSize(width: 1, height: 1), CGSize(width: 2, height: 2)]

    private func layout(_ runs: CountingRuns, _ arguments: [LayoutArgument] = []) throws -> SwiftCanvasLayout {
        let folder = TemporaryFolder()
        folder.write("swiftc", "")
        let toolchain = try SwiftToolchain(path: Array(folder.path.utf8), files: Files())
        let runner = SwiftLayoutRunner(
            children: runs, toolchain: toolchain, limits: SwiftLayoutLimits(), libraryPath: nil)
        let built = BuiltSwiftLayout(executable: folder.at("layout"), fileName: "L.swift", warnings: [])
        return SwiftCanvasLayout(built, by: runner, parameters: arguments)
    }

    private func x(_ layout: SwiftCanvasLayout, _ sizes: [CGSize], width: CGFloat? = nil) -> CGFloat? {
        place(layout, sizes, in: CanvasProposal(width: width, height: nil)).frames.first?.minX
    }

    @Test("The same items in the same room are placed once, others anew")
    func remembers() throws {
        let layout = try layout(CountingRuns())
        #expect(x(layout, one) == 1 && x(layout, one) == 1)
        #expect(x(layout, two) == 2 && x(layout, one) == 1 && x(layout, two) == 2)
        #expect(layout.output == Array("run 1\nrun 2\n".utf8))
    }

    @Test("What was printed is that of the canvas that was last worked out, also when nothing had to be placed for it")
    func outputOfTheLastCanvas() throws {
        let layout = try layout(CountingRuns())
        #expect(x(layout, one) == 1)
        layout.begin()
        #expect(layout.output == Array("run 1\n".utf8))
        #expect(x(layout, two) == 2)
        #expect(layout.output == Array("run 2\n".utf8))
        // The canvas before the last one is still known, the one before that is not.
        layout.begin()
        #expect(x(layout, two) == 2 && x(layout, one) == 3)
        #expect(layout.output == Array("run 2\nrun 3\n".utf8))
    }

    @Test("A layout that failed places nothing more, gives what it placed before, and equals no other")
    func failsForGood() throws {
        let runs = CountingRuns(limit: 2)
        let layout = try layout(runs)
        #expect(layout == layout && x(layout, one) == 1)
        #expect(x(layout, two) == nil && x(layout, [CGSize(width: 3, height: 3)]) == nil)
        // What is tried for a report may fail; its explanation places what the report shows.
        #expect(x(layout, one) == 1)
        #expect(layout.problem == .endedEarly(status: 1, output: "no more\n") && layout != layout)
        #expect(layout.output == Array("run 1\nno more\n".utf8))
        #expect(runs.count.withLock { $0 } == 2)
    }

    @Test("Layouts are the same with the same program, values and limits")
    func equality() throws {
        let layouts = try [1.0, 2.0].map { try layout(CountingRuns(), [LayoutArgument("gap", .number($0))]) }
        #expect(layouts[0] != layouts[1])
        #expect(ReadyLayout(layouts[0]) != ReadyLayout(layouts[1]))
        #expect(ReadyLayout(layouts[0]) == ReadyLayout(layouts[0]))
    }
}
