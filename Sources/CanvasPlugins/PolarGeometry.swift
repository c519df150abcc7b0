import CanvasEngine
import Glibc

/// The point at a distance of 1 in a direction; 0 degrees is to the right, 90 is down.
func unitPoint(degrees: CGFloat) -> CGPoint {
    let radians = degrees * .pi / 180
    return CGPoint(x: cos(radians), y: sin(radians))
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
