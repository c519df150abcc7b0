/// Everything about a canvas but its items.
public struct CanvasConfiguration: Equatable, Sendable {
    /// What places the items; whether it changed is told by its equality.
    public var layout: AnyCanvasLayout
    /// How large the canvas is.
    public var contentSize: CanvasContentSize
    /// What stays free around the cluster.
    public var margins: EdgeInsets
    /// Where the cluster sits on a larger canvas.
    public var contentAnchor: UnitPoint
    /// The direction of reading.
    public var layoutDirection: LayoutDirection
    /// The size of every item, in points, so that nothing is measured; nil lets each have its own.
    public var itemSize: CGSize?
    /// The size of an item until it is measured, in points.
    public var estimatedItemSize: CGSize
    /// What moves no item.
    public var behaviour: CanvasBehaviour

    /// Creates a configuration.
    public init(
        layout: some CanvasLayout, contentSize: CanvasContentSize = .automatic, margins: EdgeInsets = EdgeInsets(),
        contentAnchor: UnitPoint = .center, layoutDirection: LayoutDirection = .leftToRight, itemSize: CGSize? = nil,
        estimatedItemSize: CGSize = CGSize(width: 120, height: 120), behaviour: CanvasBehaviour = CanvasBehaviour()
    ) {
        self.layout = AnyCanvasLayout(layout)
        self.contentSize = contentSize
        self.margins = margins
        self.contentAnchor = contentAnchor
        self.layoutDirection = layoutDirection
        self.itemSize = itemSize
        self.estimatedItemSize = estimatedItemSize
        self.behaviour = behaviour
    }

    /// Places items of these sizes, which are sanitized already.
    func resolve(_ sizes: [CGSize], cache: inout Any?) -> CanvasResolution {
        LayoutEngine.resolve(
            sane: sizes, layout: layout, contentSize: contentSize, margins: margins, contentAnchor: contentAnchor,
            layoutDirection: layoutDirection, cache: &cache)
    }

    /// Whether items of the same sizes are placed as by the other configuration.
    func placesAlike(_ other: CanvasConfiguration) -> Bool {
        layout == other.layout && contentSize == other.contentSize && margins == other.margins
            && contentAnchor == other.contentAnchor && layoutDirection == other.layoutDirection
    }
}
