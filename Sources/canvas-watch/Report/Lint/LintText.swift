import CanvasEngine

/// Puts what lint found into words; the only file that does.
enum LintText {
    /// Overlapping pairs, and the number that parts all of them.
    static func overlap(
        count: Int, isComplete: Bool, worst: (String, String), depth: CGFloat, cure: OverlapCure?, items: [Int]
    ) -> Warning {
        let number = (isComplete ? "" : "at least ") + counted(count, "overlap")
        return Warning(
            code: "overlap",
            message: "\(number), the worst of \(worst.0) and \(worst.1) by \(NumberText.text(depth)) pt",
            cure: cure.map { "\($0.text) clears \(count == 1 ? "it" : "all \(count)")" }, items: items, count: count,
            verdict: number + (cure.map { ": \($0.text) clears \(count == 1 ? "it" : "them")" } ?? ""))
    }

    /// Items beyond the canvas; `holding` is the size that would hold all, nil where only the anchor is to blame.
    static func offCanvas(
        count: Int, of total: Int, holding: CGSize?, firstLost: String?, items: [Int]
    ) -> Warning {
        let start = firstLost.map { ", \($0) first, as in right-to-left the start of the content is lost" } ?? ""
        let number = counted(count, "item")
        let size = holding.map { GeometryText.text(CGSize(width: roundedUp($0.width), height: roundedUp($0.height))) }
        let remedy = size.map { "contentSize \($0)" } ?? "a contentAnchor from 0 to 1"
        return Warning(
            code: "off-canvas",
            message: "\(number) of \(total) reach beyond the canvas, where no panning leads\(start)",
            cure: "\(remedy) holds all", items: items, count: count,
            verdict: "\(number) off the canvas: \(size ?? remedy) holds \(count == 1 ? "it" : "them")",
            namesItems: true)
    }

    /// A length with two decimals at most that is not smaller than the exact one.
    private static func roundedUp(_ length: CGFloat) -> CGFloat {
        let hundredths = length * 100
        // What rounding errors add is not worth another hundredth.
        return hundredths < 1e15 ? (hundredths - 1e-6).rounded(.up) / 100 : length
    }

    static func placement(count: Int, surplus: Int, items: [Int], reason: String? = nil) -> Warning {
        var parts: [String] = []
        if count > 0 { parts.append("\(counted(count, "item")) got no usable frame from the layout") }
        if surplus > 0 { parts.append("\(counted(surplus, "frame")) too many came from the layout") }
        return Warning(
            code: "placement", message: parts.joined(separator: "; ") + (reason.map { " (\($0))" } ?? ""), items: items,
            count: count,
            verdict: parts.joined(separator: "; "), namesItems: !items.isEmpty)
    }

    static func marginsExceedCanvas(needed: CGSize, canvas: CGSize) -> Warning {
        let (margins, room) = (GeometryText.text(needed), GeometryText.text(canvas))
        let message = "the margins alone take \(margins), and the canvas has \(room)"
        let size = CGSize(width: max(needed.width, canvas.width), height: max(needed.height, canvas.height))
        return Warning(
            code: "margins-exceed-canvas", message: message,
            cure: "contentSize \(GeometryText.text(size)) has room for them",
            count: 1, verdict: "the margins exceed the canvas")
    }

    static func coincident(count: Int, cure: OverlapCure?, items: [Int]) -> Warning {
        Warning(
            code: "coincident", message: "\(counted(count, "item")) share their centre with another",
            cure: cure.map { "\($0.text) parts them" }, items: items, count: count, namesItems: true)
    }

    static func zeroSize(count: Int, items: [Int]) -> Warning {
        Warning(
            code: "zero-size",
            message: count == 1 ? "1 item has no area and never shows" : "\(count) items have no area and never show",
            items: items,
            count: count, namesItems: true)
    }

    static func estimated(count: Int, size: CGSize, items: [Int]) -> Warning {
        Warning(
            code: "estimated",
            message: "\(counted(count, "item")) without a size, taken as \(GeometryText.text(size))",
            cure: "give \(count == 1 ? "it" : "them") a `size`, or set `estimatedItemSize`", items: items, count: count,
            namesItems: true)
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
