/// Answers which frames a rectangle meets, at a cost that follows the rectangle and not the number of frames.
///
/// A uniform grid sized by the typical frame; see `HomeGrid`. Frames without area and frames with a number that is not
/// finite are never reported. The cells of all grids together are at most twice as many as the frames.
public struct SpatialIndex: Sendable {
    private let grids: [HomeGrid]
    private let starts: [UInt32]
    private let ids: [UInt32]
    private let edges: [CanvasEdges]
    private let splitsByX: [Bool]

    /// The number of frames that the index was made of.
    public let frameCount: Int

    /// The index of no frames.
    public static let empty = SpatialIndex(frames: [])

    /// Creates an index of frames, in time that follows their number.
    public init(frames: [CGRect]) {
        var (grids, starts, ids, splitsByX): ([HomeGrid], [UInt32], [UInt32], [Bool]) = ([], [], [], [])
        edges = [CanvasEdges](unsafeUninitializedCapacity: frames.count) { edgeBuffer, edgeCount in
            ids = [UInt32](unsafeUninitializedCapacity: frames.count) { idBuffer, idCount in
                frames.withUnsafeBufferPointer { frames in
                    var builder = SpatialIndexBuilder(frames: frames, edges: edgeBuffer, ids: idBuffer)
                    builder.build()
                    (grids, starts, splitsByX) = (builder.grids, builder.starts, builder.splitsByX)
                    (edgeCount, idCount) = (builder.entryCount, builder.entryCount)
                }
            }
        }
        (self.grids, self.starts, self.ids, self.splitsByX) = (grids, starts, ids, splitsByX)
        frameCount = frames.count
    }

    /// The indices of the frames that share more than an edge or a corner with the rectangle, ascending.
    public func indices(intersecting rect: CGRect) -> [Int] {
        withHits(of: CanvasEdges(rect)) { Array($0) }
    }

    /// The same in an array that the caller uses again and again; what it held before is dropped.
    public func indices(intersecting rect: CGRect, into hits: inout [Int]) {
        withHits(of: CanvasEdges(rect)) { hits.replaceSubrange(hits.indices, with: $0) }
    }

    /// Calls `visit` with the index of each frame that the rectangle meets, in no particular order.
    public func forEach(intersecting rect: CGRect, _ visit: (Int) throws -> Void) rethrows {
        let query = CanvasEdges(rect)
        let reach = query.reach
        try withEntries { entries in
            try entries.forEachStretch(near: query) { first, end in
                var entry = first
                while entry < end {
                    if entries.edges[entry].meets(reach) != 0 { try visit(Int(entries.ids[entry])) }
                    entry &+= 1
                }
            }
        }
    }

    /// Calls `body` with the hits of a query, ascending.
    @inline(__always)
    private func withHits<Answer>(of query: CanvasEdges, _ body: (UnsafeBufferPointer<Int>) -> Answer) -> Answer {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { room in
            var hits = HitCollector(room: room)
            withEntries { hits.collect(from: $0, meeting: query) }
            return hits.withSorted(below: frameCount, body)
        }
    }

    /// Calls `body` with the index's arrays.
    @inline(__always)
    func withEntries<Answer>(_ body: (SpatialEntries) throws -> Answer) rethrows -> Answer {
        try grids.withUnsafeBufferPointer { grids in
            try starts.withUnsafeBufferPointer { starts in
                try edges.withUnsafeBufferPointer { edges in
                    try ids.withUnsafeBufferPointer { ids in
                        try splitsByX.withUnsafeBufferPointer { splitsByX in
                            try body(
                                SpatialEntries(
                                    grids: grids, starts: starts, edges: edges, ids: ids, splitsByX: splitsByX))
                        }
                    }
                }
            }
        }
    }
}
