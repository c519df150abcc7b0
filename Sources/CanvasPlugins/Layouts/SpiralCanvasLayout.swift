import CanvasEngine

/// Items on a spiral that grows from the middle outward.
public struct SpiralCanvasLayout: CanvasLayout, Hashable {
    /// The curve on which the items' centres lie.
    public enum Curve: Hashable, Sendable {
        /// Turns at equal distances, with items at equal straight distances: r = startRadius + pitch * theta / 360.
        ///
        /// Lengths are in points. `step` is the distance of each item from the next, `pitch` that of each turn from the
        /// next. One of them nil is a copy of the other, which may let items overlap; both nil are the smallest that
        /// clear all items with a `startRadius` of 0. A step or start radius that is negative or not finite counts as
        /// 0, a pitch that is not above 0 or not finite as nil.
        case archimedean(step: CGFloat? = nil, pitch: CGFloat? = nil, startRadius: CGFloat = 0)
        /// The head of a sunflower: r = scale * sqrt(k + 0.5) and theta = k * divergence for k = 0, 1, 2, …
        ///
        /// `divergence` is in degrees; one that is not finite counts as 0. `scale` is in points; nil is the smallest
        /// that clears all items, and one that is negative or not finite counts as 0.
        case fermat(divergence: CGFloat = goldenAngle, scale: CGFloat? = nil)
    }

    /// The golden angle in degrees, 180 * (3 - sqrt(5)): successive items never line up.
    public static let goldenAngle: CGFloat = 137.50776405003785

    /// The curve.
    public var curve: Curve
    /// The angle of the first item in degrees: 0 is to the right, growing clockwise. 0 where it is not finite.
    public var startAngle: CGFloat
    /// Whether the spiral turns clockwise on its way outward.
    public var clockwise: Bool
    /// The gap that automatic lengths keep between items, in points; 0 where it is negative or not finite.
    public var spacing: CGFloat

    /// Creates a spiral.
    public init(
        curve: Curve = .archimedean(), startAngle: CGFloat = 0, clockwise: Bool = true, spacing: CGFloat = 8
    ) {
        self.curve = curve
        self.startAngle = startAngle
        self.clockwise = clockwise
        self.spacing = spacing
    }

    /// Places the items around (0, 0); reports `step` and `pitch`, or `scale`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        switch curve {
        case .archimedean(let step, let pitch, let startRadius):
            placeOnArchimedean(items.sizes, step: step, pitch: pitch, startRadius: startRadius)
        case .fermat(let divergence, let scale):
            placeOnFermat(items.sizes, divergence: divergence, scale: scale)
        }
    }

    private func placeOnArchimedean(
        _ sizes: [CGSize], step: CGFloat?, pitch: CGFloat?, startRadius: CGFloat
    ) -> CanvasLayoutResult {
        let step = step?.sanitizedLength
        let pitch = pitch.flatMap { $0.sanitizedLength > 0 ? $0.sanitizedLength : nil }
        let length = step ?? pitch ?? clearing(sizes, archimedean(step: 1, pitch: 1, startRadius: 0))
        let curve = archimedean(
            step: step ?? length, pitch: pitch ?? length, startRadius: startRadius.sanitizedLength)
        return CanvasLayoutResult(
            frames: zip(curve.points(count: sizes.count), sizes).map {
                CGRect(centreX: $0.x, centreY: $0.y, size: $1)
            },
            derived: [CanvasDerivedValue("step", curve.step), CanvasDerivedValue("pitch", curve.pitch)])
    }

    private func archimedean(step: CGFloat, pitch: CGFloat, startRadius: CGFloat) -> ArchimedeanCurve {
        ArchimedeanCurve(
            step: step, pitch: pitch, startRadius: startRadius, startAngle: startAngle.sanitizedAngle,
            clockwise: clockwise)
    }

    private func clearing(_ sizes: [CGSize], _ curve: ArchimedeanCurve) -> CGFloat {
        clearingScale(
            centres: curve.points(count: sizes.count), sizes: sizes, spacing: spacing.sanitizedLength)
    }

    private func placeOnFermat(
        _ sizes: [CGSize], divergence: CGFloat, scale: CGFloat?
    ) -> CanvasLayoutResult {
        let curve = FermatCurve(
            divergence: divergence.sanitizedAngle * (clockwise ? 1 : -1), startAngle: startAngle.sanitizedAngle)
        let points = curve.points(count: sizes.count)
        let scale =
            scale?.sanitizedLength
            ?? clearingScale(centres: points, sizes: sizes, spacing: spacing.sanitizedLength)
        return CanvasLayoutResult(
            frames: zip(points, sizes).map { CGRect(centreX: scale * $0.x, centreY: scale * $0.y, size: $1) },
            derived: [CanvasDerivedValue("scale", scale)])
    }
}

extension CanvasLayout where Self == SpiralCanvasLayout {
    /// Items on a spiral that grows from the middle outward.
    public static func spiral(
        _ curve: SpiralCanvasLayout.Curve = .archimedean(), startAngle: CGFloat = 0, clockwise: Bool = true,
        spacing: CGFloat = 8
    ) -> SpiralCanvasLayout {
        SpiralCanvasLayout(curve: curve, startAngle: startAngle, clockwise: clockwise, spacing: spacing)
    }
}
