/// Brings the entries of crowded cells into the order that `CornerTree` searches.
struct CornerTreeOrdering {
    /// The entries of the whole index.
    let edges: UnsafeMutableBufferPointer<CanvasEdges>
    let ids: UnsafeMutableBufferPointer<UInt32>
    /// For each entry that parts a stretch, whether it does so by x.
    let splitsByX: UnsafeMutableBufferPointer<Bool>

    /// Orders one stretch.
    func order(_ stretch: Range<Int>) {
        order(from: stretch.lowerBound, to: stretch.upperBound, isParentByX: false)
    }

    private func order(from first: Int, to end: Int, isParentByX: Bool) {
        var (first, isParentByX) = (first, isParentByX)
        while end - first > CornerTree.leafSize {
            let (width, height) = extent(from: first, to: end)
            let middle = first + (end - first) / 2
            // Corners at one point need no order, but a query must be able to pass them by on either axis.
            let isByX = width == height ? !isParentByX : width > height
            splitsByX[middle] = isByX
            if width > 0 || height > 0 { select(middle, from: first, to: end - 1, byX: isByX) }
            order(from: first, to: middle, isParentByX: isByX)
            (first, isParentByX) = (middle + 1, isByX)
        }
    }

    /// How far the corners of a stretch are apart.
    private func extent(from first: Int, to end: Int) -> (width: CGFloat, height: CGFloat) {
        var (left, top) = (edges[first].minX, edges[first].minY)
        var (right, bottom) = (left, top)
        for entry in first..<end {
            let (x, y) = (edges[entry].minX, edges[entry].minY)
            (left, top) = (x < left ? x : left, y < top ? y : top)
            (right, bottom) = (x > right ? x : right, y > bottom ? y : bottom)
        }
        return (right - left, bottom - top)
    }

    /// Exchanges entries until none before the middle has a larger coordinate and none after it a smaller one.
    ///
    /// C. A. R. Hoare's selection; it stops on equal coordinates, so many of them halve the work as others do.
    private func select(_ middle: Int, from first: Int, to last: Int, byX: Bool) {
        var (first, last) = (first, last)
        while first < last {
            let pivot = coordinate(pivot(from: first, to: last), byX)
            var (left, right) = (first, last)
            while left <= right {
                while coordinate(left, byX) < pivot { left += 1 }
                while coordinate(right, byX) > pivot { right -= 1 }
                if left <= right {
                    edges.swapAt(left, right)
                    ids.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if middle <= right {
                last = right
            } else if middle >= left {
                first = left
            } else {
                return
            }
        }
    }

    /// A position that the order of the entries cannot foresee, so that none makes the selection slow.
    private func pivot(from first: Int, to last: Int) -> Int {
        var hash = UInt64(truncatingIfNeeded: first) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: last)
        hash = (hash ^ (hash >> 31)) &* 0xBF58_476D_1CE4_E5B9
        return first + Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(last - first + 1)).high)
    }

    @inline(__always)
    private func coordinate(_ entry: Int, _ byX: Bool) -> CGFloat {
        byX ? edges[entry].minX : edges[entry].minY
    }
}
