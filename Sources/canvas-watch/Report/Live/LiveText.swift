/// Tells what a watch sees to people: reports to the output, the watch's own status to standard error.
struct LiveText<Output: ByteOutput, Errors: ByteOutput>: WatchReporting {
    private let output: Output
    private let status: StatusLines<Errors>
    private let report: () -> ReportText
    private let windowRows: () -> Int?
    private let isColored: Bool
    private var buffer = ByteBuffer()
    /// What was shown last, to be drawn again in a window of another size.
    private var last: WatchEvent<Rendering, BrokenSpec>?

    /// The fewest rows that a map is lowered to.
    private static var lowestMap: Int { 8 }
    /// How often a map is lowered: without numbers along its edges it may need another legend.
    private static var attempts: Int { 3 }

    /// - Parameters:
    ///   - windowRows: the rows that a report should fit in; nil where nothing scrolls away, or where the user says how
    ///     high a map is.
    ///   - report: how reports look, asked for anew each time because the window may have another size.
    init(
        output: Output, errors: Errors, isColored: Bool, windowRows: @escaping () -> Int? = { nil },
        report: @escaping () -> ReportText
    ) {
        self.windowRows = windowRows
        self.output = output
        self.report = report
        self.isColored = isColored
        status = StatusLines(errors)
    }

    mutating func show(_ event: WatchEvent<Rendering, BrokenSpec>) -> OutputOutcome {
        let outcome = draw(event)
        // Once the reader has it: letting go of the older one takes a while.
        switch event.kind {
        case .report, .problem: last = event
        case .unchanged, .removed, .notice, .ready, .end: break
        }
        status.show(event.kind)
        return outcome
    }

    mutating func redraw() -> OutputOutcome {
        last.map { draw($0) } ?? .written
    }

    mutating func suspend() {}

    /// Draws an event, with a lower map where the window would not hold all of it: its first line is the most important.
    private mutating func draw(_ event: WatchEvent<Rendering, BrokenSpec>) -> OutputOutcome {
        var report = report()
        append(event, in: report)
        guard let window = windowRows() else { return output.write(buffer.bytes) }
        for attempt in 0..<Self.attempts {
            guard let map = report.map, map.rows > Self.lowestMap else { break }
            // The cursor takes a row of its own.
            let excess = TextRows.count(of: buffer.bytes, columns: map.columns) + 1 - window
            if excess <= 0 { break }
            // What the width keeps low is lowered from where it is.
            let rows = attempt == 0 ? Self.rows(of: event, in: map) : map.rows
            if rows <= Self.lowestMap { break }
            report.map?.rows = max(rows - excess, Self.lowestMap)
            append(event, in: report)
        }
        return output.write(buffer.bytes)
    }

    /// The rows that the map of an event takes; for an event without a map, those that it might take.
    private static func rows(of event: WatchEvent<Rendering, BrokenSpec>, in map: MinimapOptions) -> Int {
        let shown: Rendering? =
            switch event.kind {
            case .report(_, let rendering, _): rendering
            case .problem(_, _, let last): last
            case .unchanged, .removed, .notice, .ready, .end: nil
            }
        return shown.map { min(map.rows, Minimap($0, map).rows) } ?? map.rows
    }

    private mutating func append(_ event: WatchEvent<Rendering, BrokenSpec>, in report: ReportText) {
        buffer.removeAll()
        switch event.kind {
        case .report(_, let rendering, let last): append(rendering, after: last, event.cause, in: report)
        case .problem(_, let broken, let last): append(broken, after: last, event.cause, in: report)
        case .unchanged(let spec):
            buffer.append(
                "\(ReportText.title(spec.name.shown))  no change\(Self.text(event.cause, of: spec.name.shown))\n")
        case .removed(let spec): buffer.append("\(ReportText.title(spec.name.shown))  removed\n")
        case .notice, .ready, .end: break
        }
    }

    private mutating func append(
        _ rendering: Rendering, after last: Rendering?, _ cause: [ChangedFile], in report: ReportText
    ) {
        var report = report
        guard let last else {
            report.append(rendering, to: &buffer)
            buffer.append("\n")
            return
        }
        let causes = rendering.causes(since: last)
        let diff = CanvasDiff(from: last, to: rendering, causes: causes)
        report.map?.changed = diff?.marked ?? []
        if report.showsGhosts { report.map?.ghosts = diff?.ghosts ?? [] }
        report.appendVerdict(on: rendering, cause: Self.text(cause, of: rendering.name), to: &buffer)
        report.appendBody(of: rendering, to: &buffer)
        if let diff {
            DiffText(diff: diff, isFull: report.isFull).write(to: &buffer)
        } else {
            DiffText.writeNothing(causes: causes, to: &buffer)
            if rendering.update == .behaviour { buffer.append("only the behaviour changed: nothing was laid out\n") }
        }
        buffer.append("\n")
    }

    private mutating func append(
        _ broken: BrokenSpec, after last: Rendering?, _ cause: [ChangedFile], in report: ReportText
    ) {
        let errors = broken.diagnostics.count { $0.severity == .error }
        report.appendTitle(broken.name, to: &buffer)
        buffer.append("  \(errors) \(errors == 1 ? "error" : "errors")\(Self.text(cause, of: broken.name))\n")
        DiagnosticPrinter(isColored: isColored).print(broken.diagnostics, into: &buffer)
        PrintedLines.append(broken.printed, isFailed: true, to: &buffer)
        if let last, let map = report.map {
            buffer.append("the last good picture, which is stale:\n")
            Minimap(last, map).write(to: &buffer)
        }
        buffer.append("\n")
    }

    /// The files that changed, but for the spec's own, and how many specs the first of them concerns.
    private static func text(_ cause: [ChangedFile], of name: String) -> String {
        let cause = cause.filter { $0.name.shown != name }
        guard let first = cause.first else { return "" }
        let reach = first.users > 1 ? " -> \(first.users) specs" : ""
        let rest = cause.count == 1 ? "" : " and \(cause.count - 1) more"
        return "  (\(EscapedText.text(first.name.shown))\(reach)\(rest))"
    }
}
