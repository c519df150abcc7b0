import CanvasEngine

/// A stretch of a map's cells: from `left` to just before `right`, from `top` to just before `bottom`.
struct MapCells: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// The width in columns.
    var columns: Int { right - left }
    /// The height in rows.
    var rows: Int { bottom - top }
    /// The cells and those just around them.
    var grown: MapCells { MapCells(left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1) }
}

/// Turns points into cells, by one scale for both axes.
struct MapScale: Hashable, Sendable {
    /// The area that is mapped, in points.
    let extent: CGRect
    /// The number of cells that the extent takes.
    let columns: Int
    let rows: Int
    /// The width and the height of a cell in points.
    let pointsPerColumn: CGFloat
    let pointsPerRow: CGFloat

    /// The scale at which the extent just fits into that many cells, each of which is `aspect` times as wide as high.
    init(extent: CGRect, columns: Int, rows: Int, aspect: CGFloat) {
        let (columns, rows) = (CGFloat(max(columns, 1)), CGFloat(max(rows, 1)))
        let needed = max(extent.width / columns, extent.height * aspect / rows)
        let width = needed > 0 ? needed : 1
        self.extent = extent
        pointsPerColumn = width
        pointsPerRow = width / aspect
        self.columns = Int(min(max((extent.width / width).rounded(), 1), columns))
        self.rows = Int(min(max((extent.height / pointsPerRow).rounded(), 1), rows))
    }

    /// The scale of parts of cells: `across` beside and `down` below each other.
    func divided(across: Int, down: Int) -> MapScale {
        MapScale(self, across: across, down: down)
    }

    private init(_ whole: MapScale, across: Int, down: Int) {
        extent = whole.extent
        columns = whole.columns * across
        rows = whole.rows * down
        pointsPerColumn = whole.pointsPerColumn / CGFloat(across)
        pointsPerRow = whole.pointsPerRow / CGFloat(down)
    }

    /// The cells of a rectangle: its edges rounded, at least one cell, cut to the map.
    ///
    /// Two rectangles that touch neither share cells nor leave one between them, unless one is smaller than half a cell.
    @inline(__always)
    func cells(of rect: CGRect) -> MapCells {
        // Four quotients at once: divisions are most of the work of a map.
        let edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY)
        let corner = SIMD4(extent.minX, extent.minY, extent.minX, extent.minY)
        let cell = SIMD4(pointsPerColumn, pointsPerRow, pointsPerColumn, pointsPerRow)
        let places = (edges - corner) / cell
        let (left, right) = Self.stretch(from: places.x, to: places.z, count: columns)
        let (top, bottom) = Self.stretch(from: places.y, to: places.w, count: rows)
        return MapCells(left: left, top: top, right: right, bottom: bottom)
    }

    /// The column whose left edge is nearest to a coordinate.
    func column(nearest x: CGFloat) -> Int {
        Self.round((x - extent.minX) / pointsPerColumn, limit: columns)
    }

    /// The row whose top edge is nearest to a coordinate.
    func row(nearest y: CGFloat) -> Int {
        Self.round((y - extent.minY) / pointsPerRow, limit: rows)
    }

    @inline(__always)
    private static func stretch(from start: CGFloat, to end: CGFloat, count: Int) -> (Int, Int) {
        let (first, last) = (round(start, limit: count), round(end, limit: count))
        if first < last { return (first, last) }
        let middle = Int(min(max(start / 2 + end / 2, 0), CGFloat(count - 1)))
        return (middle, middle + 1)
    }

    /// The nearest whole number from 0 to `limit`.
    ///
    /// Halves are common, because sizes are round numbers. They lie just above the border between down and up, so that
    /// the rounding errors of two sums that mean the same edge do not part them.
    @inline(__always)
    private static func round(_ value: CGFloat, limit: Int) -> Int {
        Int(min(max(value + 0.500_001, 0), CGFloat(limit)))
    }
}
