import CanvasEngine
import CanvasPlugins

/// The place of a single item in the terms of its layout's kind, read off the frames.
extension PlacementText {
    /// In a flow: behind the item before it or at the start of a row, and in the height of its row.
    static func addRow(_ item: Int, _ trace: PipelineTrace, to formulas: inout FormulaTable) {
        let frames = trace.placed.frames
        let frame = frames[item]
        if item == 0 || frame.minX <= frames[item - 1].minX {
            formulas.add("x", "the start of a row", FormulaText.number(frame.minX))
        } else {
            let name = EscapedText.text(trace.spec.items.ids[item - 1]).shortened(to: 24)
            let edge = frames[item - 1].maxX
            formulas.add(
                "x", "right edge of \(name) + horizontalSpacing", FormulaText.sum(edge, frame.minX - edge),
                FormulaText.number(frame.minX))
        }
        var row = item..<(item + 1)
        while row.lowerBound > 0, frames[row.lowerBound - 1].minX < frames[row.lowerBound].minX {
            row = (row.lowerBound - 1)..<row.upperBound
        }
        while row.upperBound < frames.count, frames[row.upperBound - 1].minX < frames[row.upperBound].minX {
            row = row.lowerBound..<(row.upperBound + 1)
        }
        addAligned(
            "y", "row", "height", row.map { (frames[$0].minY, frames[$0].height) }, (frame.minY, frame.height),
            alignment(of: trace).y, to: &formulas)
    }

    /// In a grid: its row and its column, counted from 1, and its place in the cell.
    static func addCell(_ item: Int, _ trace: PipelineTrace, to formulas: inout FormulaTable) {
        guard case .number(let number) = trace.spec.layout.values["columns"] else { return }
        let frames = trace.placed.frames
        let columns = Int(exactly: min(max(number, 1), Double(max(frames.count, 1))).rounded()) ?? 1
        formulas.add("row", "\(item / columns + 1) of \((frames.count + columns - 1) / columns)")
        formulas.add("column", "\(item % columns + 1) of \(columns)")
        let start = item - item % columns
        let row = start..<min(start + columns, frames.count)
        let column = stride(from: item % columns, to: frames.count, by: columns)
        let (frame, alignment) = (frames[item], alignment(of: trace))
        addAligned(
            "x", "column", "width", column.map { (frames[$0].minX, frames[$0].width) }, (frame.minX, frame.width),
            alignment.x, to: &formulas)
        addAligned(
            "y", "row", "height", row.map { (frames[$0].minY, frames[$0].height) }, (frame.minY, frame.height),
            alignment.y, to: &formulas)
    }

    /// The fractions of free space before an item that the layout's alignment stands for.
    private static func alignment(of trace: PipelineTrace) -> UnitPoint {
        guard case .word(let word) = trace.spec.layout.values["alignment"] else { return .center }
        return ValueReader.anchors.first { $0.name == word }?.value ?? .center
    }

    /// Adds where an item sits in its row or column; nothing where the frames do not bear it out.
    private static func addAligned(
        _ axis: String, _ track: String, _ side: String, _ members: [(start: Double, length: Double)],
        _ item: (start: Double, length: Double), _ fraction: Double, to formulas: inout FormulaTable
    ) {
        let length = members.map(\.length).max() ?? item.length
        let start = item.start - (length - item.length) * fraction
        let isBorneOut = members.allSatisfy { member in
            let expected = start + (length - member.length) * fraction
            return abs(member.start - expected) <= 1e-6 * max(1, abs(expected), length)
        }
        guard isBorneOut else { return }
        formulas.add(
            axis, "\(track) \(axis) + (\(track) \(side) - \(side)) * \(FormulaText.number(fraction))",
            "\(FormulaText.number(start)) + (\(FormulaText.difference(length, item.length))) * "
                + FormulaText.number(fraction), FormulaText.number(item.start))
    }

    /// In groups: from the corner of the group's box.
    static func addGroup(_ item: Int, _ trace: PipelineTrace, to formulas: inout FormulaTable) {
        let group = trace.spec.items.groupName(of: item) ?? ""
        let boxes = trace.placed.derived.compactMap { value -> [CanvasDerivedValue.Box]? in
            if case .boxes(let boxes) = value.content { boxes } else { nil }
        }
        guard let box = boxes.joined().first(where: { $0.name == group }) else { return }
        let frame = trace.placed.frames[item]
        let name = group.isEmpty ? "of the items without a group" : EscapedText.text(group)
        formulas.add("box", name, GeometryText.text(box.frame))
        formulas.add(
            "x", "box x + x in the box", FormulaText.sum(box.frame.minX, frame.minX - box.frame.minX),
            FormulaText.number(frame.minX))
        formulas.add(
            "y", "box y + y in the box", FormulaText.sum(box.frame.minY, frame.minY - box.frame.minY),
            FormulaText.number(frame.minY))
    }
}
