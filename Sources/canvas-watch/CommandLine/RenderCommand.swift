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
        var evaluator = SpecEvaluator(settings: invocation.settings, showsPasses: invocation.showsPasses)
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
        return max(status, tellFindings(finding))
    }

    /// Says which arguments led to nothing.
    private func tellFindings(_ finding: SpecFinding) -> Int32 {
        for folder in finding.emptyFolders { console.tell("no specs in \(folder.shown)") }
        for (folder, fault) in finding.faults {
            console.complain("\(folder.shown): \(Wording.message(of: fault))")
        }
        for path in finding.missing { console.complain(UsageText.message(forMissing: path.shown)) }
        return finding.missing.isEmpty ? ExitStatus.fine : ExitStatus.unanswered
    }
}
