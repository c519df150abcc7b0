@testable import canvas_watch

/// A watch over a machine in memory.
final class WatchScene {
    let machine = FakeMachine()
    let sink = RecordingSink()
    var loop: WatchLoop<FakeMachine, TextEvaluator, RecordingSink>

    /// - Parameters:
    ///   - files: the files there are before the watch starts.
    ///   - arguments: what to watch, from the folder `/w`.
    init(
        _ files: [(String, String)] = [], watching arguments: [String] = ["/w"], settle: Duration = .milliseconds(10),
        frames: Int? = nil, prepare: (FakeMachine) -> Void = { _ in }
    ) {
        machine.makeFolder("/w")
        for (path, text) in files {
            machine.makeFolder(FilePath(path).folder.shown)
            machine.write(path, text)
        }
        prepare(machine)
        machine.time += 10_000_000_000
        let watched = WatchedFiles(
            arguments.map(FilePath.init), from: FilePath("/w"), on: machine, times: SettleTimes(quiet: settle))
        loop = WatchLoop(watched, evaluator: TextEvaluator(), sink: sink, frames: frames)
        loop.start()
    }

    /// Lets time go by, and gives what was told meanwhile.
    @discardableResult
    func run(_ milliseconds: Int64) -> [String] {
        let before = sink.lines.count
        let end = Moment(nanoseconds: machine.time + milliseconds * 1_000_000)
        while machine.now < end || !machine.events.isEmpty, loop.ending == nil { loop.turn(until: end) }
        return Array(sink.lines[before...])
    }

    /// Does something, and gives what is told in the time that follows.
    func after(_ milliseconds: Int64 = 1000, _ action: (FakeMachine) -> Void) -> [String] {
        action(machine)
        return run(milliseconds)
    }
}
