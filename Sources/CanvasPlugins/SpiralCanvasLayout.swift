import CanvasEngine

/// Items in equal steps along an Archimedean spiral, whose arms are a pitch apart.
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
        let curve = ArchimedeanCurve(step: step, pitch: pitch, startRadius: startRadius)
        let points = points(on: curve, count: items.count)
        return CanvasLayoutResult(
            frames: framesCentred(on: points, scale: 1, sizes: items.sizes),
            derived: [CanvasDerivedValue("step", step), CanvasDerivedValue("pitch", pitch)])
    }

    private func stepAndPitch(for items: CanvasLayoutItems) -> (step: CGFloat, pitch: CGFloat) {
        if let given = step ?? pitch { return (step ?? given, pitch ?? given) }
        let unit = SpiralCanvasLayout()
        let curve = ArchimedeanCurve(step: 1, pitch: 1, startRadius: 0)
        let scale = clearingScale(
            centres: unit.points(on: curve, count: items.count), sizes: items.sizes, spacing: spacing)
        return (scale, scale)
    }

    private func points(on curve: ArchimedeanCurve, count: Int) -> [CGPoint] {
        let turn: CGFloat = clockwise ? 1 : -1
        return curve.angles(count: count).map { angle in
            let (direction, radius) = (unitPoint(degrees: startAngle + turn * angle), curve.radius(at: angle))
            return CGPoint(x: radius * direction.x, y: radius * direction.y)
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
