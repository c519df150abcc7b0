/// Something that a layout must not give back; the item concerned gets a frame without area at the cluster's origin.
public enum CanvasPlacementProblem: Hashable, Sendable {
    /// The layout gave back no frames for these items.
    case missing(items: Range<Int>)
    /// The layout gave back this many frames more than there are items; they are ignored.
    case surplus(count: Int)
    /// A number of this item's frame is infinite or not a number.
    case notFinite(item: Int)
    /// A number of this item's frame lies beyond `LayoutEngine.largestCoordinate`.
    case outOfReach(item: Int)
}
