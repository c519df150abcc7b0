import CanvasEngine

/// Items on a circle or an arc, in order, each centred on its point.
///
/// Lengths that are negative or not finite and angles that are not finite count as 0, lengths above 1e12 as 1e12.
public struct RingCanvasLayout: CanvasLayout, Hashable {
    /// The distance of every centre from the middle, in points; nil works out the smallest at which no two items come
    /// closer than `spacing`.
    public var radius: CGFloat?
    /// The angle of the first item, in degrees: 0 is 3 o'clock, 90 is 6 o'clock.
    public var startAngle: CGFloat
    /// How far the items spread, in degrees. From 360 on (or -360) the ring is closed and the last item does not meet
    /// the first; below, the last item stands at the end of the arc. A negative sweep turns the other way.
    public var sweep: CGFloat
    /// Whether angles grow clockwise.
    public var clockwise: Bool
    /// How close items may come when the radius is worked out, in points.
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

    /// Places the items; reports `radius`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        place(items, on: source(itemCount: items.count).points())
    }
}

extension RingCanvasLayout: UnitPointLayout {
    func source(itemCount: Int) -> Directions {
        Directions(self, count: itemCount)
    }

    func place(_ items: CanvasLayoutItems, on points: [CGPoint]) -> CanvasLayoutResult {
        let radius =
            radius?.sanitizedLength
            ?? clearingScale(centres: points, sizes: items.sizes, spacing: spacing.sanitizedLength)
        return CanvasLayoutResult(
            frames: framesCentred(on: points, scale: radius, sizes: items.sizes),
            derived: [CanvasDerivedValue("radius", radius)])
    }

    /// What the directions follow from.
    struct Directions: UnitPointSource {
        private let start: CGFloat
        private let step: CGFloat
        private let count: Int

        init(_ ring: RingCanvasLayout, count: Int) {
            let sweep = ring.sweep.sanitizedAngle
            let gaps = abs(sweep) >= 360 ? count : count - 1
            start = ring.startAngle.sanitizedAngle
            step = count > 1 ? (ring.clockwise ? sweep : -sweep) / CGFloat(gaps) : 0
            self.count = count
        }

        func points() -> [CGPoint] {
            (0..<count).map { unitPoint(degrees: start + CGFloat($0) * step) }
        }
    }
}

extension CanvasLayout where Self == RingCanvasLayout {
    /// Items on a circle or an arc, in order, each centred on its point.
    public static func ring(
        radius: CGFloat? = nil, startAngle: CGFloat = 0, sweep: CGFloat = 360, clockwise: Bool = true,
        spacing: CGFloat = 8
    ) -> RingCanvasLayout {
        RingCanvasLayout(
            radius: radius, startAngle: startAngle, sweep: sweep, clockwise: clockwise, spacing: spacing)
    }
}

extension LayoutKind {
    /// The ring as a spec names it.
    static let ring = LayoutKind(
        name: "ring", summary: "items on a circle or an arc, each centred on its point",
        parameters: [
            .length("radius", .auto, "distance of every centre from the middle").partingItems(),
            .angle("startAngle", 0, "angle of the first item; 0 is 3 o'clock, 90 is 6 o'clock"),
            .angle("sweep", 360, "how far the items spread; from 360 on the ring is closed, negative turns back"),
            .boolean("clockwise", true, "whether angles grow clockwise"),
            .length("spacing", .number(8), "how close items may come when the radius is worked out"),
        ],
        derived: ["radius"],
        examples: [
            LayoutExample(
                """
                {
                  layout: { kind: "ring", radius: "auto", startAngle: -90 },
                  items: { count: 12, size: [120, 80] },
                }
                """)
        ]
    ) { values, _ in
        AnyCanvasLayout(
            RingCanvasLayout(
                radius: values.number("radius"), startAngle: values.angle("startAngle"),
                sweep: values.angle("sweep"), clockwise: values.boolean("clockwise"),
                spacing: values.length("spacing")))
    }
}
