/// The arrays of an index while a query reads them.
struct SpatialEntries {
    let grids: UnsafeBufferPointer<HomeGrid>
    /// The first entry of each cell of each grid; each grid's last cell is followed by its end.
    let starts: UnsafeBufferPointer<UInt32>
    /// The entries in the order of the cells.
    let edges: UnsafeBufferPointer<CanvasEdges>
    let ids: UnsafeBufferPointer<UInt32>
    /// See `CornerTree`; empty when no cell is crowded.
    let splitsByX: UnsafeBufferPointer<Bool>

    /// Calls `body` with the bounds of stretches of entries that together hold every frame that meets the query, each once.
    @inline(__always)
    func forEachStretch(near query: CanvasEdges, _ body: (Int, Int) throws -> Void) rethrows {
        // Not so for what is null or has an edge that is not a number.
        guard query.minX <= query.maxX, query.minY <= query.maxY else { return }
        for grid in grids {
            let window = grid.window(for: query)
            let block = grid.block(of: window)
            var (cell, row) = (block.firstCell, 0)
            while row < block.rowCount {
                let (first, end) = (Int(starts[cell]), Int(starts[cell &+ block.width]))
                if grid.isCrowded && end &- first > CornerTree.crowd {
                    try forEachStretch(ofCells: cell..<(cell &+ block.width), in: window, body)
                } else if first < end {
                    try body(first, end)
                }
                cell &+= block.stride
                row &+= 1
            }
        }
    }

    /// The same for some cells of a row, each of which may be crowded.
    private func forEachStretch(
        ofCells cells: Range<Int>, in window: CanvasEdges, _ body: (Int, Int) throws -> Void
    ) rethrows {
        let tree = CornerTree(edges: edges, splitsByX: splitsByX)
        for cell in cells {
            let (first, end) = (Int(starts[cell]), Int(starts[cell &+ 1]))
            if end &- first > CornerTree.crowd {
                try tree.forEachStretch(from: first, to: end, in: window, body)
            } else if first < end {
                try body(first, end)
            }
        }
    }
}
