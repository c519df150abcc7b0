import CanvasEngine

extension OverlapPairs {
    /// How far two frames must reach into each other, on both axes, to overlap; in points.
    static let tolerance: CGFloat = 0.005

    /// Finds the pairs of frames that overlap; asks for the index over these very frames only where their order does not
    /// follow their places.
    init(of frames: [CGRect], index: () -> SpatialIndex) {
        switch findAll(of: frames) {
        case .complete: break
        case .tooMany: findFirst(of: frames)
        case .unordered: findFirst(of: frames, index: index())
        }
        for pair in pairs {
            let depth = Self.depth(frames[Int(pair.first)], frames[Int(pair.second)])
            if depth > penetration { (worst, penetration) = (pair, depth) }
        }
    }

    /// How a search for all pairs ended.
    private enum Outcome {
        /// These are all.
        case complete
        /// There are more than are counted.
        case tooMany
        /// The order of the frames does not follow their places, so that an index is quicker.
        case unordered
    }

    /// Finds all pairs without an index; none where it is not complete.
    private mutating func findAll(of frames: [CGRect]) -> Outcome {
        var found: [Pair] = []
        let isComplete = IntersectionSearch.forEachPair(of: frames) { first, second in
            if Self.overlap(frames[first], frames[second]) { found.append(Pair(first, second)) }
            return found.count <= Self.limit
        }
        guard isComplete else { return found.count > Self.limit ? .tooMany : .unordered }
        found.sort()
        pairs = found
        return .complete
    }

    /// Finds as many pairs as are counted, the first ones in the order of the items, where there are more.
    private mutating func findFirst(of frames: [CGRect]) {
        isComplete = IntersectionSearch.forEachPairInOrder(of: frames) { first, second in
            guard Self.overlap(frames[first], frames[second]) else { return true }
            guard pairs.count < Self.limit else { return false }
            pairs.append(Pair(first, second))
            return true
        }
    }

    /// The same with an index, which may find all pairs.
    private mutating func findFirst(of frames: [CGRect], index: SpatialIndex) {
        var hits: [Int] = []
        for (first, frame) in frames.enumerated() {
            index.indices(intersecting: frame, into: &hits)
            guard hits.count > 1 else { continue }
            for second in hits where second > first {
                guard Self.overlap(frame, frames[second]) else { continue }
                guard pairs.count < Self.limit else {
                    isComplete = false
                    return
                }
                pairs.append(Pair(first, second))
            }
        }
    }

    private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        depth(one, other) > tolerance
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
