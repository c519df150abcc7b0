import CanvasPlugins

/// Tells what the layouts are: parameters, an example of each, and its picture.
struct LayoutsCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Tells, and gives back the exit status.
    func run() throws(UsageProblem) -> Int32 {
        let kind = try invocation.kind(at: 0)
        let kinds = kind.map { [$0] } ?? LayoutCatalogue.kinds
        var buffer = ByteBuffer()
        switch invocation.format {
        case .json:
            for kind in kinds { LayoutJSON.append(kind, to: &buffer) }
        case .text:
            if let kind {
                append(kind, to: &buffer)
            } else {
                for (index, kind) in kinds.enumerated() {
                    if index > 0 { buffer.append("\n") }
                    append(kind, rows: 12, to: &buffer)
                }
                buffer.append("\ncanvas-watch new KIND starts a spec.\n")
            }
        }
        return console.put(buffer.bytes)
    }

    private func append(_ kind: LayoutKind, rows: Int, to buffer: inout ByteBuffer) {
        let columns = min(console.columns, 100)
        buffer.append(LayoutText.title(of: kind, columns: columns))
        buffer.append(LayoutText.derived(of: kind, columns: columns))
        for example in kind.examples {
            buffer.append(LayoutText.form(of: example))
            buffer.append("\n" + LayoutText.parameters(of: kind, in: example, columns: columns) + "\n")
            for line in example.text.split(separator: "\n") { buffer.append("  \(line)\n") }
            // Where a program places the items there is nothing to show without it.
            if !kind.runsCode { appendPicture(of: example, columns: columns, rows: rows, to: &buffer) }
        }
    }

    /// A glossary is longer than all else, so that it is told only where one kind is asked for.
    private func append(_ kind: LayoutKind, to buffer: inout ByteBuffer) {
        append(kind, rows: 16, to: &buffer)
        buffer.append(LayoutText.glossary(of: kind, columns: min(console.columns, 100)))
    }

    private func appendPicture(of example: LayoutExample, columns: Int, rows: Int, to buffer: inout ByteBuffer) {
        guard var options = console.mapOptions(invocation), let rendering = Self.rendering(of: example) else { return }
        if invocation.mapSize == nil { (options.columns, options.rows) = (min(options.columns, columns), rows) }
        options.isColored = console.isColored(.output, invocation.color)
        buffer.append("\n")
        Minimap(rendering, options).write(to: &buffer)
    }

    /// What the engine makes of an example, read as a spec is read.
    static func rendering(of example: LayoutExample) -> Rendering? {
        let name = FilePath("example.layout.json")
        var reader = TextReader(path: name, text: example.text)
        var evaluator = SpecEvaluator(settings: [], swift: .omitted)
        let found = FoundSpec(path: name, name: name, isGiven: true)
        guard case .good(let rendering) = evaluator.evaluate(found, reading: &reader) else { return nil }
        return rendering
    }
}
