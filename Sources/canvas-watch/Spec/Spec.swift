import CanvasEngine
import CanvasPlugins

/// A layout spec, checked: every value is in range, every default filled in.
struct Spec: Sendable {
    /// The layout and its parameters.
    var layout: LayoutDescription
    /// The layout as the author wrote it: shorthand expanded, no defaults.
    var writtenLayout: JSON5Node
    /// The items of the file, of its manifest, or counted.
    var items: ItemTable
    /// The size of every item; nil lets each have its own.
    var itemSize: CGSize?
    /// The size of an item that has none.
    var estimatedItemSize = CGSize(width: 120, height: 120)
    /// How large the canvas is.
    var contentSize = CanvasContentSize.automatic
    /// Where the cluster sits on a larger canvas.
    var contentAnchor = UnitPoint.center
    /// Where the viewport starts, as a fraction of its travel; physical, never mirrored.
    var initialAnchor = UnitPoint.center
    /// What stays free around the cluster.
    var contentMargins = EdgeInsets()
    /// The direction of reading.
    var layoutDirection = LayoutDirection.leftToRight
    /// The viewport; nil when the spec has none.
    var viewport: ViewportSpec?
    /// How far around the viewport items are kept ready, in points.
    var overscan: CGFloat = 128
}

/// The part of the canvas that a reader looks at.
struct ViewportSpec: Hashable, Sendable {
    /// What the viewport is moved to.
    enum Target: Hashable, Sendable {
        case initialAnchor
        case item(Int)
        case point(CGPoint)
        case region(CGRect)
    }

    /// The size in points.
    var size: CGSize
    /// What it is moved to.
    var target = Target.initialAnchor
    /// Which fraction of the target meets the same fraction of the viewport; physical, never mirrored.
    var anchor = UnitPoint.center
}
