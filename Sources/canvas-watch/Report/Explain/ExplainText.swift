import CanvasEngine

/// The pipeline for people: for each stage what it does, the numbers, and the formula with the numbers put in.
struct ExplainText: Sendable {
    /// The number of frames that a stage shows when there are more than one or two above it.
    private static let shownItems = 4

    let trace: PipelineTrace
    /// The item to follow; nil shows the canvas as a whole.
    let item: Int?
    /// How the maps of stages are drawn; nil leaves them out.
    let stageMap: MinimapOptions?
    /// How the map of the canvas is drawn; nil leaves it out.
    let canvasMap: MinimapOptions?
    /// How wide a line should be at most.
    let columns: Int
    let isColored: Bool

    /// Adds the whole explanation.
    func write(to buffer: inout ByteBuffer) {
        writeTitle(to: &buffer)
        writeSanitizing(to: &buffer)
        writeInsetting(to: &buffer)
        writeProposing(to: &buffer)
        writePlacing(to: &buffer)
        writeNormalizing(to: &buffer)
        writeMirroring(to: &buffer)
        writeAnchoring(to: &buffer)
        writeResult(to: &buffer)
    }

    private func writeTitle(to buffer: inout ByteBuffer) {
        let items = trace.spec.items
        buffer.append(TextStyle.bold.text(ReportText.title(trace.rendering.name), isColored: isColored))
        if let item {
            buffer.append("  item \(EscapedText.text(items.ids[item])), number \(item + 1) of \(items.count)\n")
        } else {
            buffer.append("  \(items.count) \(items.count == 1 ? "item" : "items"), from sizes to a canvas\n")
        }
    }

    /// Adds the heading of a stage: its number, its name, and what it does.
    func writeHeading(_ number: Int, _ name: String, _ sentence: String, to buffer: inout ByteBuffer) {
        buffer.append("\n")
        buffer.append(TextStyle.bold.text("\(number) \(name)".padded(to: 13), isColored: isColored))
        buffer.append(sentence + "\n")
    }

    /// Adds the lines of formulas.
    func write(_ formulas: FormulaTable, to buffer: inout ByteBuffer) {
        for line in formulas.lines(columns: columns - 2) { writeLine(line, to: &buffer) }
    }

    /// Adds a line below a heading.
    func writeLine(_ line: String, to buffer: inout ByteBuffer) {
        buffer.append("  \(line)\n")
    }

    /// Adds words or phrases on as many lines as they need.
    func write(_ parts: [String], to buffer: inout ByteBuffer) {
        var line = ""
        for part in parts {
            let width = DisplayWidth.columns(of: line) + 2 + DisplayWidth.columns(of: part)
            if !line.isEmpty, width > columns - 2 {
                writeLine(line, to: &buffer)
                line = "  "
            }
            line += (line.allSatisfy { $0 == " " } ? "" : "  ") + part
        }
        if !line.isEmpty { writeLine(line, to: &buffer) }
    }

    /// Adds the first frames, and how many more there are.
    func write(_ frames: [CGRect], to buffer: inout ByteBuffer) {
        let isShort = frames.count <= Self.shownItems + 2
        let shown = Array(frames.indices.prefix(isShort ? frames.count : Self.shownItems))
        let names = shown.map { EscapedText.text(trace.spec.items.ids[$0]).shortened(to: 24) }
        let sizes = shown.map { GeometryText.text(frames[$0].size) }
        let nameWidth = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
        let sizeWidth = sizes.map { DisplayWidth.columns(of: $0) }.max() ?? 0
        for (index, frame) in shown.map({ frames[$0] }).enumerated() {
            let (name, size) = (names[index].padded(to: nameWidth), sizes[index].padded(to: sizeWidth))
            writeLine("\(name)  \(size) at \(GeometryText.text(frame.origin))", to: &buffer)
        }
        if !isShort { writeLine("and \(frames.count - shown.count) more", to: &buffer) }
    }

    /// Adds a small map of a cluster in its own coordinates.
    func writeMap(of cluster: CanvasCluster, to buffer: inout ByteBuffer) {
        guard var options = stageMap, !cluster.frames.isEmpty else { return }
        options.hasCanvas = false
        writeMap(of: trace.rendering(of: cluster), options, to: &buffer)
    }

    /// Adds a small map, the item pointed out that is followed.
    func writeMap(of rendering: Rendering, _ options: MinimapOptions, to buffer: inout ByteBuffer) {
        var options = options
        options.isColored = isColored
        var rendering = rendering
        if let item {
            options.changed = [item]
            // Marks of other overlaps could hide the item.
            rendering = rendering.with(overlaps: OverlapPairs())
        }
        let map = Minimap(rendering, options)
        map.write(to: &buffer)
        // The followed item is the only one that is pointed out.
        let legend = map.legend.filter { item == nil || !$0.hasSuffix("changed") }
        JoinedParts.append(legend, columns: options.columns, to: &buffer)
    }
}
