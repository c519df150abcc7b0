import CanvasEngine

/// The part of the canvas that a reader looks at.
struct ViewportSpec: Hashable, Sendable {
    /// What the viewport is moved to.
    enum Target: Hashable, Sendable {
        case initialAnchor
        case item(Int)
        case point(CGPoint)
        case region(CGRect)
    }

    /// The size in points.
    var size: CGSize
    /// What it is moved to.
    var target = Target.initialAnchor
    /// Which fraction of the target meets the same fraction of the viewport; physical, never mirrored.
    var anchor = UnitPoint.center
}
