extension CanvasCamera {
    /// The share of the visible part by which a page moves, so that a reader finds the place again.
    public static let pageFraction: CGFloat = 0.85

    /// Moves a fraction of a rectangle to the same fraction of the viewport, as near as it can.
    ///
    /// The origin becomes rect.origin + rect.size * anchor - visibleSize * anchor; a point is a rectangle without size.
    public mutating func scroll(to rect: CGRect, anchor: UnitPoint = .center) {
        scroll(
            to: CGPoint(
                x: rect.minX + rect.width * anchor.x - visibleSize.width * anchor.x,
                y: rect.minY + rect.height * anchor.y - visibleSize.height * anchor.y))
    }

    /// Moves to a target; false where there is no such item.
    @discardableResult
    public mutating func scroll<ID: Hashable>(
        to target: ScrollTarget<ID>, anchor: UnitPoint = .center, frameOf frame: (ID) -> CGRect?
    ) -> Bool {
        guard let rect = target.rect(frameOf: frame) else { return false }
        scroll(to: rect, anchor: anchor)
        return true
    }

    /// Moves over the canvas by a vector in canvas points, as far as it can; to the right and down where positive.
    public mutating func pan(by delta: CGSize) {
        scroll(to: CGPoint(x: origin.x + delta.width, y: origin.y + delta.height))
    }

    /// Moves by a page of `pageFraction` of the visible part, or what is left of it; false at the edge.
    @discardableResult
    public mutating func page(_ direction: CanvasPageDirection) -> Bool {
        let before = origin
        let (dx, dy) = (visibleSize.width * Self.pageFraction, visibleSize.height * Self.pageFraction)
        switch direction {
        case .left: pan(by: CGSize(width: -dx, height: 0))
        case .right: pan(by: CGSize(width: dx, height: 0))
        case .up: pan(by: CGSize(width: 0, height: -dy))
        case .down: pan(by: CGSize(width: 0, height: dy))
        }
        return origin != before
    }

    /// Where the origin comes to rest after a finger let go with a velocity, in points of the screen per second.
    ///
    /// The content goes on in the finger's direction, so the origin moves against it.
    public func restingOrigin(dragVelocity: CGPoint, deceleration: ScrollDeceleration) -> CGPoint {
        var resting = self
        resting.pan(
            by: CGSize(
                width: -deceleration.distance(velocity: dragVelocity.x) / scale,
                height: -deceleration.distance(velocity: dragVelocity.y) / scale))
        return resting.origin
    }
}
