import CanvasEngine
import Glibc

/// The point at a distance of 1 in a direction; 0 degrees is to the right, 90 is down.
///
/// Exact at whole quarters of a turn. An angle that is not finite counts as 0.
func unitPoint(degrees: CGFloat) -> CGPoint {
    var angle = degrees
    if !(abs(angle) < 1e9) { angle = angle.sanitizedAngle.truncatingRemainder(dividingBy: 360) }
    // The nearest quarter of a turn: 1.5 * 2^52 leaves no bits for fractions, so adding it rounds.
    let quarter = (angle * (1 / 90.0) + 0x1.8p52) - 0x1.8p52
    let rest = (angle - 90 * quarter) * (.pi / 180)
    let (sine, cosine) = (sin(rest), cos(rest))
    let turn = Int64(quarter) & 3
    let (across, down) = turn & 1 == 0 ? (cosine, sine) : (-sine, cosine)
    return turn & 2 == 0 ? CGPoint(x: across, y: down) : CGPoint(x: -across, y: -down)
}

/// One frame per item, each centred on its point times the scale.
func framesCentred(on points: [CGPoint], scale: CGFloat, sizes: [CGSize]) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    for (point, size) in zip(points, sizes) {
        frames.append(
            CGRect(
                x: point.x * scale - size.width / 2, y: point.y * scale - size.height / 2, width: size.width,
                height: size.height))
    }
    return frames
}
