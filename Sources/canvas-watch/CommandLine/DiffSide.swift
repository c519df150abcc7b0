/// One of the two things that are compared.
struct DiffSide {
    /// What can be compared, in the order of names.
    private(set) var renderings: [Rendering] = []
    /// Specs that cannot be shown.
    private(set) var broken: [BrokenSpec] = []
    /// Whether the operand led to something that can be read; if not, it was said why.
    private(set) var isComplete = true
    /// Whether these are saved results.
    private(set) var isSaved = false

    /// Reads an operand: a spec, a saved result, or a folder of specs.
    init(
        _ operand: FilePath, of invocation: Invocation, settings: [Setting], _ console: Console,
        _ reader: inout LookingReader<StandardInputReader<DirectReader<Files>>>
    ) {
        if let nodes = Self.savedNodes(operand, &reader) {
            isSaved = true
            do throws(SavedReport.Problem) {
                renderings = try SavedReport.reports(of: nodes)
            } catch {
                console.complain(UsageText.message(for: error, in: operand.shown))
                isComplete = false
            }
            if !settings.isEmpty {
                console.complain(UsageText.message(forSettingsOf: operand.shown))
                isComplete = false
            }
            return
        }
        let finding = SpecFinding([operand], in: Files())
        isComplete = console.tell(finding) == ExitStatus.fine
        var evaluator = SpecEvaluator(for: invocation, settings: settings)
        for spec in finding.specs {
            switch evaluator.evaluate(spec, reading: &reader) {
            case .good(let rendering): renderings.append(rendering)
            case .bad(let spec): broken.append(spec)
            }
        }
    }

    /// The values of a saved result; nil where the operand is anything else.
    private static func savedNodes(
        _ operand: FilePath, _ reader: inout LookingReader<StandardInputReader<DirectReader<Files>>>
    ) -> [JSON5Node]? {
        guard case .bytes(let bytes, _) = reader.look(into: operand),
            let nodes = SavedReport.nodes(of: SourceFile(name: operand.shown, bytes: bytes)), SavedReport.isSaved(nodes)
        else { return nil }
        reader.forget()
        return nodes
    }
}
