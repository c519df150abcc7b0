/// A uniform grid over the top left corners of rectangles that are not much larger than a cell.
///
/// Each rectangle has one entry, in the cell of its corner, so a query need not remove duplicates; it looks as far to the
/// left and upward as the largest rectangle reaches. Cells of a row are neighbours, so a query reads one stretch a row.
struct HomeGrid: Sendable {
    /// The corner of the first cell. What lies beyond the grid belongs to the cells at its border.
    var originX: CGFloat
    var originY: CGFloat
    /// How many cells a point is wide and high.
    var cellsPerX: CGFloat
    var cellsPerY: CGFloat
    var columns: Int
    var rows: Int
    /// The width and the height of the largest rectangle.
    var reachX: CGFloat
    var reachY: CGFloat
    /// Where the first cell stands in the index's list of cell starts; the grid's last cell is followed by its end.
    var firstCell: Int
    /// Whether a cell holds so many rectangles that it is ordered as a `CornerTree`.
    var isCrowded = false

    /// The number of cells.
    var cellCount: Int { columns * rows }

    /// The number of the cell in which a corner lies, from 0.
    @inline(__always)
    func cell(ofX x: CGFloat, y: CGFloat) -> Int {
        row(of: y) &* columns &+ column(of: x)
    }

    /// The cells that hold every corner in the window.
    @inline(__always)
    func block(of window: CanvasEdges) -> CellBlock {
        let (left, right) = (column(of: window.minX), column(of: window.maxX))
        let (top, bottom) = (row(of: window.minY), row(of: window.maxY))
        return CellBlock(
            firstCell: firstCell &+ top &* columns &+ left, width: right &- left &+ 1, rowCount: bottom &- top &+ 1,
            stride: columns)
    }

    /// The corners that a rectangle of this grid can have when it meets the edges.
    @inline(__always)
    func window(for edges: CanvasEdges) -> CanvasEdges {
        CanvasEdges(
            minX: edges.minX - reachX - Self.roundingError(edges.minX, reachX),
            minY: edges.minY - reachY - Self.roundingError(edges.minY, reachY),
            maxX: edges.maxX, maxY: edges.maxY)
    }

    /// More than what rounding can hide of a rectangle that only just reaches into the query.
    @inline(__always)
    private static func roundingError(_ edge: CGFloat, _ reach: CGFloat) -> CGFloat {
        (abs(edge) + reach) * (4 * .ulpOfOne)
    }

    @inline(__always)
    private func column(of x: CGFloat) -> Int {
        Self.clamp((x - originX) * cellsPerX, below: columns)
    }

    @inline(__always)
    private func row(of y: CGFloat) -> Int {
        Self.clamp((y - originY) * cellsPerY, below: rows)
    }

    /// The whole number from 0 to `limit` - 1 that is nearest; it never shrinks where `position` grows. What is not a
    /// number becomes 0.
    @inline(__always)
    private static func clamp(_ position: CGFloat, below limit: Int) -> Int {
        let last = CGFloat(limit &- 1)
        let clamped = position > 0 ? (position < last ? position : last) : 0
        // 2^52 has no bits left for fractions: the sum is rounded, and its low bits are the whole number. A conversion
        // would ask first whether it can fail.
        return Int(truncatingIfNeeded: (clamped + 0x1p52).bitPattern &- CGFloat(0x1p52).bitPattern)
    }
}
