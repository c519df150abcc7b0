/// The one spec that a command is about.
struct SingleSpec {
    /// The spec; nil where the operand leads to none, or to more than one, which was said.
    let found: FoundSpec?

    private var evaluator: SpecEvaluator
    private var reader = StandardInputReader(DirectReader(files: Files()))

    /// Looks for the spec of the first operand.
    init(_ invocation: Invocation, _ console: Console) {
        evaluator = SpecEvaluator(for: invocation, settings: [])
        let finding = SpecFinding(Array(invocation.operands.prefix(1)), in: Files())
        let status = console.tell(finding)
        guard finding.specs.count < 2 else {
            let folder = invocation.operands.first?.shown ?? ""
            console.complain(
                UsageText.message(forFolder: folder, of: finding.specs.map(\.name.shown), invocation.command))
            found = nil
            return
        }
        found = status == ExitStatus.fine ? finding.specs.first : nil
    }

    /// Renders the spec with some settings; a manifest that did not change is not read again.
    mutating func evaluate(_ found: FoundSpec, with settings: [Setting]) -> Evaluation<Rendering, BrokenSpec> {
        evaluator.settings = settings
        return evaluator.evaluate(found, reading: &reader)
    }
}
