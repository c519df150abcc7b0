/// A bounding volume hierarchy over frames in the order of their items: a box around each run of neighbours, and larger
/// boxes around runs of boxes.
///
/// Neighbours in a list are mostly neighbours on the canvas, so the boxes are small and few of them meet. Frames in
/// another order have large boxes, which is noticed before time is lost.
struct BoundingHierarchy {
    /// The number of frames in a run, and of boxes in a larger box.
    static let length = 8

    /// The boxes of all levels, one level behind the other; the last one is around everything.
    let boxes: [CanvasEdges]
    /// Where each level begins in `boxes`, from the runs of frames up.
    let levels: [Range<Int>]
    /// For each box whether two of the frames in it may meet; in one without, no pair need be looked at.
    let mayMeet: [Bool]

    /// Makes the boxes.
    init(of frames: UnsafeBufferPointer<CGRect>) {
        var boxes: [CanvasEdges] = []
        var mayMeet: [Bool] = []
        boxes.reserveCapacity(frames.count / (Self.length - 1) + 8)
        mayMeet.reserveCapacity(boxes.capacity)
        for start in stride(from: 0, to: frames.count, by: Self.length) {
            var box = BoxOfSome()
            for frame in start..<min(start + Self.length, frames.count) {
                box.include(Self.edges(of: frames[frame]), mayMeet: false)
            }
            boxes.append(box.edges)
            mayMeet.append(box.mayMeet)
        }
        var levels = [0..<boxes.count]
        while let level = levels.last, level.count > 1 {
            for start in stride(from: level.lowerBound, to: level.upperBound, by: Self.length) {
                var box = BoxOfSome()
                for inner in start..<min(start + Self.length, level.upperBound) {
                    box.include(boxes[inner], mayMeet: mayMeet[inner])
                }
                boxes.append(box.edges)
                mayMeet.append(box.mayMeet)
            }
            levels.append(level.upperBound..<boxes.count)
        }
        (self.boxes, self.levels, self.mayMeet) = (boxes, levels, mayMeet)
    }

    /// A box while it is made.
    private struct BoxOfSome {
        private(set) var edges = CanvasEdges.nothing
        private var meetings = 0

        /// Adds a frame, or a box in which frames may meet.
        @inline(__always)
        mutating func include(_ other: CanvasEdges, mayMeet: Bool) {
            // What meets an earlier one meets the box around all of them.
            meetings |= edges.meets(other.reach) | (mayMeet ? 1 : 0)
            edges.include(other)
        }

        var mayMeet: Bool { meetings != 0 }
    }

    /// How often the boxes of the runs would cover the box around everything; not above 1 by much where neighbours in
    /// the list are neighbours on the canvas.
    var coverage: CGFloat {
        guard let whole = boxes.last, whole.area > 0 else { return 0 }
        return boxes[levels[0]].reduce(0) { $0 + $1.area } / whole.area
    }

    /// The edges of a frame; none where no query may report it.
    @inline(__always)
    static func edges(of frame: CGRect) -> CanvasEdges {
        SpatialMembers.isReported(frame) ? CanvasEdges(frame) : .nothing
    }
}
