import CanvasEngine

extension OverlapPairs {
    /// How far two frames must reach into each other, on both axes, to overlap; in points.
    static let tolerance: CGFloat = 0.005

    /// Finds the pairs of frames that overlap, with the index over these very frames.
    init(of frames: [CGRect], index: SpatialIndex) {
        var hits: [Int] = []
        for (first, frame) in frames.enumerated() {
            index.indices(intersecting: frame, into: &hits)
            guard hits.count > 1 else { continue }
            for second in hits where second > first {
                let depth = Self.depth(frame, frames[second])
                guard depth > Self.tolerance else { continue }
                guard pairs.count < Self.limit else {
                    isComplete = false
                    return
                }
                let pair = Pair(first: Int32(truncatingIfNeeded: first), second: Int32(truncatingIfNeeded: second))
                pairs.append(pair)
                if depth > penetration { (worst, penetration) = (pair, depth) }
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
