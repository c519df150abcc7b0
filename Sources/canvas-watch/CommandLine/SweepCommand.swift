/// Tries values of one key, and shows what becomes of the canvas with each.
struct SweepCommand {
    /// The most maps that are drawn.
    private static let mapLimit = 60
    /// How many columns a map has of which several stand side by side.
    private static let mapColumns = 25...38

    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Sweeps, and gives back the exit status.
    func run() throws(UsageProblem) -> Int32 {
        let words = invocation.operands.dropFirst().map(\.shown)
        guard let key = words.first else { return ExitStatus.unanswered }
        let values: SweepValues
        do throws(SweepProblem) {
            values = try SweepValues.parse(Array(words.dropFirst()))
        } catch {
            throw .sweep(error)
        }
        var spec = SingleSpec(invocation, console)
        guard let found = spec.found else { return ExitStatus.unanswered }
        return sweep(found, &spec, key, values)
    }

    private func sweep(_ found: FoundSpec, _ spec: inout SingleSpec, _ key: String, _ values: SweepValues) -> Int32 {
        var rows: [SweepRow] = []
        var renderings: [(row: Int, rendering: Rendering)] = []
        for value in values.values {
            let setting = Setting(key: key, value: value, origin: .sweep)
            switch spec.evaluate(found, with: invocation.settings + [setting]) {
            case .good(let rendering):
                if invocation.wantsMaps, renderings.count < Self.mapLimit { renderings.append((rows.count, rendering)) }
                rows.append(SweepRow(value: value, outcome: .good(SweepFacts(rendering))))
            case .bad(let broken):
                rows.append(SweepRow(value: value, outcome: .broken(broken)))
            }
        }
        let status = rows.contains { $0.facts == nil } ? ExitStatus.no : ExitStatus.fine
        let best = SweepRow.best(of: rows)
        var buffer = ByteBuffer()
        switch invocation.format {
        case .json:
            let json = SweepJSON(spec: found.name.shown, key: key)
            for (index, row) in rows.enumerated() { json.write(row, isBest: index == best, to: &buffer) }
        case .text:
            if rows.allSatisfy({ $0.facts == nil }), case .broken(let broken)? = rows.first?.outcome {
                return complain(about: broken, rows.count)
            }
            let isColored = console.isColored(.output, invocation.color)
            let range = values.range.map { "\($0.first) to \($0.last) by \($0.step)" }
            let text = SweepText(
                spec: found.name.shown, key: key, range: range, rows: rows, best: best, isColored: isColored)
            text.write(to: &buffer)
            writeMaps(renderings, rows, best, isColored, to: &buffer)
        }
        return max(console.put(buffer.bytes), status)
    }

    /// Says what is wrong where no value gives a canvas: with the first one in full.
    private func complain(about broken: BrokenSpec, _ count: Int) -> Int32 {
        var printer = ReportPrinter(invocation, console)
        let status = printer.show(broken)
        if count > 1 { console.complain("none of \(count) values gives a canvas; this is about the first") }
        return status
    }

    private func writeMaps(
        _ renderings: [(row: Int, rendering: Rendering)], _ rows: [SweepRow], _ best: Int?, _ isColored: Bool,
        to buffer: inout ByteBuffer
    ) {
        guard var options = console.mapOptions(invocation), !renderings.isEmpty else { return }
        if invocation.mapSize == nil {
            let share = SweepMaps.columns(of: renderings.count, in: console.columns, least: Self.mapColumns.lowerBound)
            options.columns = min(share, Self.mapColumns.upperBound)
            options.rows = options.columns / 2
        }
        let entries = renderings.map { row, rendering in
            SweepMaps.Entry(
                title: rows[row].value.shortened(to: max(1, options.columns - 6)), isBest: row == best,
                rendering: rendering)
        }
        SweepMaps(columns: console.columns, isColored: isColored).write(entries, options, to: &buffer)
        let rest = rows.reduce(0) { $0 + ($1.facts == nil ? 0 : 1) } - renderings.count
        if rest > 0 { buffer.append("and \(rest) values without a map\n") }
    }
}
