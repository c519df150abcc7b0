import CanvasEngine
import CanvasPlugins

/// What a layout did, told from its description and the frames that it gave back.
enum PlacementText {
    /// The layout and what the spec tells it.
    static func parameters(of trace: PipelineTrace) -> [String] {
        [trace.spec.layout.kind] + given(in: trace).map { "\(EscapedText.text($0.key)) \(EscapedText.text($0.value))" }
    }

    /// The numbers that the layout worked out; not those that the spec tells it.
    static func workedOut(in trace: PipelineTrace) -> [String] {
        let given = given(in: trace)
        return trace.placed.derived.compactMap { value in
            guard case .number(let number) = value.content else { return nil }
            let text = NumberText.text(number)
            return given.contains { $0.key == value.name && $0.value == text } ? nil : "\(value.name) \(text)"
        }
    }

    private static func given(in trace: PipelineTrace) -> [(key: String, value: String)] {
        trace.spec.written.compactMap { key, value in
            guard key.hasPrefix("layout."), key != "layout.kind" else { return nil }
            return (String(key.dropFirst("layout.".count)), value)
        }
    }

    /// A value that the layout worked out: a number, or a name and its boxes.
    static func texts(of value: CanvasDerivedValue) -> [String] {
        switch value.content {
        case .number(let number): return ["\(value.name) \(NumberText.text(number))"]
        case .boxes(let boxes):
            let texts = boxes.prefix(6).map { box in
                let name = box.name.isEmpty ? "(no group)" : EscapedText.text(box.name)
                return "\(name) \(GeometryText.text(box.frame))"
            }
            return [value.name] + texts + (boxes.count > texts.count ? ["and \(boxes.count - texts.count) more"] : [])
        }
    }

    /// What was wrong with the layout's frames; of one item only, when there is one.
    static func problems(in trace: PipelineTrace, of item: Int?) -> [String] {
        let ids = trace.spec.items.ids
        func concerns(_ other: Int) -> Bool { item == nil || item == other }
        let texts = trace.placed.problems.compactMap { problem -> String? in
            switch problem {
            case .missing(let items):
                if let item { return items.contains(item) ? "the layout gave back no frame for it" : nil }
                return "no frames for the last \(items.count) items"
            case .surplus(let count): return item == nil ? "\(count) frames too many" : nil
            case .notFinite(let other) where concerns(other):
                return "the frame of \(EscapedText.text(ids[other])) is not finite: it counts as a point"
            case .outOfReach(let other) where concerns(other):
                return "the frame of \(EscapedText.text(ids[other])) is beyond 1e15: it counts as a point"
            case .notFinite, .outOfReach: return nil
            }
        }
        return texts.count > 4 ? Array(texts.prefix(4)) + ["and \(texts.count - 4) more"] : texts
    }

    /// How the place of an item comes about: for kinds with a simple rule from that, else the bare numbers.
    static func formulas(for item: Int, in trace: PipelineTrace) -> FormulaTable {
        var formulas = FormulaTable()
        switch trace.spec.layout.kind {
        case "ring", "spiral": addPolar(item, trace, to: &formulas)
        case "flow": addRow(item, trace, to: &formulas)
        case "grid": addCell(item, trace, to: &formulas)
        case "clustered": addGroup(item, trace, to: &formulas)
        case "formula": addExpressions(item, trace, to: &formulas)
        default: break
        }
        let frame = trace.placed.frames[item]
        if !formulas.rows.contains(where: { $0[0] == "x" }) { formulas.add("x", FormulaText.number(frame.minX)) }
        if !formulas.rows.contains(where: { $0[0] == "y" }) { formulas.add("y", FormulaText.number(frame.minY)) }
        return formulas
    }
}
