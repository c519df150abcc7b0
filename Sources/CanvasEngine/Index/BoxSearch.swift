/// What a search through a bounding hierarchy works with: pointers to all of it, and room for one run of frames.
struct BoxSearch {
    /// How often the boxes of the runs may cover the whole; beyond that too many of them are near each other.
    private static let largestCoverage: CGFloat = 16
    /// How many tests a frame may cost until a search is given up; a few suffice where the order follows the places.
    private static let patience = 24

    /// The frames.
    let frames: UnsafeBufferPointer<CGRect>
    /// The boxes of all levels, and whether two of the frames in each may meet.
    let boxes: UnsafeBufferPointer<CanvasEdges>
    let mayMeet: UnsafeBufferPointer<Bool>
    /// Where each level begins in `boxes`, from the runs of frames up.
    let levels: [Range<Int>]
    /// The edges of a run of frames.
    let room: UnsafeMutableBufferPointer<CanvasEdges>

    /// Calls `body` with a new search; nil where it gives nil, and for frames whose order does not follow their places,
    /// or none.
    @inline(__always)
    static func with<Result>(_ frames: [CGRect], _ body: (BoxSearch) -> Result?) -> Result? {
        frames.withUnsafeBufferPointer { frames in
            let runs = BoundingHierarchy(of: frames)
            guard !frames.isEmpty, runs.coverage <= largestCoverage else { return nil }
            return withUnsafeTemporaryAllocation(of: CanvasEdges.self, capacity: BoundingHierarchy.length) { room in
                room.initialize(repeating: .nothing)
                return runs.boxes.withUnsafeBufferPointer { boxes in
                    runs.mayMeet.withUnsafeBufferPointer { mayMeet in
                        body(BoxSearch(frames: frames, boxes: boxes, mayMeet: mayMeet, levels: runs.levels, room: room))
                    }
                }
            }
        }
    }

    /// The box around everything.
    var top: Int { boxes.count - 1 }

    /// The level of the box around everything.
    var topLevel: Int { levels.count - 1 }

    /// The number of tests after which a search is given up.
    var testLimit: Int { frames.count * Self.patience + 10_000 }

    /// The boxes, or the frames, that a box is around.
    @inline(__always)
    func members(of box: Int, level: Int) -> Range<Int> {
        let all = level == 0 ? 0..<frames.count : levels[level - 1]
        let first = all.lowerBound + (box - levels[level].lowerBound) * BoundingHierarchy.length
        return first..<min(first + BoundingHierarchy.length, all.upperBound)
    }

    /// Brings the edges of a run of frames into the room.
    @inline(__always)
    func load(_ run: Range<Int>) {
        for frame in run { room[frame - run.lowerBound] = BoundingHierarchy.edges(of: frames[frame]) }
    }
}
