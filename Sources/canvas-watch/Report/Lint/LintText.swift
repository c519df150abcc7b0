import CanvasEngine

/// Puts what lint found into words; the only file that does.
enum LintText {
    static func overlap(
        count: Int, isComplete: Bool, worst: (String, String), depth: CGFloat, cure: OverlapCure?, items: [Int]
    ) -> Warning {
        let atLeast = isComplete ? "" : "at least "
        let number = atLeast + counted(count, "overlap")
        let depth = NumberText.text(depth)
        let all = count == 1 ? "it" : "all \(count)"
        return Warning(
            code: "overlap", message: "\(number), the worst of \(worst.0) and \(worst.1) by \(depth) pt",
            cure: cure.map { "\($0.text) clears \(all)" }, items: items, count: count,
            verdict: number + (cure.map { ": \($0.text) clears \(count == 1 ? "it" : "them")" } ?? ""))
    }

    static func offCanvas(
        count: Int, of total: Int, holding: CGSize, firstLost: String?, items: [Int]
    ) -> Warning {
        let size = "\(NumberText.text(holding.width)) x \(NumberText.text(holding.height))"
        let start = firstLost.map { ", \($0) first: in right-to-left the start of the content is lost" } ?? ""
        let number = counted(count, "item")
        return Warning(
            code: "off-canvas",
            message: "\(number) of \(total) reach beyond the canvas, where no panning leads\(start)",
            cure: "contentSize \(size) holds all", items: items, count: count,
            verdict: "\(number) off the canvas: \(size) holds \(count == 1 ? "it" : "them")")
    }

    static func placement(count: Int, surplus: Int, items: [Int]) -> Warning {
        var parts: [String] = []
        if count > 0 { parts.append("\(counted(count, "item")) got no usable frame from the layout") }
        if surplus > 0 { parts.append("\(counted(surplus, "frame")) too many came from the layout") }
        return Warning(
            code: "placement", message: parts.joined(separator: "; "), items: items, count: count + surplus,
            verdict: parts.joined(separator: "; "))
    }

    static func marginsExceedCanvas(needed: CGSize, canvas: CGSize) -> Warning {
        func text(_ size: CGSize) -> String { "\(NumberText.text(size.width)) x \(NumberText.text(size.height))" }
        let message = "the margins alone take \(text(needed)), and the canvas has \(text(canvas))"
        let size = CGSize(width: max(needed.width, canvas.width), height: max(needed.height, canvas.height))
        return Warning(
            code: "margins-exceed-canvas", message: message, cure: "contentSize \(text(size)) has room for them",
            count: 1, verdict: "the margins exceed the canvas")
    }

    static func coincident(count: Int, items: [Int]) -> Warning {
        Warning(
            code: "coincident", message: "\(counted(count, "item")) share their centre with another", items: items,
            count: count)
    }

    static func zeroSize(count: Int, items: [Int]) -> Warning {
        Warning(
            code: "zero-size", message: "\(counted(count, "item")) without an area, so they never show", items: items,
            count: count)
    }

    static func estimated(count: Int, size: CGSize, items: [Int]) -> Warning {
        let size = "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
        return Warning(
            code: "estimated", message: "\(counted(count, "item")) without a size, taken as \(size)",
            cure: "give them a `size`, or set `estimatedItemSize`", items: items, count: count)
    }

    static func unusedGroups(_ names: [String], nearest: String?) -> Warning {
        let list = names.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
        let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
        return Warning(
            code: "unused-group", message: "no item has the group \(list)\(rest)",
            cure: nearest.map { "did you mean `\($0)`?" }, count: names.count)
    }

    static let empty = Warning(code: "empty", message: "there are no items", count: 0)

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
