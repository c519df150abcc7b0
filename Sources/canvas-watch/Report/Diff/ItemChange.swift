import CanvasEngine

/// An item of both renderings that has another place or size in its cluster.
///
/// Places are measured from the corner of the content's bounds, so that a canvas which only grew moves nothing.
struct ItemChange: Hashable, Sendable {
    /// The smallest difference that counts, in points.
    static let epsilon: CGFloat = 0.005

    /// The index of the item before and now.
    let old: Int32
    let new: Int32
    /// Whether it moved: neither its corner nor its centre stayed where it was.
    let isMoved: Bool
    /// Whether its size is another one.
    let isResized: Bool
    /// How far its centre moved, in points.
    let vector: CGSize

    /// The length of the vector.
    var distance: CGFloat { (vector.width * vector.width + vector.height * vector.height).squareRoot() }

    /// The changes between two renderings, by the new index.
    static func changes(from old: Rendering, to new: Rendering, matching: ItemMatching) -> [ItemChange] {
        var changes: [ItemChange] = []
        // Room that is never written to costs nothing.
        changes.reserveCapacity(new.resolution.frames.count)
        let (before, now) = (old.resolution.contentBounds.origin, new.resolution.contentBounds.origin)
        let shift = CGPoint(x: before.x - now.x, y: before.y - now.y)
        old.resolution.frames.withUnsafeBufferPointer { oldFrames in
            new.resolution.frames.withUnsafeBufferPointer { newFrames in
                matching.sources.withUnsafeBufferPointer { sources in
                    for item in newFrames.indices {
                        let source = sources.isEmpty ? item : Int(sources[item])
                        guard source >= 0, source < oldFrames.count else { continue }
                        let change = ItemChange(source, item, oldFrames[source], newFrames[item], shift: shift)
                        if let change { changes.append(change) }
                    }
                }
            }
        }
        return changes
    }

    /// The change of one item; nil when it has none.
    @inline(__always)
    private init?(_ old: Int, _ new: Int, _ first: CGRect, _ second: CGRect, shift: CGPoint) {
        let corner = CGSize(
            width: second.origin.x - first.origin.x + shift.x, height: second.origin.y - first.origin.y + shift.y)
        let growth = CGSize(width: second.size.width - first.size.width, height: second.size.height - first.size.height)
        let (isCornerMoved, isResized) = (Self.isLarge(corner), Self.isLarge(growth))
        guard isCornerMoved || isResized else { return nil }
        vector = CGSize(width: corner.width + growth.width / 2, height: corner.height + growth.height / 2)
        (self.old, self.new) = (Int32(truncatingIfNeeded: old), Int32(truncatingIfNeeded: new))
        (isMoved, self.isResized) = (isCornerMoved && Self.isLarge(vector), isResized)
    }

    @inline(__always)
    private static func isLarge(_ size: CGSize) -> Bool {
        size.width.magnitude > epsilon || size.height.magnitude > epsilon
    }
}
