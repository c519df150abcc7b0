import CanvasEngine

/// Items in equal steps along an Archimedean spiral, whose arms are a pitch apart.
///
/// Lengths that are negative or not finite and angles that are not finite count as 0, lengths above 1e12 as 1e12. A pitch
/// that is then 0 counts as nil.
public struct SpiralCanvasLayout: CanvasLayout, Hashable {
    /// The straight distance between neighbours, in points; nil is as large as the pitch.
    public var step: CGFloat?
    /// The distance between two turns of the arm, in points; nil is as large as the step. When both are nil they are
    /// the smallest at which no two items of a spiral that starts in the middle, towards 3 o'clock, come closer than
    /// `spacing`; another start may let items overlap.
    public var pitch: CGFloat?
    /// The distance of the first item from the middle, in points.
    public var startRadius: CGFloat
    /// The angle of the first item, in degrees: 0 is 3 o'clock, 90 is 6 o'clock.
    public var startAngle: CGFloat
    /// Whether angles grow clockwise.
    public var clockwise: Bool
    /// How close items may come when step and pitch are worked out, in points.
    public var spacing: CGFloat

    /// Creates a spiral.
    public init(
        step: CGFloat? = nil, pitch: CGFloat? = nil, startRadius: CGFloat = 0, startAngle: CGFloat = 0,
        clockwise: Bool = true, spacing: CGFloat = 8
    ) {
        self.step = step
        self.pitch = pitch
        self.startRadius = startRadius
        self.startAngle = startAngle
        self.clockwise = clockwise
        self.spacing = spacing
    }

    /// Places the items; reports `step` and `pitch`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        let (step, pitch) = stepAndPitch(for: items)
        let points = points(step: step, pitch: pitch, startRadius: startRadius.sanitizedLength, count: items.count)
        return CanvasLayoutResult(
            frames: framesCentred(on: points, scale: 1, sizes: items.sizes),
            derived: [CanvasDerivedValue("step", step), CanvasDerivedValue("pitch", pitch)])
    }

    private func stepAndPitch(for items: CanvasLayoutItems) -> (step: CGFloat, pitch: CGFloat) {
        let step = step?.sanitizedLength
        let pitch = pitch.flatMap { $0.sanitizedLength > 0 ? $0.sanitizedLength : nil }
        if let given = step ?? pitch { return (step ?? given, pitch ?? given) }
        let unit = SpiralCanvasLayout()
        let scale = clearingScale(
            centres: unit.points(step: 1, pitch: 1, startRadius: 0, count: items.count), sizes: items.sizes,
            spacing: spacing.sanitizedLength)
        return (scale, scale)
    }

    private func points(step: CGFloat, pitch: CGFloat, startRadius: CGFloat, count: Int) -> [CGPoint] {
        let curve = ArchimedeanCurve(step: step, pitch: pitch, startRadius: startRadius)
        let (start, turn) = (startAngle.sanitizedAngle, clockwise ? 1.0 : -1.0)
        return curve.places(count: count).map { place in
            let direction = unitPoint(degrees: start + turn * place.angle)
            return CGPoint(x: place.radius * direction.x, y: place.radius * direction.y)
        }
    }
}

extension CanvasLayout where Self == SpiralCanvasLayout {
    /// Items in equal steps along an Archimedean spiral.
    public static func spiral(
        step: CGFloat? = nil, pitch: CGFloat? = nil, startRadius: CGFloat = 0, startAngle: CGFloat = 0,
        clockwise: Bool = true, spacing: CGFloat = 8
    ) -> SpiralCanvasLayout {
        SpiralCanvasLayout(
            step: step, pitch: pitch, startRadius: startRadius, startAngle: startAngle, clockwise: clockwise,
            spacing: spacing)
    }
}
