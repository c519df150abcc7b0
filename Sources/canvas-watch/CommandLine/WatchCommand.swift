/// Reports every spec, and again whatever a save changes, until a signal or the reader ends it.
struct WatchCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Watches, and gives back the exit status.
    func run() -> Int32 {
        let missing = invocation.operands.filter { Self.isMissing($0) }
        guard missing.isEmpty else {
            for path in missing { console.complain(UsageText.message(forMissing: path.shown)) }
            return ExitStatus.unanswered
        }
        guard let folder = ProcessFacts.currentFolder else {
            console.complain("the current folder does not exist any more")
            return ExitStatus.unanswered
        }
        let signals: Signals
        do throws(SystemError) {
            signals = try Signals()
        } catch {
            console.complain("signals cannot be caught: \(error.reason)")
            return ExitStatus.unanswered
        }
        let machine = LiveMachine(signals: signals)
        let output = ReportStream(signals: signals)
        let times = invocation.settle.map { SettleTimes(quiet: .milliseconds($0)) } ?? SettleTimes()
        let files = WatchedFiles(invocation.operands, from: folder, on: machine, times: times)
        switch invocation.format {
        case .json:
            return watch(files, LiveJSON(output: output, errors: StandardStream.error, isFull: invocation.isFull))
        case .text:
            let isColored = console.isColored(.output, invocation.color)
            let printer = LiveText(
                output: output, errors: StandardStream.error, isColored: isColored,
                windowRows: { invocation.mapSize == nil ? Terminal.size?.rows : nil },
                report: {
                    let console = Console()
                    return ReportText(
                        map: console.mapOptions(invocation), isColored: isColored,
                        showsGhosts: invocation.showsGhosts, isFull: invocation.isFull,
                        warningColumns: console.terminalColumns)
                })
            return watch(files, printer)
        }
    }

    private func watch<Sink: WatchReporting>(_ files: WatchedFiles<LiveMachine>, _ sink: Sink) -> Int32
    where Sink.Good == Rendering, Sink.Problem == BrokenSpec {
        let evaluator = SpecEvaluator(
            settings: invocation.settings,
            swift: SwiftLayoutUse(invocation, by: ChildProcesses(isInterrupted: { Signals.askingToEnd != nil })))
        var loop = WatchLoop(files, evaluator: evaluator, sink: sink, frames: invocation.frames)
        return loop.run()
    }

    private static func isMissing(_ path: FilePath) -> Bool {
        switch Files().look(at: path) {
        case .fault(.missing), .fault(.danglingLink): true
        default: false
        }
    }
}
