/// Reports every spec once.
struct RenderCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Reports, and gives back the exit status.
    func run() -> Int32 {
        let files = Files()
        let finding = SpecFinding(invocation.operands, in: files)
        var evaluator = SpecEvaluator(
            for: invocation, settings: invocation.settings, showsPasses: invocation.showsPasses)
        var reader = StandardInputReader(DirectReader(files: files))
        var printer = ReportPrinter(invocation, console)
        var status = ExitStatus.fine
        for spec in finding.specs {
            switch evaluator.evaluate(spec, reading: &reader) {
            case .good(let rendering):
                status = max(status, printer.show(rendering))
            case .bad(let broken):
                status = max(status, printer.show(broken))
            }
        }
        return max(status, console.tell(finding))
    }
}
