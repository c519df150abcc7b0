import CanvasEngine

/// A sweep as JSON objects, one a line, with the facts of `SweepText`.
struct SweepJSON: Sendable {
    /// The spec by the name of reports.
    let spec: String
    /// The key whose values are tried.
    let key: String

    /// Adds the line of a row.
    func write(_ row: SweepRow, isBest: Bool, to buffer: inout ByteBuffer) {
        buffer.append("{\"spec\":")
        JSONText.append(spec, to: &buffer)
        buffer.append(key: "key")
        buffer.appendJSON(key)
        buffer.append(key: "value")
        ReportJSON.append(Setting(key: key, value: row.value, origin: .sweep).shownValue, to: &buffer)
        switch row.outcome {
        case .broken(let spec):
            buffer.append(key: "diagnostics")
            Diagnostic.appendJSON(spec.diagnostics, to: &buffer)
        case .good(let facts):
            write(facts, to: &buffer)
            buffer.append(key: "best")
            buffer.append(isBest ? "true" : "false")
        }
        buffer.append("}\n")
    }

    private func write(_ facts: SweepFacts, to buffer: inout ByteBuffer) {
        buffer.append(key: "contentSize")
        buffer.appendJSON(facts.contentSize)
        buffer.append(key: "contentBounds")
        buffer.appendJSON(facts.contentBounds)
        buffer.append(key: "derived")
        ReportJSON.append(facts.derived, to: &buffer)
        buffer.append(key: "items")
        buffer.appendJSON(facts.itemCount)
        buffer.append(key: "overlaps")
        buffer.appendJSON(facts.overlapCount)
        if !facts.isOverlapCountComplete {
            buffer.append(key: "atLeast")
            buffer.append("true")
        }
        buffer.append(key: "offCanvas")
        buffer.appendJSON(facts.offCanvasCount)
        if let gap = facts.smallestGap {
            buffer.append(key: "smallestGap")
            buffer.appendJSON(gap)
        }
        if let count = facts.visibleCount {
            buffer.append(key: "visible")
            buffer.appendJSON(count)
        }
        if let density = facts.density {
            buffer.append(key: "density")
            buffer.appendJSON(density)
        }
    }
}
