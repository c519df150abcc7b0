import CanvasEngine

extension OverlapPairs {
    /// How far two frames must reach into each other, on both axes, to overlap; in points.
    static let tolerance: CGFloat = 0.005

    /// Finds the pairs of frames that overlap; asks for the index over these very frames only where their order does not
    /// follow their places, or pairs are many.
    init(of frames: [CGRect], index: () -> SpatialIndex) {
        if !findAll(of: frames) { findFirst(of: frames, index: index()) }
        for pair in pairs {
            let depth = Self.depth(frames[Int(pair.first)], frames[Int(pair.second)])
            if depth > penetration { (worst, penetration) = (pair, depth) }
        }
    }

    /// Finds all pairs without an index; returns false, and no pairs, where that would take long.
    private mutating func findAll(of frames: [CGRect]) -> Bool {
        var found: [Pair] = []
        let isComplete = MeetingSearch.forEachMeeting(of: frames) { first, second in
            guard Self.depth(frames[first], frames[second]) > Self.tolerance else { return true }
            found.append(Pair(first, second))
            return found.count <= Self.limit
        }
        guard isComplete else { return false }
        found.sort()
        pairs = found
        return true
    }

    /// Finds the first pairs in the order of the items, as many as are counted.
    private mutating func findFirst(of frames: [CGRect], index: SpatialIndex) {
        var hits: [Int] = []
        for (first, frame) in frames.enumerated() {
            index.indices(intersecting: frame, into: &hits)
            guard hits.count > 1 else { continue }
            for second in hits where second > first {
                guard Self.depth(frame, frames[second]) > Self.tolerance else { continue }
                guard pairs.count < Self.limit else {
                    isComplete = false
                    return
                }
                pairs.append(Pair(first, second))
            }
        }
    }

    /// The shorter way on which two frames would have to part, in points; not positive where they are apart.
    static func depth(_ one: CGRect, _ other: CGRect) -> CGFloat {
        let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
        let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return min(width, height)
    }
}

extension OverlapPairs.Pair {
    fileprivate init(_ first: Int, _ second: Int) {
        self.init(first: Int32(truncatingIfNeeded: first), second: Int32(truncatingIfNeeded: second))
    }
}
