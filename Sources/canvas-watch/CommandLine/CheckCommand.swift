/// Tells what is wrong with specs, and nothing else.
struct CheckCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Checks, and gives back the exit status.
    func run() -> Int32 {
        let files = Files()
        let finding = SpecFinding(invocation.operands, in: files)
        var evaluator = SpecEvaluator(for: invocation, settings: invocation.settings)
        var reader = StandardInputReader(DirectReader(files: files))
        var printer = CheckPrinter(invocation, console)
        for spec in finding.specs {
            switch evaluator.evaluate(spec, reading: &reader) {
            case .bad(let broken): printer.show(broken)
            case .good(let rendering):
                var warnings = rendering.warnings
                for index in warnings.indices where warnings[index].place == nil {
                    let keys = warnings[index].keys(in: rendering)
                    warnings[index].place =
                        evaluator.place(ofFirst: keys, in: spec) ?? Place(wholeFile: spec.name.shown)
                }
                printer.show(rendering.with(warnings: warnings))
            }
        }
        return max(printer.close(), console.tell(finding))
    }
}
