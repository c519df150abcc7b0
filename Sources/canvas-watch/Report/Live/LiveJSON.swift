import CanvasEngine

/// Tells what a watch sees as JSON, one event a line; status lines for people go to standard error.
struct LiveJSON<Output: ByteOutput, Errors: ByteOutput>: WatchReporting {
    private let output: Output
    private let status: StatusLines<Errors>
    private let isFull: Bool
    private var buffer = ByteBuffer()

    init(output: Output, errors: Errors, isFull: Bool = false) {
        self.output = output
        self.isFull = isFull
        status = StatusLines(errors)
    }

    mutating func show(_ event: WatchEvent<Rendering, BrokenSpec>) -> OutputOutcome {
        buffer.removeAll()
        buffer.append("{\"event\":\"\(event.kind.name)\",\"sequence\":\(event.sequence),\"cause\":[")
        for (index, file) in event.cause.enumerated() {
            if index > 0 { buffer.append(",") }
            JSONText.append(file.name.shown, to: &buffer)
        }
        buffer.append("]")
        appendFacts(of: event.kind)
        buffer.append("}\n")
        let outcome = output.write(buffer.bytes)
        status.show(event.kind)
        return outcome
    }

    mutating func redraw() -> OutputOutcome { .written }

    mutating func suspend() {}

    private mutating func appendFacts(of kind: WatchEvent<Rendering, BrokenSpec>.Kind) {
        switch kind {
        case .report(_, let rendering, let last):
            ReportJSON.append(rendering, to: &buffer)
            buffer.append(",\"update\":\"\(rendering.update.name)\",\"diff\":")
            append(last.flatMap { CanvasDiff(from: $0, to: rendering, causes: rendering.causes(since: $0)) })
        case .problem(_, let broken, _):
            ReportJSON.append(broken, to: &buffer)
        case .unchanged(let spec), .removed(let spec):
            buffer.append(",\"spec\":")
            JSONText.append(spec.name.shown, to: &buffer)
        case .notice(let status), .ready(let status):
            buffer.append(",\"specs\":\(status.specs),\"message\":")
            JSONText.append(StatusText.line(for: status), to: &buffer)
        case .end(let end):
            buffer.append(",\"message\":")
            JSONText.append(StatusText.line(for: end), to: &buffer)
        }
    }

    private mutating func append(_ diff: CanvasDiff?) {
        if let diff { DiffJSON(diff: diff, isFull: isFull).write(to: &buffer) } else { buffer.append("null") }
    }
}

extension Rendering {
    /// The keys of the spec that changed since an earlier rendering.
    func causes(since last: Rendering) -> [KeyChange] {
        KeyChange.changes(from: last.spec.written, to: spec.written)
    }
}

extension WatchEvent.Kind {
    /// The name of the event in JSON.
    fileprivate var name: String {
        switch self {
        case .report: "report"
        case .problem: "problem"
        case .unchanged: "unchanged"
        case .removed: "removed"
        case .notice: "notice"
        case .ready: "ready"
        case .end: "end"
        }
    }
}

extension CanvasUpdate {
    /// The name of what a change asked for, in JSON.
    fileprivate var name: String {
        switch self {
        case .nothing: "nothing"
        case .behaviour: "behaviour"
        case .layout: "layout"
        }
    }
}
