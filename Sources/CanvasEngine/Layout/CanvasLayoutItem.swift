/// One item as a layout sees it: its place in the order and its size in points.
@frozen
public struct CanvasLayoutItem: Hashable, Sendable {
    /// The position among the items, from 0.
    public let index: Int
    /// The size; both sides are finite, not negative and at most 1e12.
    public let size: CGSize

    /// Creates an item.
    @inlinable
    public init(index: Int, size: CGSize) {
        self.index = index
        self.size = size
    }
}
