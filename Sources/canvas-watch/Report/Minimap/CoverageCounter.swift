/// Counts for each cell how many stretches of cells cover it, at a cost that does not depend on their sizes.
struct CoverageCounter {
    /// The number of cells beside and below each other.
    let columns: Int
    let rows: Int
    /// Differences between neighbouring cells until `sum` is called, then the counts; one column and row more than cells.
    private var counts: [Int32]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        counts = [Int32](repeating: 0, count: (columns + 1) * (rows + 1))
    }

    /// Counts one stretch, which must lie inside.
    @inline(__always)
    mutating func add(_ cells: MapCells) {
        let (top, bottom) = (cells.top * (columns + 1), cells.bottom * (columns + 1))
        counts[top + cells.left] &+= 1
        counts[top + cells.right] &-= 1
        counts[bottom + cells.left] &-= 1
        counts[bottom + cells.right] &+= 1
    }

    /// Turns the differences into counts; to be called once, after the last stretch.
    mutating func sum() {
        for row in 0...rows {
            let start = row * (columns + 1)
            for cell in (start + 1)..<(start + columns + 1) { counts[cell] &+= counts[cell - 1] }
            guard row > 0 else { continue }
            for cell in start...(start + columns) { counts[cell] &+= counts[cell - columns - 1] }
        }
    }

    /// How many stretches cover a cell.
    @inline(__always)
    subscript(column: Int, row: Int) -> Int32 {
        counts[row * (columns + 1) + column]
    }
}
