/// The sizes that a host measured, by the id of the item; an item that moves in the order keeps its size.
public struct SizeCache<ID: Hashable> {
    /// The largest side that a measurement may have, in points.
    public static var largestSide: CGFloat { 10_000 }

    private var sizes: [ID: CGSize] = [:]

    /// Creates a cache without sizes.
    public init() {}

    /// The number of sizes.
    public var count: Int { sizes.count }
    /// Whether there are no sizes.
    public var isEmpty: Bool { sizes.isEmpty }

    /// The size of an item; nil when it was not measured.
    public subscript(id: ID) -> CGSize? { sizes[id] }

    /// Stores a measurement, each side clamped to 0...`largestSide`; what is not a number counts as 0.
    public mutating func store(_ measurement: CGSize, for id: ID) {
        sizes[id] = CGSize(width: Self.clamped(measurement.width), height: Self.clamped(measurement.height))
    }

    /// Forgets the sizes of all other items.
    public mutating func keep(only ids: some Sequence<ID>) {
        if isEmpty { return }
        var kept: [ID: CGSize] = [:]
        kept.reserveCapacity(sizes.count)
        for id in ids {
            if let size = sizes[id] { kept[id] = size }
        }
        sizes = kept
    }

    private static func clamped(_ side: CGFloat) -> CGFloat {
        side.isNaN ? 0 : min(max(side, 0), largestSide)
    }
}

extension SizeCache: Sendable where ID: Sendable {}
