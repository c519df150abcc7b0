/// What a canvas does and shows around its items; none of it moves an item.
public struct CanvasBehaviour: Hashable, Sendable {
    /// The pattern behind the items.
    public var background: CanvasBackground
    /// Where the viewport starts, as a fraction of its travel; physical, never mirrored.
    public var initialAnchor: UnitPoint
    /// How far around the viewport items are kept ready, in points.
    public var overscan: CGFloat
    /// How far the viewport zooms.
    public var zoomRange: CanvasZoomRange
    /// Whether the viewport's place is shown.
    public var scrollIndicators: ScrollIndicatorVisibility
    /// Whether the canvas yields beyond its edge.
    public var bounce: ScrollBounceBehavior
    /// Whether a reader cannot move the viewport; the app still can.
    public var isScrollDisabled: Bool
    /// How fast the viewport comes to rest.
    public var deceleration: ScrollDeceleration

    /// Creates a behaviour.
    public init(
        background: CanvasBackground = .none, initialAnchor: UnitPoint = .center, overscan: CGFloat = 128,
        zoomRange: CanvasZoomRange = .disabled, scrollIndicators: ScrollIndicatorVisibility = .automatic,
        bounce: ScrollBounceBehavior = .automatic, isScrollDisabled: Bool = false,
        deceleration: ScrollDeceleration = .normal
    ) {
        self.background = background
        self.initialAnchor = initialAnchor
        self.overscan = overscan
        self.zoomRange = zoomRange
        self.scrollIndicators = scrollIndicators
        self.bounce = bounce
        self.isScrollDisabled = isScrollDisabled
        self.deceleration = deceleration
    }

    /// Where a viewport comes to rest that a finger lets go with a velocity, in points per second; where it stands when
    /// scrolling is disabled.
    public func restingOrigin(of camera: CanvasCamera, dragVelocity: CGPoint) -> CGPoint {
        isScrollDisabled
            ? camera.origin : camera.restingOrigin(dragVelocity: dragVelocity, deceleration: deceleration)
    }
}
