import CanvasEngine

/// Writes what came of a spec for people: verdict, map, the numbers under it, warnings.
struct ReportText {
    /// How maps are drawn; nil leaves them out.
    var map: MinimapOptions?
    /// Whether the text may use colours.
    var isColored = false
    /// Whether a map that follows another one shows where moved items were.
    var showsGhosts = false
    /// Whether every change is listed.
    var isFull = false
    /// The columns at which a warning goes on in the next line; nil where each keeps to one, as files and pipes want it.
    var warningColumns: Int?

    /// The number of ids that a warning names in a text.
    private static let namedItems = 8

    /// The columns that a line should keep to.
    private var lineColumns: Int { max(map?.columns ?? 80, 40) }

    /// Adds the report of a good spec.
    func append(_ rendering: Rendering, to buffer: inout ByteBuffer) {
        appendVerdict(on: rendering, to: &buffer)
        appendBody(of: rendering, to: &buffer)
    }

    /// Adds the line that tells how a spec fares.
    func appendVerdict(on rendering: Rendering, cause: String = "", to buffer: inout ByteBuffer) {
        let count = rendering.spec.items.count
        appendTitle(rendering.name, to: &buffer)
        buffer.append("  \(count) \(count == 1 ? "item" : "items")  ")
        let verdict = Self.verdict(on: rendering.warnings)
        append(verdict.text, verdict.isGood ? .good : .caution, to: &buffer)
        buffer.append(cause + "\n")
    }

    /// Adds a spec's name.
    func appendTitle(_ name: String, to buffer: inout ByteBuffer) {
        append(Self.title(name), .bold, to: &buffer)
    }

    /// Adds everything below the verdict.
    func appendBody(of rendering: Rendering, to buffer: inout ByteBuffer) {
        var scale: MapScale?
        if var options = map {
            options.isColored = isColored
            let map = Minimap(rendering, options)
            map.write(to: &buffer)
            JoinedParts.append(map.legend, columns: lineColumns, to: &buffer)
            scale = map.scale
        }
        appendSizes(of: rendering, scale, to: &buffer)
        appendViewport(of: rendering, to: &buffer)
        appendWarnings(of: rendering, to: &buffer)
    }

    /// Adds the warnings, one a line.
    func appendWarnings(of rendering: Rendering, to buffer: inout ByteBuffer) {
        for warning in rendering.warnings { append(warning, of: rendering, to: &buffer) }
        PrintedLines.append(rendering.printed, to: &buffer)
        if let first = rendering.beforeMeasuring { appendPasses(from: first, to: rendering, to: &buffer) }
    }

    /// Adds what shows before measuring, and how it jumps when the sizes are known.
    private func appendPasses(from first: Rendering, to settled: Rendering, to buffer: inout ByteBuffer) {
        buffer.append("before measuring, every item at ")
        buffer.append(size: settled.spec.itemSize ?? settled.spec.estimatedItemSize)
        buffer.append(":\n")
        if var options = map {
            options.isColored = isColored
            Minimap(first, options).write(to: &buffer)
        }
        // The view is that of the settled canvas, so that only frames and canvas are compared.
        guard let diff = CanvasDiff(from: first, to: settled.withoutView) else {
            buffer.append("nothing jumps when the sizes are known\n")
            return
        }
        buffer.append("what jumps when the sizes are known:\n")
        DiffText(diff: diff).write(to: &buffer)
    }

    /// A spec's name without the endings that all specs have.
    static func title(_ name: String) -> String {
        var name = name
        return name.withUTF8 { bytes in
            let length = endings.first { $0.count < bytes.count && bytes.suffix($0.count).elementsEqual($0) }?.count
            return EscapedText.text(String(decoding: bytes.dropLast(length ?? 0), as: UTF8.self))
        }
    }

    private static let endings = [".layout.json", ".layout.json5", ".items.json", ".items.json5"].map { Array($0.utf8) }

    /// What the warnings of a spec come down to: the two worst, each with its cure, and how many more there are.
    static func verdict(on warnings: [Warning]) -> (text: String, isGood: Bool) {
        guard let first = warnings.first else { return ("OK", true) }
        let verdicts = warnings.compactMap(\.verdict)
        guard !verdicts.isEmpty else {
            let rest = warnings.count == 1 ? "" : " and \(warnings.count - 1) more"
            return ("OK, but \(first.code)\(rest)", true)
        }
        let rest = verdicts.count > 2 ? "; \(verdicts.count - 2) more" : ""
        return (verdicts.prefix(2).joined(separator: "; ") + rest, false)
    }

    /// The size of the canvas, what the layout derived, and the scale of the map, on as many lines as they need.
    private func appendSizes(of rendering: Rendering, _ scale: MapScale?, to buffer: inout ByteBuffer) {
        let resolution = rendering.resolution
        var parts = JoinedParts(columns: lineColumns)
        parts.add(to: &buffer) {
            $0.append("canvas ")
            $0.append(size: resolution.contentSize)
        }
        if resolution.contentBounds != CGRect(origin: .zero, size: resolution.contentSize) {
            parts.add(to: &buffer) {
                $0.append("content ")
                $0.append(rect: resolution.contentBounds)
            }
        }
        for value in resolution.derived {
            guard case .number(let number) = value.content else { continue }
            parts.add(to: &buffer) {
                $0.append(value.name)
                $0.append(" ")
                $0.append(number: number)
            }
        }
        if let scale {
            parts.add(to: &buffer) {
                $0.append("1 column = ")
                $0.append(number: scale.pointsPerColumn)
                $0.append(" pt, 1 row = ")
                $0.append(number: scale.pointsPerRow)
                $0.append(" pt")
            }
        }
        parts.end(in: &buffer)
    }

    private func appendViewport(of rendering: Rendering, to buffer: inout ByteBuffer) {
        guard let viewport = rendering.viewport else { return }
        var parts = JoinedParts(columns: lineColumns)
        parts.add(to: &buffer) {
            $0.append("viewport ")
            $0.append(rect: viewport.rect)
        }
        parts.add("visible \(viewport.visible.count) of \(rendering.spec.items.count)", to: &buffer)
        parts.add("kept ready \(viewport.realized.count)", to: &buffer)
        parts.end(in: &buffer)
    }

    private func append(_ warning: Warning, of rendering: Rendering, to buffer: inout ByteBuffer) {
        var text = EscapedText.text(warning.message)
        if warning.namesItems { text += ": " + Self.names(of: warning, in: rendering) }
        if let cure = warning.cure { text += "; " + EscapedText.text(cure) }
        if let place = warning.place { text += " (\(EscapedText.text(place.file)):\(place.line):\(place.column))" }
        text = "warning: \(text) [\(warning.code)]"
        // The lines that follow the first are set off by two columns.
        let lines = warningColumns.map { WrappedText.lines(of: text, columns: $0 - 2) } ?? [text]
        let title = text.prefix { $0 != " " }
        append(String(title), .caution, to: &buffer)
        buffer.append(String(lines.joined(separator: "\n  ").dropFirst(title.count)) + "\n")
    }

    /// The ids of the first items that a warning is about.
    static func names(of warning: Warning, in rendering: Rendering) -> String {
        let ids = rendering.spec.items.ids
        let shown = warning.items.prefix(namedItems)
        let names = shown.map { EscapedText.text(ids[$0]) }.joined(separator: ", ")
        return warning.count > shown.count ? "\(names) and \(warning.count - shown.count) more" : names
    }

    private func append(_ text: String, _ style: TextStyle, to buffer: inout ByteBuffer) {
        buffer.append(style.text(text, isColored: isColored))
    }
}
