import CanvasEngine

extension DiffJSON {
    func writeCanvas(to buffer: inout ByteBuffer) {
        guard let canvas = diff.canvas else { return }
        if let size = canvas.size {
            buffer.append(key: "contentSize")
            buffer.appendObject { buffer in
                Self.write(size, to: &buffer)
                buffer.append(key: "terms")
                buffer.appendList(canvas.terms) { Self.write($1, to: &$0) }
            }
        }
        if let origin = canvas.origin {
            buffer.append(key: "origin")
            buffer.appendObject {
                $0.append(key: "old")
                $0.appendJSON(origin.old)
                $0.append(key: "new")
                $0.appendJSON(origin.new)
            }
        }
        if let direction = canvas.direction {
            buffer.append(key: "layoutDirection")
            buffer.appendObject {
                $0.append(key: "old")
                $0.appendJSON(direction.old.rawValue)
                $0.append(key: "new")
                $0.appendJSON(direction.new.rawValue)
            }
        }
    }

    private static func write(_ sizes: CanvasChange.Pair<CGSize>, to buffer: inout ByteBuffer) {
        buffer.append(key: "old")
        buffer.appendJSON(sizes.old)
        buffer.append(key: "new")
        buffer.appendJSON(sizes.new)
    }

    private static func write(_ term: CanvasChange.Term, to buffer: inout ByteBuffer) {
        buffer.appendObject { buffer in
            buffer.append(key: "term")
            switch term {
            case .cluster(let sizes):
                buffer.appendJSON("cluster")
                write(sizes, to: &buffer)
            case .margins(let sums):
                buffer.appendJSON("margins")
                write(sums, to: &buffer)
            case .rule(let rules):
                buffer.appendJSON("contentSize")
                buffer.append(key: "old")
                write(rules.old, to: &buffer)
                buffer.append(key: "new")
                write(rules.new, to: &buffer)
            }
        }
    }

    /// A rule in the form that a spec has it.
    private static func write(_ rule: CanvasContentSize, to buffer: inout ByteBuffer) {
        func add(_ key: StaticString, _ width: CGFloat, _ height: CGFloat) {
            buffer.appendObject {
                $0.append(key: key)
                $0.appendList([width, height]) { $0.appendJSON($1) }
            }
        }
        switch rule {
        case .automatic: buffer.appendJSON("automatic")
        case .fixed(let width, let height): add("fixed", width, height)
        case .atLeast(let width, let height): add("atLeast", width, height)
        }
    }

    func writeMoves(to buffer: inout ByteBuffer) {
        let summary = MoveSummary(diff, isFull: isFull)
        if summary.movedCount > 0 {
            buffer.append(key: "moved")
            buffer.appendObject { write(summary, to: &$0) }
        }
        let resized = diff.changes.filter(\.isResized)
        guard !resized.isEmpty else { return }
        buffer.append(key: "resized")
        buffer.appendList(resized) { buffer, change in
            buffer.appendObject {
                $0.append(key: "id")
                $0.appendJSON(diff.new.spec.items.ids, Int(change.new))
                let (old, new) = (diff.old.resolution.frames, diff.new.resolution.frames)
                Self.write(.init(old: old[Int(change.old)].size, new: new[Int(change.new)].size), to: &$0)
            }
        }
    }

    private func write(_ summary: MoveSummary, to buffer: inout ByteBuffer) {
        buffer.append(key: "count")
        buffer.appendJSON(summary.movedCount)
        let distances = summary.distances
        buffer.appendField("median", distances.median)
        buffer.appendField("maximum", distances.maximum)
        if let motion = summary.motion {
            buffer.append(key: "motion")
            buffer.appendObject { Self.write(motion, to: &$0) }
        }
        if let rewrap = summary.rewrap {
            buffer.append(key: "rewrap")
            buffer.appendObject { write(rewrap, to: &$0) }
        }
        if !summary.groups.isEmpty {
            buffer.append(key: "groups")
            buffer.appendList(summary.groups) { buffer, group in
                buffer.appendObject {
                    Self.write(group.vector, to: &$0)
                    $0.append(key: "items")
                    $0.appendJSON(idsOf: group.items, in: diff.new.spec.items)
                }
            }
        }
        buffer.append(key: "items")
        buffer.appendList(summary.listed.filter(\.isMoved)) { buffer, change in
            buffer.appendObject {
                $0.append(key: "id")
                $0.appendJSON(diff.new.spec.items.ids, Int(change.new))
                Self.write(change.vector, to: &$0)
            }
        }
    }

    private func write(_ rewrap: RowRewrap, to buffer: inout ByteBuffer) {
        buffer.append(key: "id")
        buffer.appendJSON(diff.new.spec.items.ids, rewrap.item)
        let numbers: [(StaticString, Int)] = [
            ("from", rewrap.oldRow), ("to", rewrap.newRow), ("followers", rewrap.followers),
        ]
        for (key, value) in numbers {
            buffer.append(key: key)
            buffer.appendJSON(value)
        }
    }

    private static func write(_ vector: CGSize, to buffer: inout ByteBuffer) {
        buffer.appendField("dx", vector.width)
        buffer.appendField("dy", vector.height)
    }

    private static func write(_ motion: ItemMotion, to buffer: inout ByteBuffer) {
        buffer.append(key: "kind")
        switch motion {
        case .translation(let vector):
            buffer.appendJSON("translation")
            write(vector, to: &buffer)
        case .mirrorLeftRight: buffer.appendJSON("mirrorLeftRight")
        case .mirrorTopBottom: buffer.appendJSON("mirrorTopBottom")
        case .reflection(let axis):
            buffer.appendJSON("reflection")
            buffer.appendField("axis", axis)
        case .similarity(let degrees, let scale):
            buffer.appendJSON(scale == 1 ? "rotation" : degrees == 0 ? "scale" : "similarity")
            buffer.appendField("degrees", degrees)
            buffer.appendField("scale", scale)
        }
    }
}
