/// The scales that a viewport may take; at scale 2 a point of the canvas covers two points of the screen.
public struct CanvasZoomRange: Hashable, Sendable {
    /// The smallest scale; more than 0.
    public let minimum: CGFloat
    /// The largest scale; at least `minimum`.
    public let maximum: CGFloat

    /// Scale 1 and no other.
    public static let disabled = CanvasZoomRange(minimum: 1, maximum: 1)

    /// What keeps every visible rectangle far from the limits of a floating-point number.
    private static let possible: ClosedRange<CGFloat> = 1e-6...1e6

    /// Creates a range. Scales are kept between 1e-6 and 1e6, and one that is not a number counts as 1; a maximum below
    /// the minimum counts as the minimum.
    public init(minimum: CGFloat, maximum: CGFloat) {
        func possible(_ scale: CGFloat) -> CGFloat {
            scale.isNaN ? 1 : min(max(scale, Self.possible.lowerBound), Self.possible.upperBound)
        }
        self.minimum = possible(minimum)
        self.maximum = max(possible(maximum), self.minimum)
    }

    /// The nearest scale of the range; nil for what is not a number.
    public func clamped(_ scale: CGFloat) -> CGFloat? {
        scale.isNaN ? nil : min(max(scale, minimum), maximum)
    }
}
