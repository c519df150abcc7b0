/// How fast a canvas comes to rest after a drag.
public enum ScrollDeceleration: String, Hashable, Sendable, CaseIterable {
    /// A long glide.
    case normal
    /// A short one.
    case fast

    /// The factor by which the velocity falls in each millisecond: the constants of the platform.
    public var rate: CGFloat {
        switch self {
        case .normal: 0.998
        case .fast: 0.99
        }
    }

    /// How far a canvas glides, in points, from a velocity in points per second; 0 when it is not finite.
    ///
    /// With v points per millisecond and the rate d, the n-th millisecond covers v d^n. The sum over all n from 1 is
    /// v d / (1 - d).
    public func distance(velocity: CGFloat) -> CGFloat {
        velocity.isFinite ? velocity / 1000 * (rate / (1 - rate)) : 0
    }
}
