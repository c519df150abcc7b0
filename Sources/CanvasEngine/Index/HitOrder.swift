/// Brings the hits of a query into ascending order.
enum HitOrder {
    /// The largest number of hits that are sorted by insertion.
    private static let insertionLimit = 48

    /// Sorts different numbers from 0 to `limit` - 1.
    static func sort(_ hits: UnsafeMutableBufferPointer<Int>, below limit: Int) {
        var hits = hits
        if hits.count <= insertionLimit {
            insert(hits)
        } else if hits.count > limit / 256 {
            mark(hits, below: limit)
        } else {
            hits.sort()
        }
    }

    /// Sorts by insertion, which is quickest for few hits and for hits that are almost in order.
    private static func insert(_ hits: UnsafeMutableBufferPointer<Int>) {
        var next = 1
        while next < hits.count {
            let hit = hits[next]
            var position = next
            while position > 0 && hits[position &- 1] > hit {
                hits[position] = hits[position &- 1]
                position &-= 1
            }
            hits[position] = hit
            next &+= 1
        }
    }

    /// Sorts by setting one bit a hit and reading the bits back: for many hits among not too many frames.
    private static func mark(_ hits: UnsafeMutableBufferPointer<Int>, below limit: Int) {
        let wordCount = limit / 64 + 1
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { words in
            words.initialize(repeating: 0)
            for hit in hits { words[hit >> 6] |= 1 << UInt64(hit & 63) }
            var count = 0
            for word in words.indices {
                var bits = words[word]
                while bits != 0 {
                    hits[count] = word << 6 | bits.trailingZeroBitCount
                    count &+= 1
                    bits &= bits &- 1
                }
            }
        }
    }
}
