import CanvasEngine

/// The maps of a sweep, side by side, all at one scale: how the canvas grows is then seen too.
struct SweepMaps: Sendable {
    /// The columns between two maps.
    private static let gap = 2

    /// The columns that the maps have beside each other.
    let columns: Int
    let isColored: Bool

    /// A map, and what stands above it.
    struct Entry: Sendable {
        let title: String
        let isBest: Bool
        let rendering: Rendering
    }

    /// How many columns each of some maps has when they share the lines evenly, as many beside each other as have room for
    /// the least number.
    static func columns(of count: Int, in columns: Int, least: Int) -> Int {
        let perRow = max(1, min(count, (columns + gap) / (least + gap)))
        return min(columns, (columns + gap) / perRow - gap)
    }

    /// Adds the maps, and the scale below them.
    func write(_ entries: [Entry], _ options: MinimapOptions, to buffer: inout ByteBuffer) {
        var options = options
        options.isColored = isColored
        options.hasAxes = false
        options.extent = entries.reduce(CGRect.zero) { $0.union(Minimap.extent(of: $1.rendering, hasCanvas: true)) }
        let perRow = max(1, (columns + Self.gap) / (options.columns + Self.gap))
        var legend: [String] = []
        var scale: MapScale?
        for start in stride(from: 0, to: entries.count, by: perRow) {
            let row = entries[start..<min(start + perRow, entries.count)]
            let maps = row.map { Minimap($0.rendering, options) }
            for line in maps.flatMap(\.legend).compactMap(shared) where !legend.contains(line) { legend.append(line) }
            scale = maps.first?.scale ?? scale
            buffer.append("\n")
            write(row.map(title(of:)), to: &buffer, width: options.columns)
            let pictures = maps.map(Self.lines)
            let blank = pictures.map { $0.reversed().prefix { $0.isEmpty }.count }.min() ?? 0
            for line in 0..<max(0, (pictures.map(\.count).max() ?? 0) - blank) {
                write(pictures.map { line < $0.count ? $0[line] : "" }, to: &buffer, width: options.columns)
            }
        }
        for line in legend { buffer.append(line + "\n") }
        guard let scale else { return }
        let (across, down) = (NumberText.text(scale.pointsPerColumn), NumberText.text(scale.pointsPerRow))
        buffer.append("in every map 1 column = \(across) pt, 1 row = \(down) pt\n")
    }

    /// A line of a legend as it holds for all maps; nil where it is about one of them.
    private func shared(_ line: String) -> String? {
        if line.hasSuffix("a cell") { return ".:+*# from few to many items a cell" }
        return line.contains(" is ") ? nil : line
    }

    private func title(of entry: Entry) -> String {
        let text = EscapedText.text(entry.title) + (entry.isBest ? "  best" : "")
        return (entry.isBest ? TextStyle.good : .bold).text(text, isColored: isColored)
    }

    private static func lines(of map: Minimap) -> [String] {
        var buffer = ByteBuffer()
        map.write(to: &buffer)
        let lines = buffer.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        return lines.map { line in
            let end = line.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? line.startIndex
            return String(decoding: line[..<end], as: UTF8.self)
        }
    }

    /// Adds cells of one width beside each other, without blanks at the end.
    private func write(_ cells: [String], to buffer: inout ByteBuffer, width: Int) {
        var (line, missing) = ("", 0)
        for cell in cells {
            line += String(repeating: " ", count: missing) + cell
            missing = max(0, width - Self.visibleColumns(of: cell)) + Self.gap
        }
        buffer.append(line + "\n")
    }

    /// The columns of a text without its control sequences, all of which end with an m.
    private static func visibleColumns(of text: String) -> Int {
        var plain = ""
        for part in text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
            plain += part.offset == 0 ? part.element : part.element.drop { $0 != "m" }.dropFirst()
        }
        return DisplayWidth.columns(of: plain)
    }
}
