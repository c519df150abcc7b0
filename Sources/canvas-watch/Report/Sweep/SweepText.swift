import CanvasEngine

/// A sweep as a table for people: one row a value, the best one marked.
struct SweepText: Sendable {
    /// The spec by the name of reports.
    let spec: String
    /// The key whose values are tried.
    let key: String
    /// Where the values come from, such as "400 to 1200 by 100"; nil for a list.
    let range: String?
    let rows: [SweepRow]
    /// The best of the rows.
    let best: Int?
    let isColored: Bool

    /// Adds the table and the line below it.
    func write(to buffer: inout ByteBuffer) {
        writeTitle(to: &buffer)
        let cells = rows.indices.map(cells(of:))
        let headings = ["", "canvas", "", "overlaps", "smallest gap", "visible", "covered"]
        let hasViewport = rows.contains { $0.facts?.visibleCount != nil }
        let columns = headings.indices.filter { $0 != 5 || hasViewport }
        let widths = widths(of: cells, headings: headings)
        let keyName = EscapedText.text(key.split(separator: ".").last.map(String.init) ?? key).shortened(to: 32)
        let valueWidth = max(widths[0], DisplayWidth.columns(of: keyName))
        writeHeading(headings, columns, widths, keyName, valueWidth, to: &buffer)
        for (index, row) in rows.enumerated() {
            let value = aligned(shown(row.value), to: valueWidth)
            var line = "  " + value
            if let cells = cells[index] {
                for column in columns.dropFirst() { line += place(cells[column], column, widths) }
                line += remark(on: index)
            } else {
                line += "  " + TextStyle.bad.text(complaint(about: row), isColored: isColored)
            }
            buffer.append(index == best ? TextStyle.good.text(line, isColored: isColored) : line)
            buffer.append("\n")
        }
        writeConclusion(keyName, to: &buffer)
    }

    private func writeTitle(to buffer: inout ByteBuffer) {
        let items = rows.compactMap { $0.facts?.itemCount }
        buffer.append(TextStyle.bold.text(ReportText.title(spec), isColored: isColored))
        if let count = items.first, items.allSatisfy({ $0 == count }) {
            buffer.append("  \(count) \(count == 1 ? "item" : "items")")
        }
        let values = range.map { " from \(EscapedText.text($0))" } ?? ", \(rows.count) values"
        buffer.append("  \(EscapedText.text(key))\(values)\n\n")
    }

    private func writeHeading(
        _ headings: [String], _ columns: [Int], _ widths: [Int], _ keyName: String, _ valueWidth: Int,
        to buffer: inout ByteBuffer
    ) {
        var line = "  " + aligned(keyName, to: valueWidth)
        for column in columns.dropFirst() {
            // The canvas has two columns of numbers below one word.
            if column == 1 {
                line += "  " + headings[1].padded(to: widths[1] + 3 + widths[2])
            } else if column != 2 {
                line += "  " + headings[column].aligned(to: widths[column])
            }
        }
        buffer.append(TextStyle.faint.text(line, isColored: isColored) + "\n")
    }

    /// Numbers stand right, words left.
    private func aligned(_ value: String, to width: Int) -> String {
        let areNumbers = rows.allSatisfy { row in
            if case .number = Setting(key: key, value: row.value, origin: .sweep).shownValue.kind {
                true
            } else {
                false
            }
        }
        return areNumbers ? value.aligned(to: width) : value.padded(to: width)
    }

    private func place(_ cell: String, _ column: Int, _ widths: [Int]) -> String {
        switch column {
        case 1: "  " + cell.aligned(to: widths[1])
        case 2: " x " + cell.padded(to: widths[2])
        default: "  " + cell.aligned(to: widths[column])
        }
    }

    private func widths(of cells: [[String]?], headings: [String]) -> [Int] {
        headings.indices.map { column in
            let widest = cells.compactMap { $0?[column] }.map { DisplayWidth.columns(of: $0) }.max() ?? 0
            if column == 0 { return rows.map { DisplayWidth.columns(of: shown($0.value)) }.max() ?? 0 }
            // "canvas" stands over two columns of at least one digit and the sign between them.
            return max(widest, column == 1 ? 2 : DisplayWidth.columns(of: headings[column]))
        }
    }

    private func cells(of row: Int) -> [String]? {
        guard let facts = rows[row].facts else { return nil }
        let density = facts.density.map { NumberText.text(($0 * 1000).rounded() / 10) + "%" }
        return [
            "", NumberText.text(facts.contentSize.width), NumberText.text(facts.contentSize.height),
            (facts.isOverlapCountComplete ? "" : "at least ") + "\(facts.overlapCount)",
            facts.smallestGap.map { NumberText.text($0) } ?? "-",
            facts.visibleCount.map { "\($0) of \(facts.itemCount)" } ?? "-", density ?? "-",
        ]
    }

    private func remark(on row: Int) -> String {
        if row == best { return "  best" }
        guard let facts = rows[row].facts, facts.offCanvasCount > 0 else { return "" }
        return "  \(facts.offCanvasCount) off the canvas"
    }

    private func complaint(about row: SweepRow) -> String {
        guard case .broken(let spec) = row.outcome else { return "" }
        let error = spec.diagnostics.first { $0.severity == .error }
        return EscapedText.text(error?.message ?? "the spec is broken")
    }

    private func writeConclusion(_ keyName: String, to buffer: inout ByteBuffer) {
        let good = rows.indices.filter { rows[$0].facts != nil }
        guard !good.isEmpty else { return }
        buffer.append("\n")
        if let best {
            let sizes = good.compactMap { rows[$0].facts?.contentSize }
            let area = sizes.allSatisfy { $0 == sizes.first } ? "content" : "canvas"
            buffer.append("best: \(keyName) \(shown(rows[best].value)), the smallest \(area) without overlaps\n")
        } else if let least = good.min(by: { overlaps($0) < overlaps($1) }), overlaps(least) > 0 {
            buffer.append("no value is free of overlaps\(cure(of: least, keyName))\n")
        } else if let facts = rows[good[0]].facts, facts.itemCount > 0 {
            buffer.append("no value is free of overlaps and keeps everything on the canvas\n")
        }
    }

    private func overlaps(_ row: Int) -> Int { rows[row].facts?.overlapCount ?? 0 }

    /// What would clear the row with the fewest overlaps.
    private func cure(of row: Int, _ keyName: String) -> String {
        guard let cure = rows[row].facts?.cure.map(EscapedText.text) else { return "" }
        return cure.hasPrefix(keyName + " ")
            ? "; \(cure)" : "; the fewest with \(keyName) \(shown(rows[row].value)): \(cure)"
    }

    private func shown(_ value: String) -> String {
        value.isEmpty ? "\"\"" : EscapedText.text(value).shortened(to: 32)
    }
}
