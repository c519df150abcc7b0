import CanvasEngine

/// Items on Fermat's spiral, as seeds stand in a sunflower: the k-th at the distance scale * sqrt(k + 0.5), each turned
/// by the same angle against the one before.
///
/// Lengths that are negative or not finite and angles that are not finite count as 0, lengths above 1e12 as 1e12.
/// H. Vogel, A better way to construct the sunflower head, Mathematical Biosciences 44 (1979).
public struct FermatSpiralCanvasLayout: CanvasLayout, Hashable {
    /// The golden angle in degrees, 180 * (3 - sqrt(5)): neighbours never line up.
    public static let goldenAngle: CGFloat = 137.50776405003785

    /// How far an item is turned against the one before, in degrees.
    public var divergence: CGFloat
    /// The distance that grows with the square root of the index, in points; nil works out the smallest at which no two
    /// items come closer than `spacing`.
    public var scale: CGFloat?
    /// The angle of the first item, in degrees: 0 is 3 o'clock, 90 is 6 o'clock.
    public var startAngle: CGFloat
    /// Whether angles grow clockwise.
    public var clockwise: Bool
    /// How close items may come when the scale is worked out, in points.
    public var spacing: CGFloat

    /// Creates a spiral.
    public init(
        divergence: CGFloat = goldenAngle, scale: CGFloat? = nil, startAngle: CGFloat = 0, clockwise: Bool = true,
        spacing: CGFloat = 8
    ) {
        self.divergence = divergence
        self.scale = scale
        self.startAngle = startAngle
        self.clockwise = clockwise
        self.spacing = spacing
    }

    /// Places the items; reports `scale`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        place(items, on: source(itemCount: items.count).points())
    }
}

extension FermatSpiralCanvasLayout: UnitPointLayout {
    func source(itemCount: Int) -> Curve {
        Curve(self, count: itemCount)
    }

    func place(_ items: CanvasLayoutItems, on points: [CGPoint]) -> CanvasLayoutResult {
        let scale =
            scale?.sanitizedLength
            ?? clearingScale(centres: points, sizes: items.sizes, spacing: spacing.sanitizedLength)
        return CanvasLayoutResult(
            frames: framesCentred(on: points, scale: scale, sizes: items.sizes),
            derived: [CanvasDerivedValue("scale", scale)])
    }

    /// What the places on the curve follow from.
    struct Curve: UnitPointSource {
        private let start: CGFloat
        private let step: CGFloat
        private let count: Int

        init(_ spiral: FermatSpiralCanvasLayout, count: Int) {
            // Whole turns are dropped first: their multiples would only make the rest coarse.
            let step = spiral.divergence.sanitizedAngle.truncatingRemainder(dividingBy: 360)
            self.step = spiral.clockwise ? step : -step
            start = spiral.startAngle.sanitizedAngle
            self.count = count
        }

        func points() -> [CGPoint] {
            (0..<count).map { index in
                let direction = unitPoint(degrees: start + CGFloat(index) * step)
                let distance = (CGFloat(index) + 0.5).squareRoot()
                return CGPoint(x: distance * direction.x, y: distance * direction.y)
            }
        }
    }
}

extension CanvasLayout where Self == FermatSpiralCanvasLayout {
    /// Items on Fermat's spiral, as seeds stand in a sunflower.
    public static func fermatSpiral(
        divergence: CGFloat = FermatSpiralCanvasLayout.goldenAngle, scale: CGFloat? = nil, startAngle: CGFloat = 0,
        clockwise: Bool = true, spacing: CGFloat = 8
    ) -> FermatSpiralCanvasLayout {
        FermatSpiralCanvasLayout(
            divergence: divergence, scale: scale, startAngle: startAngle, clockwise: clockwise, spacing: spacing)
    }
}
