import CanvasEngine

extension DiffText {
    /// The lines about moved and resized items.
    func moveLines() -> [String] {
        let summary = MoveSummary(diff, isFull: isFull)
        var lines: [String] = []
        if let motion = summary.motion { lines.append(Self.text(motion, summary)) }
        if let rewrap = summary.rewrap {
            let id = name(rewrap.item)
            lines.append("row \(rewrap.oldRow): \(id) moved to row \(rewrap.newRow), \(rewrap.followers) followers")
        }
        for group in summary.groups {
            let items = names(group.items, of: diff.new)
            lines.append("\(group.items.count) moved by \(Self.text(group.vector)): \(items)")
        }
        lines += summary.listed.map(text)
        if summary.restCount > 0 {
            lines.append("\(summary.restCount) more moved; \(Self.distances(summary))")
        }
        if !summary.resized.isEmpty { lines.append(resizedLine(summary.resized)) }
        return lines
    }

    private static func text(_ motion: ItemMotion, _ summary: MoveSummary) -> String {
        let start = "\(summary.movedCount) moved"
        switch motion {
        case .translation(let vector): return "\(start) by \(text(vector))"
        case .mirrorLeftRight: return "\(start): mirrored left to right"
        case .mirrorTopBottom: return "\(start): mirrored top to bottom"
        case .reflection(let axis): return "\(start): mirrored about an axis at \(NumberText.text(axis)) degrees"
        case .similarity(let degrees, let scale):
            var parts: [String] = []
            if degrees != 0 {
                let direction = degrees > 0 ? "clockwise" : "counterclockwise"
                parts.append("rotated by \(NumberText.text(degrees.magnitude)) degrees \(direction)")
            }
            if scale != 1 { parts.append("distances scaled by \(factor(scale))") }
            return "\(start): \(parts.joined(separator: ", "))"
        }
    }

    /// A factor with two decimals, or more where they would say that it is 1.
    private static func factor(_ scale: CGFloat) -> String {
        (scale - 1).magnitude >= 0.01
            ? NumberText.text(scale) : "1 \(scale < 1 ? "-" : "+") \(NumberText.text((scale - 1).magnitude * 100)) %"
    }

    private static func distances(_ summary: MoveSummary) -> String {
        let distances = summary.distances
        return "median \(NumberText.text(distances.median)), at most \(NumberText.text(distances.maximum))"
    }

    private func text(_ change: ItemChange) -> String {
        var parts: [String] = []
        if change.isResized {
            let before = diff.old.resolution.frames[Int(change.old)].size
            let now = diff.new.resolution.frames[Int(change.new)].size
            parts.append("resized \(Self.text(size: before)) -> \(Self.text(size: now))")
        }
        if change.isMoved { parts.append("moved by \(Self.text(change.vector))") }
        return "\(name(Int(change.new))) \(parts.joined(separator: ", "))"
    }

    private func resizedLine(_ resized: [ItemChange]) -> String {
        let sizes = resized.map { change in
            CanvasChange.Pair(
                old: diff.old.resolution.frames[Int(change.old)].size,
                new: diff.new.resolution.frames[Int(change.new)].size)
        }
        let items = names(resized.map { Int($0.new) }, of: diff.new)
        guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else {
            return "\(resized.count) resized: \(items)"
        }
        return "\(resized.count) resized \(Self.text(size: first.old)) -> \(Self.text(size: first.new)): \(items)"
    }

    /// The lines about the canvas.
    func canvasLines() -> [String] {
        guard let canvas = diff.canvas else { return [] }
        var lines: [String] = []
        if let size = canvas.size {
            let terms = canvas.terms.map(Self.text).joined(separator: ", ")
            let sizes = "canvas \(Self.text(size: size.old)) -> \(Self.text(size: size.new))"
            lines.append(terms.isEmpty ? sizes : "\(sizes): \(terms)")
        }
        if let origin = canvas.origin {
            lines.append("origin \(Self.text(origin.old)) -> \(Self.text(origin.new))")
        }
        if let direction = canvas.direction {
            lines.append("direction \(direction.old.rawValue) -> \(direction.new.rawValue)")
        }
        return lines
    }

    private static func text(_ term: CanvasChange.Term) -> String {
        switch term {
        case .cluster(let sizes): "cluster \(text(size: sizes.old)) -> \(text(size: sizes.new))"
        case .margins(let sums): "margins \(text(size: sums.old)) -> \(text(size: sums.new)) together"
        case .rule(let rules): "contentSize \(text(rules.old)) -> \(text(rules.new))"
        }
    }

    private static func text(_ rule: CanvasContentSize) -> String {
        switch rule {
        case .automatic: "automatic"
        case .fixed(let width, let height): "fixed \(text(size: CGSize(width: width, height: height)))"
        case .atLeast(let width, let height): "at least \(text(size: CGSize(width: width, height: height)))"
        }
    }

    private func name(_ item: Int) -> String {
        EscapedText.text(diff.new.spec.items.ids[item])
    }

    private static func text(_ point: CGPoint) -> String {
        "\(NumberText.text(point.x)), \(NumberText.text(point.y))"
    }

    private static func text(_ vector: CGSize) -> String {
        "\(NumberText.text(vector.width)), \(NumberText.text(vector.height))"
    }

    private static func text(size: CGSize) -> String {
        "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
    }
}
