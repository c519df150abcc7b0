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
            buffer.append(causes.prefix(3), between: ", ") { $0.append($1) }
            if causes.count > 3 { buffer.append(" and \(causes.count - 3) more keys") }
        }
        buffer.append("\n")
    }

    /// Adds all lines.
    func write(to buffer: inout ByteBuffer) {
        writeCauses(to: &buffer)
        writeItems(to: &buffer)
        writeCanvas(to: &buffer)
        writeMoves(to: &buffer)
        writeOverlaps(to: &buffer)
        writeGap(to: &buffer)
        writeVisibility(to: &buffer)
    }

    private func writeCauses(to buffer: inout ByteBuffer) {
        let isLong = !isFull && diff.causes.count > Self.causeLimit
        let shown = isLong ? diff.causes.prefix(Self.causeLimit - 1) : diff.causes[...]
        for cause in shown {
            buffer.append(cause)
            buffer.append("\n")
        }
        if isLong { buffer.append("\(diff.causes.count - shown.count) more keys of the spec\n") }
    }

    private func writeItems(to buffer: inout ByteBuffer) {
        write(diff.matching.added, " added: ", of: diff.new, to: &buffer)
        write(diff.matching.removed, " removed: ", of: diff.old, to: &buffer)
        if let reordered = diff.reordered {
            write(reordered, " reordered: ", of: diff.new, to: &buffer)
        } else {
            buffer.append("the items are in another order\n")
        }
        write(
            diff.regrouped, " in another group: ", of: diff.new, end: diff.relabelled.isEmpty ? "\n" : "; ", to: &buffer
        )
        write(diff.relabelled, " with another label: ", of: diff.new, to: &buffer)
    }

    private func write(
        _ items: [Int], _ what: StaticString, of rendering: Rendering, end: StaticString = "\n",
        to buffer: inout ByteBuffer
    ) {
        if items.isEmpty { return }
        buffer.append(number: items.count)
        buffer.append(what)
        append(items, of: rendering, to: &buffer)
        buffer.append(end)
    }

    private func writeOverlaps(to buffer: inout ByteBuffer) {
        guard let overlaps = diff.overlaps else { return }
        buffer.append("overlaps \(overlaps.oldCount) -> \(overlaps.newCount)")
        guard overlaps.isComplete else { return buffer.append(" at least\n") }
        buffer.append(": ")
        append(overlaps.appeared, "new ", of: diff.new, to: &buffer)
        if !overlaps.appeared.isEmpty, !overlaps.vanished.isEmpty { buffer.append("; ") }
        append(overlaps.vanished, "gone ", of: diff.old, to: &buffer)
        buffer.append("\n")
    }

    private func append(
        _ pairs: [OverlapPairs.Pair], _ what: StaticString, of rendering: Rendering, to buffer: inout ByteBuffer
    ) {
        if pairs.isEmpty { return }
        buffer.append(what)
        let shown = pairs.prefix(isFull ? pairs.count : Self.nameLimit / 2)
        buffer.append(shown, between: ", ") { buffer, pair in
            append(Int(pair.first), of: rendering, to: &buffer)
            buffer.append(" with ")
            append(Int(pair.second), of: rendering, to: &buffer)
        }
        if pairs.count > shown.count { buffer.append(" and \(pairs.count - shown.count) more") }
    }

    private func writeGap(to buffer: inout ByteBuffer) {
        guard let gap = diff.gap else { return }
        buffer.append("smallest gap ")
        buffer.append(CanvasChange.Pair(old: gap.old, new: gap.new)) { buffer, length in
            if let length { buffer.append(number: length) } else { buffer.append("none") }
        }
        buffer.append("\n")
    }

    private func writeVisibility(to buffer: inout ByteBuffer) {
        guard let change = diff.visibility else { return }
        guard let now = change.newCount else { return buffer.append("the viewport is gone\n") }
        let total = diff.new.resolution.frames.count
        guard let before = change.oldCount else { return buffer.append("a viewport, \(now) of \(total) visible\n") }
        buffer.append("visible \(before) -> \(now) of \(total): ")
        if !change.appeared.isEmpty {
            buffer.append("in view ")
            append(change.appeared, of: diff.new, atMost: Self.nameLimit / 2, to: &buffer)
        }
        if !change.hidden.isEmpty {
            buffer.append(change.appeared.isEmpty ? "out of view " : "; out of view ")
            append(change.hidden, of: diff.old, atMost: Self.nameLimit / 2, to: &buffer)
        }
        buffer.append("\n")
    }

    /// Adds the ids of some items, the first few of many.
    func append(_ items: [Int], of rendering: Rendering, atMost limit: Int = nameLimit, to buffer: inout ByteBuffer) {
        let limit = isFull || items.count <= MoveSummary.listLimit ? items.count : limit
        buffer.append(items.prefix(limit), between: ", ") { append($1, of: rendering, to: &$0) }
        if items.count > limit { buffer.append(" and \(items.count - limit) more") }
    }

    /// Adds the id of an item.
    func append(_ item: Int, of rendering: Rendering, to buffer: inout ByteBuffer) {
        let ids = rendering.spec.items.ids
        buffer.append(escaped: ids.bytes[ids.range(of: item)])
    }
}

extension ByteBuffer {
    /// Adds a key with its values before and now.
    fileprivate mutating func append(_ cause: KeyChange) {
        append(escaped: cause.key)
        append(" ")
        append(escaped: cause.old ?? "not set")
        append(" -> ")
        append(escaped: cause.new ?? "not set")
    }
}
