import CanvasEngine
import CanvasPlugins

/// The place of a single item where expressions put it.
extension PlacementText {
    /// Each expression, the same with the numbers of its names, and what it gave; then the corner of the frame.
    static func addExpressions(_ item: Int, _ trace: PipelineTrace, to formulas: inout FormulaTable) {
        let (source, items) = (FormulaSource(trace.spec.layout), trace.spec.items)
        guard
            let layout = try? FormulaCanvasLayout(source, groups: items.groups, groupNames: items.groupNames)
        else { return }
        let outcomes = layout.outcomes(of: CanvasLayoutItems(sizes: trace.sizes), in: trace.proposal, at: item)
        for outcome in outcomes {
            guard case .expression(let text) = source[outcome.part] else { continue }
            formulas.add(
                EscapedText.text(name(of: outcome.part, in: source)), EscapedText.text(text),
                EscapedText.text(filled(text, with: outcome.names)), FormulaText.number(outcome.value))
        }
        let (frame, anchor) = (trace.placed.frames[item], source.anchor)
        addCorner("x", frame.minX, "width", frame.width, anchor.x, to: &formulas)
        addCorner("y", frame.minY, "height", frame.height, anchor.y, to: &formulas)
    }

    private static func addCorner(
        _ axis: String, _ start: Double, _ side: String, _ length: Double, _ fraction: Double,
        to formulas: inout FormulaTable
    ) {
        // The point is the corner itself.
        guard fraction != 0 else {
            return formulas.add(axis, "point \(axis)", FormulaText.number(start))
        }
        formulas.add(
            axis, "point \(axis) - \(side) * \(FormulaText.number(fraction))",
            "\(FormulaText.number(start + length * fraction)) - \(FormulaText.number(length)) * "
                + FormulaText.number(fraction), FormulaText.number(start))
    }

    private static func name(of part: FormulaPart, in source: FormulaSource) -> String {
        switch part {
        case .binding(let position): source.bindings.indices.contains(position) ? source.bindings[position].name : ""
        case .x: "point x"
        case .y: "point y"
        case .width: "width"
        case .height: "height"
        }
    }

    /// An expression with numbers in place of its names.
    private static func filled(_ text: String, with names: [FormulaOutcome.Name]) -> String {
        let bytes = Array(text.utf8)
        var (filled, end): ([UInt8], Int) = ([], 0)
        for name in names where name.range.lowerBound >= end && name.range.upperBound <= bytes.count {
            filled += bytes[end..<name.range.lowerBound] + FormulaText.operand(name.value).utf8
            end = name.range.upperBound
        }
        return String(decoding: filled + bytes[end...], as: UTF8.self)
    }
}
