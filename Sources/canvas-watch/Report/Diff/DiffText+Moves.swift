import CanvasEngine

extension DiffText {
    /// Adds the lines about moved and resized items.
    func writeMoves(to buffer: inout ByteBuffer) {
        let summary = MoveSummary(diff, isFull: isFull)
        if let motion = summary.motion { write(motion, summary, to: &buffer) }
        if let rewrap = summary.rewrap {
            buffer.append("row \(rewrap.oldRow): ")
            append(rewrap.item, of: diff.new, to: &buffer)
            buffer.append(" moved to row \(rewrap.newRow), \(rewrap.followers) followers\n")
        }
        for group in summary.groups {
            buffer.append("\(group.items.count) moved by ")
            buffer.append(vector: group.vector)
            buffer.append(": ")
            append(group.items, of: diff.new, to: &buffer)
            buffer.append("\n")
        }
        for change in summary.listed { write(change, to: &buffer) }
        if summary.restCount > 0 {
            let distances = summary.distances
            buffer.append("\(summary.restCount) more moved; median ")
            buffer.append(number: distances.median)
            buffer.append(", at most ")
            buffer.append(number: distances.maximum)
            buffer.append("\n")
        }
        if !summary.resized.isEmpty { writeResized(summary.resized, to: &buffer) }
    }

    private func write(_ motion: ItemMotion, _ summary: MoveSummary, to buffer: inout ByteBuffer) {
        buffer.append("\(summary.movedCount) moved")
        switch motion {
        case .translation(let vector):
            buffer.append(" by ")
            buffer.append(vector: vector)
        case .mirrorLeftRight: buffer.append(": mirrored left to right")
        case .mirrorTopBottom: buffer.append(": mirrored top to bottom")
        case .reflection(let axis):
            buffer.append(": mirrored about an axis at ")
            buffer.append(number: axis)
            buffer.append(" degrees")
        case .similarity(let degrees, let scale):
            buffer.append(": ")
            if degrees != 0 {
                buffer.append("rotated by ")
                buffer.append(number: degrees.magnitude)
                buffer.append(degrees > 0 ? " degrees clockwise" : " degrees counterclockwise")
            }
            if scale != 1 {
                buffer.append(degrees != 0 ? ", distances scaled by " : "distances scaled by ")
                buffer.append(Self.factor(scale))
            }
        }
        buffer.append("\n")
    }

    /// A factor with two decimals, or more where they would say that it is 1.
    private static func factor(_ scale: CGFloat) -> String {
        (scale - 1).magnitude >= 0.01
            ? NumberText.text(scale) : "1 \(scale < 1 ? "-" : "+") \(NumberText.text((scale - 1).magnitude * 100)) %"
    }

    private func write(_ change: ItemChange, to buffer: inout ByteBuffer) {
        append(Int(change.new), of: diff.new, to: &buffer)
        buffer.append(" ")
        if change.isResized {
            buffer.append("resized ")
            buffer.append(sizes(of: change)) { $0.append(size: $1) }
        }
        if change.isMoved {
            buffer.append(change.isResized ? ", moved by " : "moved by ")
            buffer.append(vector: change.vector)
        }
        buffer.append("\n")
    }

    private func sizes(of change: ItemChange) -> CanvasChange.Pair<CGSize> {
        CanvasChange.Pair(
            old: diff.old.resolution.frames[Int(change.old)].size,
            new: diff.new.resolution.frames[Int(change.new)].size)
    }

    private func writeResized(_ resized: [ItemChange], to buffer: inout ByteBuffer) {
        buffer.append("\(resized.count) resized")
        if let first = resized.first.map(sizes), resized.allSatisfy({ sizes(of: $0) == first }) {
            buffer.append(" ")
            buffer.append(first) { $0.append(size: $1) }
        }
        buffer.append(": ")
        append(resized.map { Int($0.new) }, of: diff.new, to: &buffer)
        buffer.append("\n")
    }

    /// Adds the lines about the canvas.
    func writeCanvas(to buffer: inout ByteBuffer) {
        guard let canvas = diff.canvas else { return }
        if let size = canvas.size {
            buffer.append("canvas ")
            buffer.append(size) { $0.append(size: $1) }
            if !canvas.terms.isEmpty { buffer.append(": ") }
            buffer.append(canvas.terms, between: ", ") { Self.append($1, to: &$0) }
            buffer.append("\n")
        }
        if let origin = canvas.origin {
            buffer.append("origin ")
            buffer.append(origin) { $0.append(point: $1) }
            buffer.append("\n")
        }
        if let direction = canvas.direction {
            buffer.append("direction \(direction.old.rawValue) -> \(direction.new.rawValue)\n")
        }
    }

    private static func append(_ term: CanvasChange.Term, to buffer: inout ByteBuffer) {
        switch term {
        case .cluster(let sizes):
            buffer.append("cluster ")
            buffer.append(sizes) { $0.append(size: $1) }
        case .margins(let sums):
            buffer.append("margins ")
            buffer.append(sums) { $0.append(size: $1) }
            buffer.append(" together")
        case .rule(let rules):
            buffer.append("contentSize ")
            buffer.append(rules) { append($1, to: &$0) }
        }
    }

    private static func append(_ rule: CanvasContentSize, to buffer: inout ByteBuffer) {
        switch rule {
        case .automatic: buffer.append("automatic")
        case .fixed(let width, let height):
            buffer.append("fixed ")
            buffer.append(size: CGSize(width: width, height: height))
        case .atLeast(let width, let height):
            buffer.append("at least ")
            buffer.append(size: CGSize(width: width, height: height))
        }
    }
}
