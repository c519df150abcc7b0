import CanvasEngine

/// A diff for people, one fact a line: the causes, the canvas, the items, the overlaps, the view.
///
/// At most 25 lines, unless each change is asked for; up to ten changed items are all listed.
struct DiffText: Sendable {
    /// The diff.
    let diff: CanvasDiff
    /// Whether every change is listed.
    var isFull = false

    private static let causeLimit = 4
    private static let nameLimit = 8

    /// Adds the line for renderings that do not differ.
    static func writeNothing(causes: [KeyChange], to buffer: inout ByteBuffer) {
        buffer.append("nothing changed")
        if !causes.isEmpty {
            buffer.append(" by ")
            buffer.append(causes.prefix(3).map(text).joined(separator: ", "))
            if causes.count > 3 { buffer.append(" and \(causes.count - 3) more keys") }
        }
        buffer.append("\n")
    }

    /// Adds all lines.
    func write(to buffer: inout ByteBuffer) {
        for line in lines() {
            buffer.append(line)
            buffer.append("\n")
        }
    }

    /// The lines, without line ends.
    func lines() -> [String] {
        causeLines() + itemLines() + canvasLines() + moveLines() + overlapLines() + gapLines() + visibilityLines()
    }

    private func causeLines() -> [String] {
        let causes = diff.causes
        guard !isFull, causes.count > Self.causeLimit else { return causes.map(Self.text) }
        let shown = causes.prefix(Self.causeLimit - 1).map(Self.text)
        return shown + ["\(causes.count - shown.count) more keys of the spec"]
    }

    private static func text(_ cause: KeyChange) -> String {
        func value(_ text: String?) -> String { text.map(EscapedText.text) ?? "not set" }
        return "\(EscapedText.text(cause.key)) \(value(cause.old)) -> \(value(cause.new))"
    }

    private func itemLines() -> [String] {
        var lines: [String] = []
        func add(_ items: [Int], _ what: String, of rendering: Rendering) {
            if !items.isEmpty { lines.append("\(items.count) \(what): \(names(items, of: rendering))") }
        }
        add(diff.matching.added, "added", of: diff.new)
        add(diff.matching.removed, "removed", of: diff.old)
        if let reordered = diff.reordered {
            add(reordered, "reordered", of: diff.new)
        } else {
            lines.append("the items are in another order")
        }
        var marks: [String] = []
        for (items, what) in [(diff.regrouped, "in another group"), (diff.relabelled, "with another label")]
        where !items.isEmpty {
            marks.append("\(items.count) \(what): \(names(items, of: diff.new))")
        }
        return marks.isEmpty ? lines : lines + [marks.joined(separator: "; ")]
    }

    private func overlapLines() -> [String] {
        guard let overlaps = diff.overlaps else { return [] }
        let counts = "overlaps \(overlaps.oldCount) -> \(overlaps.newCount)"
        guard overlaps.isComplete else { return ["\(counts) at least"] }
        var parts: [String] = []
        func add(_ pairs: [OverlapPairs.Pair], _ what: String, of rendering: Rendering) {
            guard !pairs.isEmpty else { return }
            let limit = isFull ? pairs.count : Self.nameLimit / 2
            let ids = rendering.spec.items.ids
            let texts = pairs.prefix(limit).map {
                "\(EscapedText.text(ids[Int($0.first)])) with \(EscapedText.text(ids[Int($0.second)]))"
            }
            let rest = pairs.count > texts.count ? " and \(pairs.count - texts.count) more" : ""
            parts.append("\(what) \(texts.joined(separator: ", "))\(rest)")
        }
        add(overlaps.appeared, "new", of: diff.new)
        add(overlaps.vanished, "gone", of: diff.old)
        return ["\(counts): \(parts.joined(separator: "; "))"]
    }

    private func gapLines() -> [String] {
        guard let gap = diff.gap else { return [] }
        func text(_ length: CGFloat?) -> String { length.map(NumberText.text) ?? "none" }
        return ["smallest gap \(text(gap.old)) -> \(text(gap.new))"]
    }

    private func visibilityLines() -> [String] {
        guard let change = diff.visibility else { return [] }
        guard let now = change.newCount else { return ["the viewport is gone"] }
        let total = diff.new.resolution.frames.count
        guard let before = change.oldCount else { return ["a viewport, \(now) of \(total) visible"] }
        var parts: [String] = []
        if !change.appeared.isEmpty {
            parts.append("in view \(names(change.appeared, of: diff.new, atMost: Self.nameLimit / 2))")
        }
        if !change.hidden.isEmpty {
            parts.append("out of view \(names(change.hidden, of: diff.old, atMost: Self.nameLimit / 2))")
        }
        return ["visible \(before) -> \(now) of \(total): \(parts.joined(separator: "; "))"]
    }

    /// The ids of some items, the first few of many.
    func names(_ items: [Int], of rendering: Rendering, atMost limit: Int = nameLimit) -> String {
        let limit = isFull || items.count <= MoveSummary.listLimit ? items.count : limit
        let ids = rendering.spec.items.ids
        let shown = items.prefix(limit).map { EscapedText.text(ids[$0]) }.joined(separator: ", ")
        return items.count > limit ? "\(shown) and \(items.count - limit) more" : shown
    }
}
