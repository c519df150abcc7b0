/// The items of a canvas in order, as a layout sees them.
@frozen
public struct CanvasLayoutItems: RandomAccessCollection, Sendable {
    /// The size of each item, in order.
    public let sizes: [CGSize]

    /// Creates the items that have these sizes.
    @inlinable
    public init(sizes: [CGSize]) {
        self.sizes = sizes
    }

    /// The index of the first item: 0.
    @inlinable
    public var startIndex: Int { 0 }
    /// The number of items.
    @inlinable
    public var endIndex: Int { sizes.count }

    /// The item at an index from 0 to `count` - 1.
    @inlinable
    public subscript(index: Int) -> CanvasLayoutItem {
        CanvasLayoutItem(index: index, size: sizes[index])
    }
}
