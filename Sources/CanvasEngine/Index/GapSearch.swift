/// Finds the smallest gap between two frames where the order of the frames follows their places: branch and bound over
/// pairs of boxes.
///
/// The gap between two boxes is at most that of the frames in them, so that two boxes are looked into only where it is
/// smaller than the smallest gap so far. Neighbours in the order come first: they bring it close to its end.
package struct GapSearch {
    /// How often the boxes of the runs may cover the whole; beyond that too many of them are near each other.
    private static let largestCoverage: CGFloat = 16
    /// How many tests a frame may cost until the search is given up.
    private static let patience = 24

    private let frames: UnsafeBufferPointer<CGRect>
    private let boxes: UnsafeBufferPointer<CanvasEdges>
    private let levels: [Range<Int>]
    /// The edges of a run of frames.
    private let room: UnsafeMutableBufferPointer<CanvasEdges>
    private var testsLeft: Int
    private var smallest = CGFloat.infinity

    /// The smallest gap between two frames that have an area, of the gaps on both axes the larger one, in points.
    ///
    /// - Returns: negative where frames overlap, infinite for fewer than two of them; nil where the order of the frames is
    ///   such that an index finds it sooner.
    package static func smallestGap(between frames: [CGRect]) -> CGFloat? {
        frames.withUnsafeBufferPointer { frames in
            let runs = BoundingHierarchy(of: frames)
            guard let top = runs.levels.last, !frames.isEmpty else { return .infinity }
            guard runs.coverage <= largestCoverage else { return nil }
            return withUnsafeTemporaryAllocation(of: CanvasEdges.self, capacity: BoundingHierarchy.length) { room in
                room.initialize(repeating: .nothing)
                return runs.boxes.withUnsafeBufferPointer { boxes in
                    var search = GapSearch(
                        frames: frames, boxes: boxes, levels: runs.levels, room: room,
                        testsLeft: frames.count * patience + 10_000)
                    search.searchWithin(top.lowerBound, level: runs.levels.count - 1)
                    return search.testsLeft >= 0 ? search.smallest : nil
                }
            }
        }
    }

    /// The boxes, or the frames, that a box is around.
    @inline(__always)
    private func members(of box: Int, level: Int) -> Range<Int> {
        let all = level == 0 ? 0..<frames.count : levels[level - 1]
        let first = all.lowerBound + (box - levels[level].lowerBound) * BoundingHierarchy.length
        return first..<min(first + BoundingHierarchy.length, all.upperBound)
    }

    /// Looks at the pairs inside a box.
    private mutating func searchWithin(_ box: Int, level: Int) {
        let members = members(of: box, level: level)
        if level == 0 { return searchRun(members) }
        for inner in members where testsLeft >= 0 {
            searchWithin(inner, level: level - 1)
            var earlier = members.lowerBound
            while earlier < inner {
                if boxes[earlier].gap(to: boxes[inner]) < smallest { search(earlier, inner, level: level - 1) }
                earlier += 1
            }
        }
    }

    /// Looks at the pairs of one run of frames.
    private mutating func searchRun(_ run: Range<Int>) {
        var earlierOnes = CanvasEdges.nothing
        for frame in run {
            let (edges, count) = (BoundingHierarchy.edges(of: frames[frame]), frame - run.lowerBound)
            // A frame far from the box around the earlier ones is far from each of them.
            if earlierOnes.gap(to: edges) < smallest {
                for earlier in 0..<count { smallest = min(smallest, room[earlier].gap(to: edges)) }
            }
            room[count] = edges
            earlierOnes.include(edges)
        }
    }

    /// Looks at the pairs of something in one box and something in another one of the same level.
    private mutating func search(_ first: Int, _ second: Int, level: Int) {
        let (left, right) = (members(of: first, level: level), members(of: second, level: level))
        testsLeft -= left.count
        if testsLeft < 0 { return }
        if level == 0 { load(right) }
        for member in left {
            let edges = level == 0 ? BoundingHierarchy.edges(of: frames[member]) : boxes[member]
            guard edges.gap(to: boxes[second]) < smallest else { continue }
            testsLeft -= right.count
            var other = right.lowerBound
            while other < right.upperBound {
                if level == 0 {
                    smallest = min(smallest, edges.gap(to: room[other - right.lowerBound]))
                } else if edges.gap(to: boxes[other]) < smallest {
                    search(member, other, level: level - 1)
                }
                other += 1
            }
        }
    }

    @inline(__always)
    private func load(_ run: Range<Int>) {
        for frame in run { room[frame - run.lowerBound] = BoundingHierarchy.edges(of: frames[frame]) }
    }
}
