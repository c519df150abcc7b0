import CanvasEngine
import CanvasPlugins

extension Lint {
    /// Why a formula placed items badly, one reason after the other; nil for other layouts.
    func formulaFaults(of items: [Int]) -> String? {
        guard spec.layout.kind == LayoutKind.formula.name, !items.isEmpty else { return nil }
        let source = FormulaSource(spec.layout)
        guard
            let layout = try? FormulaCanvasLayout(
                source, groups: spec.items.groups, groupNames: spec.items.groupNames)
        else { return nil }
        let insets = LayoutEngine.insets(for: spec.contentMargins, layoutDirection: spec.layoutDirection)
        let proposal = LayoutEngine.proposal(
            for: spec.contentSize, horizontalInsets: insets.horizontal, verticalInsets: insets.vertical)
        let faults = layout.faults(
            of: CanvasLayoutItems(sizes: LayoutEngine.sanitize(sizes)), in: proposal, at: items)
        return faults.isEmpty
            ? nil : faults.prefix(3).map { Wording.message(of: $0, in: source) }.joined(separator: ", ")
    }
}
