/// A block of tiles; the tile (0, 0) starts at the origin of the canvas.
public struct CanvasTileRange: Hashable, Sendable {
    /// The columns, possibly negative.
    public var columns: Range<Int>
    /// The rows, possibly negative.
    public var rows: Range<Int>

    /// The block without tiles.
    public static let empty = CanvasTileRange(columns: 0..<0, rows: 0..<0)

    /// No column or row reaches beyond plus or minus this, so that even the number of all tiles fits an `Int`.
    static let largestIndex: CGFloat = 1_000_000_000

    /// Creates a block.
    public init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// Creates the block of tiles of a size that a rectangle needs; a tile that only touches it is not needed.
    ///
    /// Empty for a rectangle or tile without area or with a part that is not finite.
    public init(of tileSize: CGSize, intersecting rect: CGRect) {
        guard rect.isFinite, !rect.isEmpty, tileSize.width > 0, tileSize.height > 0 else {
            self = .empty
            return
        }
        columns = Self.indices(from: rect.minX, to: rect.maxX, step: tileSize.width)
        rows = Self.indices(from: rect.minY, to: rect.maxY, step: tileSize.height)
    }

    /// The number of tiles.
    public var count: Int { columns.count * rows.count }
    /// Whether there are no tiles.
    public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    private static func indices(from start: CGFloat, to end: CGFloat, step: CGFloat) -> Range<Int> {
        let first = index((start / step).rounded(.down))
        return first..<max(first, index((end / step).rounded(.up)))
    }

    /// The nearest index that is possible; the value is a finite number divided by a positive one.
    private static func index(_ value: CGFloat) -> Int {
        Int(min(max(value, -largestIndex), largestIndex))
    }
}
