@testable import canvas_watch

/// A watch over a real folder, driven by the test.
final class LiveWatch {
    let folder = TemporaryFolder()
    let sink = RecordingSink()
    let machine: LiveMachine
    var loop: WatchLoop<LiveMachine, TextEvaluator, RecordingSink>
    private var marks = 0

    /// - Parameters:
    ///   - files: what is there before the watch starts, below `w`.
    ///   - arguments: what to watch, relative to the temporary folder.
    init(
        _ files: [(String, String)] = [], watching arguments: [String] = ["w"], settle: Duration = .milliseconds(10),
        prepare: (TemporaryFolder) -> Void = { _ in }
    ) {
        folder.makeFolder("w")
        for (name, text) in files { folder.write("w/" + name, text) }
        prepare(folder)
        machine = LiveMachine(signals: nil)
        let watched = WatchedFiles(
            arguments.map(FilePath.init), from: FilePath(folder.path), on: machine, times: SettleTimes(quiet: settle))
        loop = WatchLoop(watched, evaluator: TextEvaluator(), sink: sink)
        loop.start()
    }

    /// Turns until a line was told that starts like this, and gives the lines told meanwhile; gives up when the watch
    /// had ten seconds of its own clock for it.
    func await(_ start: String) -> [String] {
        let before = sink.lines.count
        let end = machine.now + .seconds(10)
        while !sink.lines[before...].contains(where: { $0.hasPrefix(start) }), machine.now < end {
            loop.turn(until: end)
        }
        return Array(sink.lines[before...])
    }

    /// Does something, then makes a change that is told in any case, and gives what was told before that.
    func lines(until name: String = "w/zz.layout.json", _ action: (TemporaryFolder) -> Void) -> [String] {
        action(folder)
        marks += 1
        folder.replace(name, "mark \(marks)")
        let lines = self.await("report zz.layout.json")
        return lines.filter { !$0.contains("zz.layout.json") && !$0.hasPrefix("notice") }
    }
}
