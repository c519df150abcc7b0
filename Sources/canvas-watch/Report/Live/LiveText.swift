/// Tells what a watch sees to people: reports to the output, the watch's own status to standard error.
struct LiveText<Output: ByteOutput, Errors: ByteOutput>: WatchReporting {
    private let output: Output
    private let status: StatusLines<Errors>
    private let report: () -> ReportText
    private let isColored: Bool
    private var buffer = ByteBuffer()
    /// What was shown last, to be drawn again in a window of another size.
    private var last: WatchEvent<Rendering, BrokenSpec>?

    /// - Parameter report: how reports look, asked for anew each time because the window may have another size.
    init(output: Output, errors: Errors, isColored: Bool, report: @escaping () -> ReportText) {
        self.output = output
        self.report = report
        self.isColored = isColored
        status = StatusLines(errors)
    }

    mutating func show(_ event: WatchEvent<Rendering, BrokenSpec>) -> OutputOutcome {
        switch event.kind {
        case .report, .problem: last = event
        case .unchanged, .removed, .notice, .ready, .end: break
        }
        let outcome = draw(event)
        status.show(event.kind)
        return outcome
    }

    mutating func redraw() -> OutputOutcome {
        last.map { draw($0) } ?? .written
    }

    mutating func suspend() {}

    private mutating func draw(_ event: WatchEvent<Rendering, BrokenSpec>) -> OutputOutcome {
        buffer.removeAll()
        switch event.kind {
        case .report(_, let rendering, let last): append(rendering, after: last, event.cause)
        case .problem(_, let broken, let last): append(broken, after: last, event.cause)
        case .unchanged(let spec):
            buffer.append(
                "\(ReportText.title(spec.name.shown))  no change\(Self.text(event.cause, of: spec.name.shown))\n")
        case .removed(let spec): buffer.append("\(ReportText.title(spec.name.shown))  removed\n")
        case .notice, .ready, .end: return .written
        }
        return output.write(buffer.bytes)
    }

    private mutating func append(_ rendering: Rendering, after last: Rendering?, _ cause: [FilePath]) {
        var report = report()
        guard let last else {
            report.append(rendering, to: &buffer)
            buffer.append("\n")
            return
        }
        let causes = rendering.causes(since: last)
        let diff = CanvasDiff(from: last, to: rendering, causes: causes)
        report.map?.changed = diff?.changes.map { Int($0.new) } ?? []
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

    private mutating func append(_ broken: BrokenSpec, after last: Rendering?, _ cause: [FilePath]) {
        let report = report()
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

    /// The files that changed, but for the spec's own.
    private static func text(_ cause: [FilePath], of name: String) -> String {
        let cause = cause.filter { $0.shown != name }
        guard let first = cause.first else { return "" }
        let rest = cause.count == 1 ? "" : " and \(cause.count - 1) more"
        return "  (\(EscapedText.text(first.shown))\(rest))"
    }
}
