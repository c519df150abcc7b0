/// What a reader sees of a canvas, and whether it moves.
@frozen
public struct CanvasViewport: Hashable, Sendable {
    /// The visible part, in canvas coordinates and points.
    public var visibleRect: CGRect
    /// The size of the canvas.
    public var contentSize: CGSize
    /// Whether a finger moves the viewport.
    public var isDragging: Bool
    /// Whether the viewport glides after a finger let go.
    public var isDecelerating: Bool

    /// Creates a viewport, at rest by default.
    public init(
        visibleRect: CGRect = .zero, contentSize: CGSize = .zero, isDragging: Bool = false,
        isDecelerating: Bool = false
    ) {
        self.visibleRect = visibleRect
        self.contentSize = contentSize
        self.isDragging = isDragging
        self.isDecelerating = isDecelerating
    }

    /// Whether the viewport moves, by a finger or on its own.
    public var isMoving: Bool { isDragging || isDecelerating }

    /// The part of the canvas whose items are kept ready: the visible one and this many points around it.
    ///
    /// An overscan that is negative or not finite counts as 0.
    public func realizedRect(overscan: CGFloat = 128) -> CGRect {
        let overscan = LayoutEngine.sanitize(overscan)
        return visibleRect.insetBy(dx: -overscan, dy: -overscan)
    }
}
