import CanvasEngine

/// Items at equal angles on a circle.
///
/// Angles are in degrees: 0 is to the right of the centre, and they grow clockwise. A sweep of at least a full turn is
/// shared by all items; a smaller one has an item at both of its ends.
public struct RingCanvasLayout: CanvasLayout, Hashable {
    /// The distance of the items' centres from the middle, in points; nil takes the smallest that clears all items.
    ///
    /// A radius that is negative or not finite counts as 0, one above 1e12 as 1e12.
    public var radius: CGFloat?
    /// The angle of the first item, in degrees; 0 where it is not finite.
    public var startAngle: CGFloat
    /// The angle that the items cover, in degrees; a negative one turns the other way, one that is not finite counts as 0.
    public var sweep: CGFloat
    /// Whether the items follow each other clockwise.
    public var clockwise: Bool
    /// The gap that an automatic radius keeps between items, in points; 0 where it is negative or not finite.
    public var spacing: CGFloat

    /// Creates a ring.
    public init(
        radius: CGFloat? = nil, startAngle: CGFloat = 0, sweep: CGFloat = 360, clockwise: Bool = true,
        spacing: CGFloat = 8
    ) {
        self.radius = radius
        self.startAngle = startAngle
        self.sweep = sweep
        self.clockwise = clockwise
        self.spacing = spacing
    }

    /// Places the items around (0, 0); reports `radius`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        let (start, step) = (startAngle.sanitizedAngle, step(count: items.count))
        func direction(_ index: Int) -> UnitVector { UnitVector(degrees: start + step * CGFloat(index)) }
        let radius =
            self.radius?.sanitizedLength
            ?? clearingScale(
                centres: items.indices.map { CGPoint(x: direction($0).x, y: direction($0).y) }, sizes: items.sizes,
                spacing: spacing.sanitizedLength)
        let frames = items.sizes.enumerated().map { index, size in
            let direction = direction(index)
            return CGRect(centreX: radius * direction.x, centreY: radius * direction.y, size: size)
        }
        return CanvasLayoutResult(frames: frames, derived: [CanvasDerivedValue("radius", radius)])
    }

    /// The angle from an item to the next, clockwise, in degrees.
    private func step(count: Int) -> CGFloat {
        let sweep = (clockwise ? 1 : -1) * sweep.sanitizedAngle
        let parts = abs(sweep) >= 360 ? count : count - 1
        return parts > 0 ? sweep / CGFloat(parts) : 0
    }
}

extension CanvasLayout where Self == RingCanvasLayout {
    /// Items at equal angles on a circle; without a radius, on the smallest that clears all items.
    public static func ring(
        radius: CGFloat? = nil, startAngle: CGFloat = 0, sweep: CGFloat = 360, clockwise: Bool = true,
        spacing: CGFloat = 8
    ) -> RingCanvasLayout {
        RingCanvasLayout(
            radius: radius, startAngle: startAngle, sweep: sweep, clockwise: clockwise, spacing: spacing)
    }
}
