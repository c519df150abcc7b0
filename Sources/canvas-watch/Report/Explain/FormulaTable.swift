/// Formulas below each other, their equals signs in line: `x = left + slack * anchor = 24 + 22 * 1 = 46`.
struct FormulaTable {
    /// The rows: a name, then what it equals, from the symbols over the numbers to the result.
    private(set) var rows: [[String]] = []

    /// Adds a formula.
    mutating func add(_ name: String, _ parts: String...) {
        add(name, parts)
    }

    /// Adds a formula; parts that repeat the one before say nothing and are left out.
    mutating func add(_ name: String, _ parts: [String]) {
        var row = [name]
        for part in parts where part != row.last { row.append(part) }
        rows.append(row)
    }

    /// The rows as lines of text; a row that is wider than a number of columns goes on below its first equals sign.
    func lines(columns: Int) -> [String] {
        let names = width(of: 0, in: rows)
        let isLong = rows.map { row in
            let rest = row.dropFirst().reduce(0) { $0 + 3 + DisplayWidth.columns(of: $1) }
            return row.count > 2 && names + rest > columns
        }
        let short = zip(rows, isLong).filter { !$1 }.map(\.0)
        return zip(rows, isLong).flatMap { row, isLong in
            isLong ? Self.broken(row, names: names) : [line(row, beside: short, names: names)]
        }
    }

    private func line(_ row: [String], beside rows: [[String]], names: Int) -> String {
        let cells = row.enumerated().map { column, cell in
            let width = column == 0 ? names : width(of: column, in: rows)
            return column + 1 == row.count ? cell : cell.padded(to: width)
        }
        return cells.joined(separator: " = ")
    }

    /// The symbols on a line of their own, the numbers and the result below.
    private static func broken(_ row: [String], names: Int) -> [String] {
        let second = row.dropFirst(2).joined(separator: " = ")
        return [row[0].padded(to: names) + " = " + row[1], "".padded(to: names) + " = " + second]
    }

    /// The width of a column: its widest cell that something follows.
    private func width(of column: Int, in rows: [[String]]) -> Int {
        rows.map { $0.count > column + 1 ? DisplayWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
}

/// Numbers as formulas have them.
enum FormulaText {
    /// A number.
    static func number(_ value: Double) -> String { NumberText.text(value) }

    /// A number behind an operator: in parentheses when it is negative.
    static func operand(_ value: Double) -> String {
        let text = NumberText.text(value)
        return text.hasPrefix("-") ? "(\(text))" : text
    }

    /// Numbers added up.
    static func sum(_ values: Double...) -> String {
        values.enumerated().map { $0 == 0 ? number($1) : operand($1) }.joined(separator: " + ")
    }

    /// Numbers subtracted from the first one.
    static func difference(_ values: Double...) -> String {
        values.enumerated().map { $0 == 0 ? number($1) : operand($1) }.joined(separator: " - ")
    }
}
