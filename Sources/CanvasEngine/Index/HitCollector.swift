/// Gathers the hits of a query: the first ones in a small room on the stack, the others in an array.
struct HitCollector {
    private let room: UnsafeMutableBufferPointer<Int>
    /// The number of hits in the room.
    private var count = 0
    /// The hits that had to leave the room.
    private var spilled: [Int] = []

    init(room: UnsafeMutableBufferPointer<Int>) {
        self.room = room
    }

    /// Adds every frame that meets the query.
    @inline(__always)
    mutating func collect(from entries: SpatialEntries, meeting query: CanvasEdges) {
        let reach = query.reach
        entries.forEachStretch(near: query) { first, end in
            var entry = first
            while entry < end {
                if end &- entry > room.count &- count { spill() }
                let stop = min(end, entry &+ room.count)
                var hit = count
                while entry < stop {
                    // Written without asking and kept only if it counts: a guess could not be better than even.
                    room[hit] = Int(entries.ids[entry])
                    hit &+= entries.edges[entry].meets(reach)
                    entry &+= 1
                }
                count = hit
            }
        }
    }

    private mutating func spill() {
        spilled.append(contentsOf: UnsafeMutableBufferPointer(rebasing: room[..<count]))
        count = 0
    }

    /// Calls `body` with the hits, ascending; they are different numbers from 0 to `limit` - 1.
    @inline(__always)
    mutating func withSorted<Answer>(below limit: Int, _ body: (UnsafeBufferPointer<Int>) -> Answer) -> Answer {
        if spilled.isEmpty {
            let hits = UnsafeMutableBufferPointer(rebasing: room[..<count])
            HitOrder.sort(hits, below: limit)
            return body(UnsafeBufferPointer(hits))
        }
        spill()
        spilled.withUnsafeMutableBufferPointer { HitOrder.sort($0, below: limit) }
        return spilled.withUnsafeBufferPointer(body)
    }
}
