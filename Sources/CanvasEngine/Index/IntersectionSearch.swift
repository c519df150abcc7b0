/// Finds the pairs of frames that share more than an edge or a corner, without an index, where the order of the frames
/// follows their places.
package struct IntersectionSearch {
    /// How often the boxes of the runs may cover the whole; beyond that too many of them meet each other.
    private static let largestCoverage: CGFloat = 16
    /// How many tests a frame may cost until the search is given up; a few suffice where the order follows the places.
    private static let patience = 24

    private let frames: UnsafeBufferPointer<CGRect>
    private let boxes: UnsafeBufferPointer<CanvasEdges>
    private let levels: [Range<Int>]
    private let mayMeet: UnsafeBufferPointer<Bool>
    /// The edges of a run of frames.
    private let room: UnsafeMutableBufferPointer<CanvasEdges>
    private var testsLeft: Int
    private var isStopped = false

    /// Calls `visit` with the indices of each two frames that meet, the smaller one first, in no particular order, until
    /// it returns false. Frames without area and frames with a number that is not finite meet nothing.
    ///
    /// - Returns: whether all pairs were visited; not so where `visit` ended it, or the order of the frames is such that an
    ///   index finds the pairs sooner.
    package static func forEachPair(of frames: [CGRect], _ visit: (Int, Int) -> Bool) -> Bool {
        with(frames) { search, top in
            search.searchWithin(top, level: search.levels.count - 1, visit)
            return !search.isStopped
        } ?? frames.isEmpty
    }

    /// The same, by the first index and then by the second one, however many pairs there are; for a few pairs at the
    /// beginning, since each frame is looked for by itself.
    package static func forEachPairInOrder(of frames: [CGRect], _ visit: (Int, Int) -> Bool) -> Bool {
        with(frames) { search, top in
            for frame in frames.indices where !search.isStopped {
                let reach = BoundingHierarchy.edges(of: frames[frame]).reach
                search.search(top, level: search.levels.count - 1, behind: frame, reach, visit)
            }
            return !search.isStopped
        } ?? frames.isEmpty
    }

    /// Calls `body` with a search and the box around everything; nil for frames in no order, or none.
    private static func with(_ frames: [CGRect], _ body: (inout IntersectionSearch, Int) -> Bool) -> Bool? {
        frames.withUnsafeBufferPointer { frames in
            let runs = BoundingHierarchy(of: frames)
            guard let top = runs.levels.last, !frames.isEmpty, runs.coverage <= largestCoverage else { return nil }
            return withUnsafeTemporaryAllocation(of: CanvasEdges.self, capacity: BoundingHierarchy.length) { room in
                room.initialize(repeating: .nothing)
                return runs.boxes.withUnsafeBufferPointer { boxes in
                    runs.mayMeet.withUnsafeBufferPointer { mayMeet in
                        var search = IntersectionSearch(
                            frames: frames, boxes: boxes, levels: runs.levels, mayMeet: mayMeet, room: room,
                            testsLeft: frames.count * patience + 10_000)
                        return body(&search, top.lowerBound)
                    }
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

    /// Visits the pairs inside a box.
    private mutating func searchWithin(_ box: Int, level: Int, _ visit: (Int, Int) -> Bool) {
        guard mayMeet[box] else { return }
        let members = members(of: box, level: level)
        if level == 0 { return searchRun(members, visit) }
        for inner in members where !isStopped {
            searchWithin(inner, level: level - 1, visit)
            let reach = boxes[inner].reach
            var other = inner + 1
            while other < members.upperBound {
                if boxes[other].meets(reach) != 0 { search(inner, other, level: level - 1, visit) }
                other += 1
            }
        }
    }

    /// Visits the pairs of one run of frames.
    private mutating func searchRun(_ run: Range<Int>, _ visit: (Int, Int) -> Bool) {
        load(run)
        for frame in 0..<run.count {
            let reach = room[frame].reach
            var other = frame + 1
            while other < run.count {
                if room[other].meets(reach) != 0 { tell(run.lowerBound + frame, run.lowerBound + other, visit) }
                other += 1
            }
        }
    }

    /// Visits the pairs of something in one box and something in another one of the same level; the two boxes meet.
    private mutating func search(_ first: Int, _ second: Int, level: Int, _ visit: (Int, Int) -> Bool) {
        let (left, right) = (members(of: first, level: level), members(of: second, level: level))
        let reach = boxes[second].reach
        testsLeft -= left.count
        if testsLeft < 0 { isStopped = true }
        if isStopped { return }
        if level == 0 { load(right) }
        for member in left {
            let edges = level == 0 ? BoundingHierarchy.edges(of: frames[member]) : boxes[member]
            guard edges.meets(reach) != 0 else { continue }
            testsLeft -= right.count
            let reach = edges.reach
            var other = right.lowerBound
            while other < right.upperBound {
                if level == 0 {
                    if room[other - right.lowerBound].meets(reach) != 0 { tell(member, other, visit) }
                } else if boxes[other].meets(reach) != 0 {
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
        for member in members(of: box, level: level) where !isStopped {
            if level == 0 {
                if member > frame, BoundingHierarchy.edges(of: frames[member]).meets(reach) != 0 {
                    tell(frame, member, visit)
                }
            } else if boxes[member].meets(reach) != 0 {
                search(member, level: level - 1, behind: frame, reach, visit)
            }
        }
    }

    @inline(__always)
    private func load(_ run: Range<Int>) {
        for frame in run { room[frame - run.lowerBound] = BoundingHierarchy.edges(of: frames[frame]) }
    }

    private mutating func tell(_ first: Int, _ second: Int, _ visit: (Int, Int) -> Bool) {
        if !isStopped, !visit(first, second) { isStopped = true }
    }
}
