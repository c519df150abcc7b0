import CanvasEngine
import RandomCanvas

extension Property {
    /// The spatial index, against a look at every frame.
    static let indexing = [
        Property(name: "an index finds what a look at every frame finds") { random in
            let frames = scene(&random)
            let index = SpatialIndex(frames: frames)
            for _ in 0..<20 {
                let query = query(among: frames, &random)
                let expected = frames.indices.filter { index in
                    frames[index].isFinite && !frames[index].isEmpty && frames[index].intersects(query)
                }
                let found = index.indices(intersecting: query)
                if found != expected { return "\(found) not \(expected): \(query) of \(frames)" }
            }
            return nil
        }
    ]

    /// Frames as layouts make them: scattered, in a strip, at one place, a few far out, hostile.
    private static func scene(_ random: inout SplitMix64) -> [CGRect] {
        let kind = Int.random(in: 0...4, using: &random)
        let repeated = random.frame()
        return (0..<Int.random(in: 0...60, using: &random)).map { number in
            switch kind {
            case 0: return random.frame()
            case 1: return CGRect(x: CGFloat(number) * 1e6, y: 0, width: random.quarters(0...4_000_000), height: 10)
            case 2: return repeated
            case 3:
                let frame = random.frame()
                return random.chance(oneIn: 10) ? frame.offsetBy(dx: 1e12, dy: -1e12) : frame
            default: return Bool.random(using: &random) ? random.hostileRect() : random.frame()
            }
        }
    }

    /// A query anywhere, one that touches a frame, one without area, a hostile one.
    private static func query(among frames: [CGRect], _ random: inout SplitMix64) -> CGRect {
        let frame = frames.randomElement(using: &random) ?? .zero
        switch Int.random(in: 0...4, using: &random) {
        case 0: return random.frame()
        case 1: return CGRect(x: frame.maxX, y: frame.minY, width: random.quarters(0...800), height: frame.height)
        case 2: return CGRect(x: frame.minX, y: frame.minY - 50, width: 5, height: 50)
        case 3: return CGRect(x: frame.midX, y: frame.midY, width: 0, height: random.quarters(0...800))
        default: return random.hostileRect()
        }
    }
}
