import CanvasEngine

/// A diff as a JSON object, with the facts of `DiffText`; fields without facts are left out.
struct DiffJSON: Sendable {
    /// The diff.
    let diff: CanvasDiff
    /// Whether every move is listed.
    var isFull = false

    /// The number of overlapping pairs that are listed at most; their counts are always whole.
    private static let pairLimit = 10_000

    /// Adds the object.
    func write(to buffer: inout ByteBuffer) {
        buffer.appendObject { buffer in
            writeCauses(to: &buffer)
            writeItems(to: &buffer)
            writeCanvas(to: &buffer)
            writeMoves(to: &buffer)
            writeOverlaps(to: &buffer)
            writeGap(to: &buffer)
            writeVisibility(to: &buffer)
        }
    }

    private func writeGap(to buffer: inout ByteBuffer) {
        guard let gap = diff.gap else { return }
        buffer.append(key: "smallestGap")
        buffer.appendObject {
            for (key, length) in [("old", gap.old), ("new", gap.new)] as [(StaticString, CGFloat?)] {
                $0.append(key: key)
                if let length { $0.appendJSON(length) } else { $0.append("null") }
            }
        }
    }

    private func writeCauses(to buffer: inout ByteBuffer) {
        buffer.append(key: "causes")
        buffer.appendList(diff.causes) { buffer, cause in
            buffer.appendObject {
                $0.append(key: "key")
                $0.appendJSON(cause.key)
                $0.append(key: "old")
                $0.appendJSON(cause.old)
                $0.append(key: "new")
                $0.appendJSON(cause.new)
            }
        }
    }

    private func writeItems(to buffer: inout ByteBuffer) {
        func add(_ key: StaticString, _ items: [Int], of rendering: Rendering) {
            guard !items.isEmpty else { return }
            buffer.append(key: key)
            buffer.appendJSON(idsOf: items, in: rendering.spec.items)
        }
        add("added", diff.matching.added, of: diff.new)
        add("removed", diff.matching.removed, of: diff.old)
        // Where the whole order is another one, all items that both have are listed.
        let kept = { (0..<diff.new.spec.items.count).filter { diff.matching.source(of: $0) != nil } }
        add("reordered", diff.reordered ?? kept(), of: diff.new)
        add("regrouped", diff.regrouped, of: diff.new)
        add("relabelled", diff.relabelled, of: diff.new)
    }

    private func writeOverlaps(to buffer: inout ByteBuffer) {
        guard let overlaps = diff.overlaps else { return }
        buffer.append(key: "overlaps")
        buffer.appendObject { buffer in
            buffer.append(key: "old")
            buffer.appendJSON(overlaps.oldCount)
            buffer.append(key: "new")
            buffer.appendJSON(overlaps.newCount)
            guard overlaps.isComplete else { return buffer.append(",\"atLeast\":true") }
            buffer.append(key: "appeared")
            write(overlaps.appeared, of: diff.new, to: &buffer)
            buffer.append(key: "vanished")
            write(overlaps.vanished, of: diff.old, to: &buffer)
        }
    }

    private func write(_ pairs: [OverlapPairs.Pair], of rendering: Rendering, to buffer: inout ByteBuffer) {
        let items = rendering.spec.items
        buffer.appendList(pairs.prefix(Self.pairLimit)) { buffer, pair in
            buffer.appendJSON(idsOf: [Int(pair.first), Int(pair.second)], in: items)
        }
    }

    private func writeVisibility(to buffer: inout ByteBuffer) {
        guard let change = diff.visibility else { return }
        buffer.append(key: "visible")
        buffer.appendObject { buffer in
            for (key, count) in [("old", change.oldCount), ("new", change.newCount)] as [(StaticString, Int?)] {
                buffer.append(key: key)
                if let count { buffer.appendJSON(count) } else { buffer.append("null") }
            }
            buffer.append(key: "appeared")
            buffer.appendJSON(idsOf: change.appeared, in: diff.new.spec.items)
            buffer.append(key: "hidden")
            buffer.appendJSON(idsOf: change.hidden, in: diff.old.spec.items)
        }
    }
}
