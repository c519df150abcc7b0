/// A cell that holds many rectangles, to be searched as a balanced k-d tree over their corners.
///
/// The middle entry of a stretch parts it: on the axis noted for its position, no corner before it lies behind it and no
/// corner after it lies before it. A stretch of at most `leafSize` entries has no order.
struct CornerTree {
    /// The longest stretch that is read entry by entry.
    static let leafSize = 16
    /// The number of rectangles from which a cell is ordered.
    static let crowd = 64

    /// The entries of the whole index.
    let edges: UnsafeBufferPointer<CanvasEdges>
    /// For each entry that parts a stretch, whether it does so by x.
    let splitsByX: UnsafeBufferPointer<Bool>

    /// Calls `body` with the bounds of parts of the stretch that together hold every corner in the window, each once.
    func forEachStretch(
        from first: Int, to end: Int, in window: CanvasEdges, _ body: (Int, Int) throws -> Void
    ) rethrows {
        var (first, end) = (first, end)
        while end - first > Self.leafSize {
            let middle = first + (end - first) / 2
            let corner = edges[middle]
            let isByX = splitsByX[middle]
            if isByX ? corner.minX >= window.maxX : corner.minY >= window.maxY {
                end = middle
                continue
            }
            if isByX ? corner.minX >= window.minX : corner.minY >= window.minY {
                try forEachStretch(from: first, to: middle, in: window, body)
                try body(middle, middle + 1)
            }
            first = middle + 1
        }
        if first < end { try body(first, end) }
    }
}
