import CanvasEngine
import Glibc

/// The point at distance 1 from the origin in a direction.
struct UnitVector {
    /// The cosine.
    let x: CGFloat
    /// The sine.
    let y: CGFloat

    /// The direction of an angle in degrees: 0 to the right, growing clockwise on a canvas whose y grows downward.
    ///
    /// Exact at multiples of 90 degrees. An angle that is not finite counts as 0.
    @inline(__always)
    init(degrees: CGFloat) {
        var angle = degrees
        if !(abs(angle) < 1e9) { angle = angle.isFinite ? angle.truncatingRemainder(dividingBy: 360) : 0 }
        // The nearest quarter turn; adding 1.5 * 2^52 leaves no bits for fractions.
        let quarter = (angle * (1 / 90.0) + 0x1.8p52) - 0x1.8p52
        let rest = (angle - 90 * quarter) * (.pi / 180)
        let (sine, cosine) = (sin(rest), cos(rest))
        let turn = Int64(quarter) & 3
        let (across, down) = turn & 1 == 0 ? (cosine, sine) : (-sine, cosine)
        (x, y) = turn & 2 == 0 ? (across, down) : (-across, -down)
    }
}
