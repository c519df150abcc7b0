import CanvasEngine
import CanvasPlugins

/// The number that a layout's own parameter must take so that no two items overlap.
struct OverlapCure: Hashable, Sendable {
    /// The parameter, such as "radius".
    let parameter: String
    /// Its value, rounded up to one decimal.
    let value: CGFloat

    /// Finds the cure; nil where no single parameter of the layout clears all items.
    init?(_ spec: Spec, _ sizes: [CGSize], _ resolution: CanvasResolution) {
        let centres = resolution.frames.map { CGPoint(x: $0.midX, y: $0.midY) }
        let insets = LayoutEngine.insets(for: spec.contentMargins, layoutDirection: spec.layoutDirection)
        let proposal = LayoutEngine.proposal(
            for: spec.contentSize, horizontalInsets: insets.horizontal, verticalInsets: insets.vertical)
        guard
            let cure = LayoutCatalogue.overlapCure(
                for: spec.layout, derived: resolution.derived, centres: centres, sizes: sizes,
                context: LayoutContext(groups: spec.items.groups, groupNames: spec.items.groupNames),
                proposal: proposal)
        else { return nil }
        parameter = cure.parameter
        value = cure.value
    }

    /// The cure as the spec would say it, such as "radius 1155.4".
    var text: String { "\(parameter) \(NumberText.text(value))" }
}
