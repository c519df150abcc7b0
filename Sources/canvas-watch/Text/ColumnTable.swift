/// Rows of cells that stand under each other; what is too wide for its column goes on below.
struct ColumnTable {
    /// The space between two columns.
    private static let gap = 2
    /// The least width that the last column keeps.
    private static let leastRest = 16

    /// The widest that each column but the last gets; a single word that is wider sticks out.
    let limits: [Int]
    private(set) var rows: [[String]] = []

    init(limits: [Int]) {
        self.limits = limits
    }

    /// Adds a row.
    mutating func add(_ cells: String...) {
        rows.append(cells)
    }

    /// The table as lines of at most a number of columns, each with an indent in front.
    func text(indent: Int, columns: Int) -> String {
        let widths = widths(columns: columns - indent)
        var text = ""
        for row in rows {
            let cells = zip(row, widths).map { WrappedText.lines(of: $0, columns: $1) }
            for line in 0..<(cells.map(\.count).max() ?? 0) {
                text += Self.line(line, of: cells, widths: widths, indent: indent) + "\n"
            }
        }
        return text
    }

    private static func line(_ number: Int, of cells: [[String]], widths: [Int], indent: Int) -> String {
        var (line, place, column) = (String(repeating: " ", count: indent), indent, indent)
        for (cell, width) in zip(cells, widths) {
            if number < cell.count {
                line += String(repeating: " ", count: max(0, place - column)) + cell[number]
                column = max(place, column) + DisplayWidth.columns(of: cell[number])
            }
            place += width + gap
        }
        return line
    }

    /// The width of each column: its widest cell or its limit, and the rest of the line for the last.
    private func widths(columns: Int) -> [Int] {
        var widths: [Int] = []
        for (column, limit) in limits.enumerated() {
            let cells = rows.map { column < $0.count ? $0[column] : "" }
            let widest = cells.map { DisplayWidth.columns(of: $0) }.max() ?? 0
            let word = cells.flatMap { $0.split(separator: " ") }.map { DisplayWidth.columns(of: String($0)) }.max()
            widths.append(max(min(widest, limit), word ?? 0))
        }
        return widths + [max(Self.leastRest, columns - widths.reduce(0) { $0 + $1 + Self.gap })]
    }
}
