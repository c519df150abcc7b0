import CanvasEngine
import CanvasPlugins

/// A layout spec, checked: every value is in range, every default filled in.
struct Spec: Sendable {
    /// The layout and its parameters.
    var layout: LayoutDescription
    /// The layout as the author wrote it: shorthand expanded, no defaults.
    var writtenLayout: JSON5Node
    /// All keys of the file with their values, as written, for telling what changed.
    var written: [(key: String, value: String)] = []
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
    /// What stays free around the cluster.
    var contentMargins = EdgeInsets()
    /// The direction of reading.
    var layoutDirection = LayoutDirection.leftToRight
    /// What moves no item: background, overscan, where the viewport starts, how it scrolls.
    var behaviour = CanvasBehaviour()
    /// The viewport; nil when the spec has none.
    var viewport: ViewportSpec?
}
