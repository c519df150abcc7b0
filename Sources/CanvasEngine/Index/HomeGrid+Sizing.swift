extension HomeGrid {
    /// A grid for the surveyed frames: cells as large as the typical frame, and on average no fewer than one frame a cell.
    ///
    /// The few frames that lie far from all others do not stretch the grid: they go to the cells at its border.
    init(for survey: SpatialSurvey, typical: TypicalFrame, count: Int, firstCell: Int) {
        let horizontal = Self.extent(from: survey.minX, to: survey.maxX, usual: typical.lefts)
        let vertical = Self.extent(from: survey.minY, to: survey.maxY, usual: typical.tops)
        let (spanX, spanY) = (horizontal.upper - horizontal.lower, vertical.upper - vertical.lower)
        (columns, rows) = Self.cells(
            columns: Self.divide(spanX, by: typical.width), rows: Self.divide(spanY, by: typical.height),
            limit: CGFloat(max(count, 1)))
        (originX, originY) = (horizontal.lower, vertical.lower)
        // The last corner begins the last cell, so that tiles in regular columns get a cell each.
        cellsPerX = spanX > 0 ? CGFloat(columns - 1) / spanX : 0
        cellsPerY = spanY > 0 ? CGFloat(rows - 1) / spanY : 0
        (reachX, reachY) = (survey.reachX, survey.reachY)
        self.firstCell = firstCell
    }

    /// The stretch that the grid covers: all of it, unless most of it would hold only a few frames.
    private static func extent(
        from lower: CGFloat, to upper: CGFloat, usual: ClosedRange<CGFloat>
    ) -> (lower: CGFloat, upper: CGFloat) {
        let isEven = upper / 2 - lower / 2 <= usual.upperBound - usual.lowerBound
        return isEven ? (lower, upper) : (max(lower, usual.lowerBound), min(upper, usual.upperBound))
    }

    /// The number of typical lengths in a stretch, at least 1 and small enough to count with.
    private static func divide(_ span: CGFloat, by length: CGFloat) -> CGFloat {
        let quotient = span / length
        return quotient < 1e9 ? quotient + 1 : quotient.isNaN ? 1 : 1e9
    }

    /// The numbers of columns and rows, made smaller together where their product exceeds the limit; an axis that has
    /// no more than one row or column to give leaves the rest to the other.
    private static func cells(columns: CGFloat, rows: CGFloat, limit: CGFloat) -> (columns: Int, rows: Int) {
        let excess = columns * rows / limit
        if excess <= 1 { return (Int(columns), Int(rows)) }
        let shrink = excess.squareRoot()
        if columns < shrink { return (1, Int(min(rows, limit))) }
        if rows < shrink { return (Int(min(columns, limit)), 1) }
        return (Int(columns / shrink), Int(rows / shrink))
    }
}
