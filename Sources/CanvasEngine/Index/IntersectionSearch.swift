/// Finds the pairs of frames that share more than an edge or a corner, without an index, where the order of the frames
/// follows their places.
package struct IntersectionSearch {
    private let tree: BoxSearch
    private var testsLeft = Int.max
    private var isStopped = false

    /// Calls `visit` with the indices of each two frames that meet, the smaller one first, in no particular order, until
    /// it returns false. Frames without area and frames with a number that is not finite meet nothing.
    ///
    /// - Returns: whether all pairs were visited; not so where `visit` ended it, or the order of the frames is such that an
    ///   index finds the pairs sooner.
    package static func forEachPair(of frames: [CGRect], _ visit: (Int, Int) -> Bool) -> Bool {
        BoxSearch.with(frames) { tree in
            var search = IntersectionSearch(tree: tree, testsLeft: tree.testLimit)
            search.searchWithin(tree.top, level: tree.topLevel, visit)
            return !search.isStopped
        } ?? frames.isEmpty
    }

    /// Calls `visit` with the indices of each two frames that meet, the smaller one first, in the order of the smaller
    /// ones and then of the others, until it returns false. Frames without area and frames with a number that is not finite
    /// meet nothing.
    ///
    /// For a few pairs at the beginning: each frame is looked for by itself, and no number of tests ends the search.
    ///
    /// - Returns: whether all pairs were visited; not so where `visit` ended it, or the frames are such that an index finds
    ///   the pairs sooner.
    package static func forEachPairInOrder(of frames: [CGRect], _ visit: (Int, Int) -> Bool) -> Bool {
        BoxSearch.with(frames) { tree in
            var search = IntersectionSearch(tree: tree)
            for frame in tree.frames.indices where !search.isStopped {
                let reach = BoundingHierarchy.edges(of: tree.frames[frame]).reach
                search.search(tree.top, level: tree.topLevel, behind: frame, reach, visit)
            }
            return !search.isStopped
        } ?? frames.isEmpty
    }

    /// Visits the pairs inside a box.
    private mutating func searchWithin(_ box: Int, level: Int, _ visit: (Int, Int) -> Bool) {
        guard tree.mayMeet[box] else { return }
        let members = tree.members(of: box, level: level)
        if level == 0 { return searchRun(members, visit) }
        for inner in members where !isStopped {
            searchWithin(inner, level: level - 1, visit)
            let reach = tree.boxes[inner].reach
            var other = inner + 1
            while other < members.upperBound {
                if tree.boxes[other].meets(reach) != 0 { search(inner, other, level: level - 1, visit) }
                other += 1
            }
        }
    }

    /// Visits the pairs of one run of frames.
    private mutating func searchRun(_ run: Range<Int>, _ visit: (Int, Int) -> Bool) {
        tree.load(run)
        for frame in 0..<run.count {
            let reach = tree.room[frame].reach
            var other = frame + 1
            while other < run.count {
                if tree.room[other].meets(reach) != 0 { tell(run.lowerBound + frame, run.lowerBound + other, visit) }
                other += 1
            }
        }
    }

    /// Visits the pairs of something in one box and something in another one of the same level; the two boxes meet.
    private mutating func search(_ first: Int, _ second: Int, level: Int, _ visit: (Int, Int) -> Bool) {
        let (left, right) = (tree.members(of: first, level: level), tree.members(of: second, level: level))
        let reach = tree.boxes[second].reach
        testsLeft -= left.count
        if testsLeft < 0 { isStopped = true }
        if isStopped { return }
        if level == 0 { tree.load(right) }
        for member in left {
            let edges = level == 0 ? BoundingHierarchy.edges(of: tree.frames[member]) : tree.boxes[member]
            guard edges.meets(reach) != 0 else { continue }
            testsLeft -= right.count
            let reach = edges.reach
            var other = right.lowerBound
            while other < right.upperBound {
                if level == 0 {
                    if tree.room[other - right.lowerBound].meets(reach) != 0 { tell(member, other, visit) }
                } else if tree.boxes[other].meets(reach) != 0 {
                    search(member, other, level: level - 1, visit)
                }
                other += 1
            }
        }
    }

    /// Visits the pairs of a frame and each later one in a box.
    private mutating func search(
        _ box: Int, level: Int, behind frame: Int, _ reach: CanvasEdges.Reach, _ visit: (Int, Int) -> Bool
    ) {
        for member in tree.members(of: box, level: level) where !isStopped {
            if level == 0 {
                if member > frame, BoundingHierarchy.edges(of: tree.frames[member]).meets(reach) != 0 {
                    tell(frame, member, visit)
                }
            } else if tree.boxes[member].meets(reach) != 0 {
                search(member, level: level - 1, behind: frame, reach, visit)
            }
        }
    }

    private mutating func tell(_ first: Int, _ second: Int, _ visit: (Int, Int) -> Bool) {
        if !isStopped, !visit(first, second) { isStopped = true }
    }
}
