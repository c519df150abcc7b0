/// Some of the frames that go into an index: all of them, or those whose indices a list gives.
struct SpatialMembers {
    /// All frames.
    let frames: UnsafeBufferPointer<CGRect>
    /// The indices of the members, ascending; nil when every frame is one.
    var list: UnsafeBufferPointer<UInt32>?

    /// The number of members.
    @inline(__always)
    var count: Int { list?.count ?? frames.count }

    /// The index of a member's frame, from its position among the members.
    @inline(__always)
    func id(at position: Int) -> UInt32 {
        guard let list else { return UInt32(truncatingIfNeeded: position) }
        return list[position]
    }

    /// The frame of a member.
    @inline(__always)
    subscript(position: Int) -> CGRect {
        frames[Int(id(at: position))]
    }

    /// Whether queries may report a frame: all of its numbers are finite, and it has an area.
    @inline(__always)
    static func isReported(_ frame: CGRect) -> Bool {
        // Zero times a number is 0, unless the number is infinite or none.
        let sum = frame.origin.x * 0 + frame.origin.y * 0 + frame.size.width * 0 + frame.size.height * 0
        return sum == 0 && frame.size.width != 0 && frame.size.height != 0
    }
}
