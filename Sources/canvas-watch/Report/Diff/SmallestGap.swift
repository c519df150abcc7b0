import CanvasEngine

/// The smallest distance between two items, before and now.
struct GapChange: Hashable, Sendable {
    /// The distances in points, negative where items overlap; nil where fewer than two items have an area.
    let old: CGFloat?
    let new: CGFloat?

    /// The change between two renderings; nil when there is none, or there are more items than it is worth measuring.
    init?(from old: Rendering, to new: Rendering) {
        let limit = SmallestGap.itemLimit
        guard old.resolution.frames.count <= limit, new.resolution.frames.count <= limit else { return nil }
        (self.old, self.new) = (old.smallestGap, new.smallestGap)
        switch (self.old, self.new) {
        case (nil, nil): return nil
        case (let before?, let now?) where (before - now).magnitude <= ItemChange.epsilon: return nil
        default: break
        }
    }
}

/// Measures the smallest distance between two frames: for each pair the larger of the gaps on both axes, as a spacing is
/// meant.
enum SmallestGap {
    /// The number of items up to which the distance is measured.
    static let itemLimit = 100_000

    /// The number of frames up to which all pairs are looked at: for so few nothing is sooner done.
    private static let pairLimit = 64

    /// The smallest distance of a rendering.
    static func gap(in rendering: Rendering) -> CGFloat? {
        if rendering.overlaps.worst != nil { return -rendering.overlaps.penetration }
        return gap(between: rendering.resolution.frames)
    }

    /// The smallest distance between two of the frames that have an area; nil when there are fewer than two.
    static func gap(between frames: [CGRect]) -> CGFloat? {
        if frames.count <= pairLimit { return gapOfAllPairs(frames) }
        if let gap = GapSearch.smallestGap(between: frames) { return gap < .infinity ? gap : nil }
        let solid = frames.filter(isSolid)
        // Neighbours in the order of the items are mostly neighbours on the canvas: an upper bound to search below.
        let bound = zip(solid, solid.dropFirst()).map { gap($0, $1) }.min()
        return bound.map { gapByIndex(solid, below: $0) }
    }

    /// Compares all pairs of at most `pairLimit` frames, by the formula of `gap(_:_:)` with the edges of each taken once.
    private static func gapOfAllPairs(_ frames: [CGRect]) -> CGFloat? {
        withUnsafeTemporaryAllocation(of: SIMD4<CGFloat>.self, capacity: pairLimit) { edges in
            var (count, smallest) = (0, CGFloat.infinity)
            for frame in frames where isSolid(frame) {
                let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
                for known in 0..<count {
                    let across = max(edges[known].x - right, left - edges[known].z)
                    // Most pairs are farther apart than others on one axis alone.
                    if across >= smallest { continue }
                    smallest = min(smallest, max(across, edges[known].y - bottom, top - edges[known].w))
                }
                edges[count] = SIMD4(left, top, right, bottom)
                count += 1
            }
            return count > 1 ? smallest : nil
        }
    }

    private static func isSolid(_ frame: CGRect) -> Bool {
        frame.width > 0 && frame.height > 0
    }

    private static func gapByIndex(_ solid: [CGRect], below bound: CGFloat) -> CGFloat {
        let index = SpatialIndex(frames: solid)
        // A reach that hardly any item needs is tried last: it would meet nearly all others.
        let typical = solid.reduce(0) { $0 + min($1.width, $1.height) } / CGFloat(solid.count)
        var reach = min(bound, typical / 4)
        while true {
            var found = reach
            for (number, frame) in solid.enumerated() {
                let margin = max(found, 0)
                index.forEach(intersecting: frame.insetBy(dx: -margin, dy: -margin)) { other in
                    if other != number { found = min(found, gap(frame, solid[other])) }
                }
            }
            if found < reach || reach >= bound { return found }
            reach = min(bound, reach * 4)
        }
    }

    /// The larger of the gaps on both axes; negative where the frames overlap.
    static func gap(_ one: CGRect, _ other: CGRect) -> CGFloat {
        let across = max(other.minX - one.maxX, one.minX - other.maxX)
        let down = max(other.minY - one.maxY, one.minY - other.maxY)
        return max(across, down)
    }
}
