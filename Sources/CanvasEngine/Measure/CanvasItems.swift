/// The items of a canvas: their ids in order, and the sizes that are given with them.
///
/// A given size is taken as it is; an item without one is measured by the host. Ids should be unique; items with the
/// same id share one measurement.
public struct CanvasItems<IDs: RandomAccessCollection & Equatable>: Equatable where IDs.Element: Hashable {
    /// The ids in order.
    public let ids: IDs
    /// One size per id, of which those of unsized items do not count; nil when no item has one.
    public let sizes: [CGSize]?
    /// The indices of the items without a size, ascending; empty when `sizes` is nil, as all are meant then.
    public let unsized: [Int]

    /// Creates items that are all measured, or all of one size.
    public init(ids: IDs) {
        self.ids = ids
        sizes = nil
        unsized = []
    }

    /// Creates items with sizes, except for the unsized ones.
    ///
    /// Ids beyond the last size are unsized, sizes beyond the last id are dropped, and so are indices that name no item.
    public init(ids: IDs, sizes: [CGSize], unsized: [Int] = []) {
        self.ids = ids
        let count = ids.count
        if sizes.count == count && Self.isAscending(unsized, below: count) {
            self.sizes = sizes
            self.unsized = unsized
        } else {
            let missing = min(sizes.count, count)..<count
            self.sizes = Array(sizes.prefix(count)) + Array(repeating: .zero, count: missing.count)
            let named = unsized.filter { $0 >= 0 && $0 < count }
            self.unsized = Set(named + Array(missing)).sorted()
        }
    }

    /// The number of items.
    public var count: Int { ids.count }

    /// The id of the item at an index from 0 to `count` - 1.
    public func id(at index: Int) -> IDs.Element {
        ids[ids.index(ids.startIndex, offsetBy: index)]
    }

    /// The index of an item; nil where there is none of this id. Looks at one item after the other.
    public func index(of id: IDs.Element) -> Int? {
        ids.firstIndex(of: id).map { ids.distance(from: ids.startIndex, to: $0) }
    }

    /// The indices of the items that are measured, ascending.
    var measuredIndices: [Int] {
        sizes == nil ? Array(0..<count) : unsized
    }

    private static func isAscending(_ indices: [Int], below count: Int) -> Bool {
        var previous = -1
        for index in indices {
            guard index > previous && index < count else { return false }
            previous = index
        }
        return true
    }
}

extension CanvasItems: Sendable where IDs: Sendable {}
