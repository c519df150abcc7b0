/// Puts a spec out as one file of another form.
struct ExportCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Exports, and gives back the exit status.
    func run() throws(UsageProblem) -> Int32 {
        let files = Files()
        if let path = invocation.operands.first, path != SpecFinding.standardInput, case .folder = files.look(at: path)
        {
            throw .folder(path.shown, for: .export)
        }
        let finding = SpecFinding(invocation.operands, in: files)
        guard let found = finding.specs.first else { return console.tell(finding) }
        var reader = StandardInputReader(DirectReader(files: files))
        switch invocation.target {
        case .spec: return exportSpec(found, reading: &reader)
        case .json: return exportJSON(found, reading: &reader)
        }
    }

    private func exportSpec(_ found: FoundSpec, reading reader: inout some FileReading) -> Int32 {
        var loader = SpecLoader(settings: invocation.settings, swift: .omitted)
        let loaded = loader.load(found, reading: &reader)
        guard let spec = loaded.spec, let source = loaded.source else { return refuse(loaded.diagnostics) }
        var buffer = ByteBuffer()
        SpecExport(source: source, items: spec.items).write(to: &buffer)
        return console.put(buffer.bytes)
    }

    private func exportJSON(_ found: FoundSpec, reading reader: inout some FileReading) -> Int32 {
        var evaluator = SpecEvaluator(for: invocation, settings: invocation.settings)
        switch evaluator.evaluate(found, reading: &reader) {
        case .bad(let broken): return refuse(broken.diagnostics)
        case .good(let rendering):
            var buffer = ByteBuffer()
            buffer.appendObject { ReportJSON.append(rendering, to: &$0) }
            buffer.append("\n")
            return console.put(buffer.bytes)
        }
    }

    /// Standard output stays empty: what stands there is to be the file.
    private func refuse(_ diagnostics: [Diagnostic]) -> Int32 {
        var buffer = ByteBuffer()
        DiagnosticPrinter(isColored: console.isColored(.error, invocation.color)).print(diagnostics, into: &buffer)
        console.tell(buffer.bytes)
        return ExitStatus.no
    }
}
