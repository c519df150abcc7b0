/// Works out a canvas from item sizes and a layout, in seven stages that can also be called one by one.
///
/// Whatever goes in: nothing traps, no NaN or infinity comes out, there is one frame per item, and the same input gives
/// the same result.
public enum LayoutEngine {
    /// The largest side of an item and the largest margin or canvas side, in points; what is larger is cut to it.
    public static let largestLength: CGFloat = 1e12
    /// The largest magnitude of a number in a layout's frames, in points; a frame beyond it is a placement problem.
    public static let largestCoordinate: CGFloat = 1e15

    /// Works out a canvas.
    ///
    /// - Parameters:
    ///   - sizes: the size of each item, in points.
    ///   - layout: what places the items.
    ///   - contentSize: how large the canvas is.
    ///   - margins: what stays free around the cluster.
    ///   - contentAnchor: where the cluster sits on a canvas that is larger; a fraction of the free space on each axis.
    ///   - layoutDirection: right-to-left mirrors the cluster, the margins and the anchor.
    public static func resolve<Layout: CanvasLayout>(
        sizes: [CGSize], layout: Layout, contentSize: CanvasContentSize = .automatic,
        margins: EdgeInsets = EdgeInsets(), contentAnchor: UnitPoint = .center,
        layoutDirection: LayoutDirection = .leftToRight
    ) -> CanvasResolution {
        var cache: Layout.Cache?
        return resolve(
            sizes: sizes, layout: layout, contentSize: contentSize, margins: margins, contentAnchor: contentAnchor,
            layoutDirection: layoutDirection, cache: &cache)
    }

    /// Works out a canvas with a cache that the caller keeps: nil at first, updated by each later call.
    public static func resolve<Layout: CanvasLayout>(
        sizes: [CGSize], layout: Layout, contentSize: CanvasContentSize, margins: EdgeInsets,
        contentAnchor: UnitPoint, layoutDirection: LayoutDirection, cache: inout Layout.Cache?
    ) -> CanvasResolution {
        resolve(
            sane: sanitize(sizes), layout: layout, contentSize: contentSize, margins: margins,
            contentAnchor: contentAnchor, layoutDirection: layoutDirection, cache: &cache)
    }

    /// The stages that follow the first one.
    static func resolve<Layout: CanvasLayout>(
        sane sizes: [CGSize], layout: Layout, contentSize: CanvasContentSize, margins: EdgeInsets,
        contentAnchor: UnitPoint, layoutDirection: LayoutDirection, cache: inout Layout.Cache?
    ) -> CanvasResolution {
        let insets = insets(for: margins, layoutDirection: layoutDirection)
        let proposal = proposal(
            for: contentSize, horizontalInsets: insets.horizontal, verticalInsets: insets.vertical)
        let placed = place(sizes, by: layout, in: proposal, cache: &cache)
        let normalized = normalize(placed)
        let mirrored = mirror(normalized, layoutDirection: layoutDirection)
        return anchor(
            mirrored, contentSize: contentSize, insets: insets, contentAnchor: contentAnchor,
            layoutDirection: layoutDirection)
    }
}
