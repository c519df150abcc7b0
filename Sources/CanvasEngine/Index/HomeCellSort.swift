/// The counting sort that brings frames into the order of their home cells.
struct HomeCellSort {
    /// The frames to sort; none of them is absent.
    let members: SpatialMembers
    /// The entries of the whole index.
    let edges: UnsafeMutableBufferPointer<CanvasEdges>
    let ids: UnsafeMutableBufferPointer<UInt32>
    /// Where the entries of these frames begin.
    let firstEntry: Int

    /// Writes the entries, and the first entry of each cell into `cells`, which must hold zeros, one more than cells.
    ///
    /// - Returns: whether a cell is crowded.
    func sort(into grid: HomeGrid, cells: UnsafeMutableBufferPointer<UInt32>) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: members.count) { homes in
            count(in: grid, homes: homes, cells: cells)
            let largest = sum(cells)
            scatter(homes: homes, cells: cells)
            return largest > CornerTree.crowd
        }
    }

    /// Notes the home cell of each member, and counts the members of each cell.
    private func count(
        in grid: HomeGrid, homes: UnsafeMutableBufferPointer<UInt32>, cells: UnsafeMutableBufferPointer<UInt32>
    ) {
        for position in 0..<members.count {
            let frame = members[position]
            let cell = grid.cell(ofX: frame.minX, y: frame.minY)
            homes[position] = UInt32(truncatingIfNeeded: cell)
            cells[cell] &+= 1
        }
    }

    /// Turns the counts into the end of each cell; returns the largest count.
    private func sum(_ cells: UnsafeMutableBufferPointer<UInt32>) -> UInt32 {
        var (end, largest) = (UInt32(truncatingIfNeeded: firstEntry), UInt32(0))
        for cell in 0..<cells.count {
            largest = max(largest, cells[cell])
            end &+= cells[cell]
            cells[cell] = end
        }
        return largest
    }

    /// Writes the entries from the last to the first, which turns each cell's end into its start.
    private func scatter(
        homes: UnsafeMutableBufferPointer<UInt32>, cells: UnsafeMutableBufferPointer<UInt32>
    ) {
        var position = members.count
        while position > 0 {
            position &-= 1
            let cell = Int(homes[position])
            cells[cell] &-= 1
            let entry = Int(cells[cell])
            ids[entry] = members.id(at: position)
            edges[entry] = CanvasEdges(members[position])
        }
    }
}
