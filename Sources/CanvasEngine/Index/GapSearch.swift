/// Finds the smallest gap between two frames where the order of the frames follows their places: branch and bound over
/// pairs of boxes.
///
/// The gap between two boxes is at most that of the frames in them, so that two boxes are looked into only where it is
/// smaller than the smallest gap so far. Neighbours in the order come first: they bring it close to its end.
package struct GapSearch {
    /// The number of frames up to which all pairs are looked at: for so few nothing is sooner done.
    private static let pairLimit = 64

    private let tree: BoxSearch
    private var testsLeft: Int
    private var smallest = CGFloat.infinity

    /// The smallest gap between two frames that have an area, of the gaps on both axes the larger one, in points.
    ///
    /// - Returns: negative where frames overlap, infinite for fewer than two of them; nil where the order of the frames is
    ///   such that an index finds it sooner.
    package static func smallestGap(between frames: [CGRect]) -> CGFloat? {
        if frames.count <= pairLimit { return gapOfAllPairs(frames) }
        return BoxSearch.with(frames) { tree in
            var search = GapSearch(tree: tree, testsLeft: tree.testLimit)
            search.searchWithin(tree.top, level: tree.topLevel)
            return search.testsLeft >= 0 ? search.smallest : nil
        }
    }

    /// Compares all pairs of at most `pairLimit` frames.
    private static func gapOfAllPairs(_ frames: [CGRect]) -> CGFloat {
        withUnsafeTemporaryAllocation(of: CanvasEdges.self, capacity: pairLimit) { room in
            var smallest = CGFloat.infinity
            for index in frames.indices {
                let edges = BoundingHierarchy.edges(of: frames[index])
                for earlier in 0..<index { smallest = min(smallest, room[earlier].gap(to: edges)) }
                room.initializeElement(at: index, to: edges)
            }
            return smallest
        }
    }

    /// Looks at the pairs inside a box.
    private mutating func searchWithin(_ box: Int, level: Int) {
        let members = tree.members(of: box, level: level)
        if level == 0 { return searchRun(members) }
        for inner in members where testsLeft >= 0 {
            searchWithin(inner, level: level - 1)
            var earlier = members.lowerBound
            while earlier < inner {
                if tree.boxes[earlier].gap(to: tree.boxes[inner]) < smallest {
                    search(earlier, inner, level: level - 1)
                }
                earlier += 1
            }
        }
    }

    /// Looks at the pairs of one run of frames.
    private mutating func searchRun(_ run: Range<Int>) {
        var earlierOnes = CanvasEdges.nothing
        for frame in run {
            let (edges, count) = (BoundingHierarchy.edges(of: tree.frames[frame]), frame - run.lowerBound)
            // A frame far from the box around the earlier ones is far from each of them.
            if earlierOnes.gap(to: edges) < smallest {
                for earlier in 0..<count { smallest = min(smallest, tree.room[earlier].gap(to: edges)) }
            }
            tree.room[count] = edges
            earlierOnes.include(edges)
        }
    }

    /// Looks at the pairs of something in one box and something in another one of the same level.
    private mutating func search(_ first: Int, _ second: Int, level: Int) {
        let (left, right) = (tree.members(of: first, level: level), tree.members(of: second, level: level))
        testsLeft -= left.count
        if testsLeft < 0 { return }
        if level == 0 { tree.load(right) }
        for member in left {
            let edges = level == 0 ? BoundingHierarchy.edges(of: tree.frames[member]) : tree.boxes[member]
            guard edges.gap(to: tree.boxes[second]) < smallest else { continue }
            testsLeft -= right.count
            var other = right.lowerBound
            while other < right.upperBound {
                if level == 0 {
                    smallest = min(smallest, edges.gap(to: tree.room[other - right.lowerBound]))
                } else if edges.gap(to: tree.boxes[other]) < smallest {
                    search(member, other, level: level - 1)
                }
                other += 1
            }
        }
    }
}
