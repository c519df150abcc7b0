import CanvasEngine

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

    /// Counts one stretch, which must lie inside, some times.
    @inline(__always)
    mutating func add(_ cells: MapCells, times: Int32 = 1) {
        let (top, bottom) = (cells.top * (columns + 1), cells.bottom * (columns + 1))
        counts[top + cells.left] &+= times
        counts[top + cells.right] &-= times
        counts[bottom + cells.left] &-= times
        counts[bottom + cells.right] &+= times
    }

    /// Counts the cells of each frame, as `add(scale.cells(of: frame))` would.
    ///
    /// Of many frames the next one mostly lies in the same cell as the one before, and then only a number grows.
    mutating func add(_ frames: some Sequence<CGRect>, at scale: MapScale) {
        var (cells, inside, times) = (MapCells(left: 0, top: 0, right: 0, bottom: 0), CellInside.nothing, Int32(0))
        for frame in frames {
            if inside.holds(frame) {
                times &+= 1
                continue
            }
            if times > 0 { add(cells, times: times) }
            (cells, times) = (scale.cells(of: frame), 1)
            inside = CellInside(of: cells, at: scale)
        }
        if times > 0 { add(cells, times: times) }
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
