import CanvasEngine
import CanvasPlugins
import Glibc
import RandomCanvas

extension Property {
    /// Ring, spirals and groups.
    static let plugins = [
        Property(name: "ring, spirals and groups survive hostile parameters") { random in
            let sizes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                random.chance(oneIn: 3) ? random.hostileSize() : random.size()
            }
            let layout = hostileLayout(&random)
            let resolution = LayoutEngine.resolve(
                sizes: sizes, layout: layout, contentSize: random.hostileContentSize(),
                layoutDirection: random.direction())
            return resolution.fault(itemCount: sizes.count).map { "\($0): \(sizes) \(layout)" }
        },
        Property(name: "an automatic radius is the clearing scale of all pairs") { random in
            let sizes = (0..<Int.random(in: 2...40, using: &random)).map { _ in random.size() }
            let layout = RingCanvasLayout(
                startAngle: random.quarters(-2000...2000), sweep: random.quarters(-1600...1600),
                clockwise: Bool.random(using: &random), spacing: random.quarters(0...80))
            var cache: Void = ()
            let result = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache)
            guard case .number(let radius)? = result.derived.first?.content else { return "no radius: \(layout)" }
            let expected = clearingScale(unitRing(layout, count: sizes.count), sizes, spacing: layout.spacing)
            return (radius - expected).magnitude <= 1e-9 * max(1, expected)
                ? nil : "\(radius) not \(expected): \(sizes) \(layout)"
        },
        Property(name: "an automatic fermat spiral keeps every pair apart, and one pair no farther than it must") {
            random in
            let sizes = (0..<Int.random(in: 2...40, using: &random)).map { _ in random.size() }
            let spacing = random.quarters(0...80)
            let layout = FermatSpiralCanvasLayout(divergence: random.quarters(1...1440), spacing: spacing)
            var cache: Void = ()
            let frames = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache).frames
            var closest = CGFloat.infinity
            for i in frames.indices {
                for j in 0..<i {
                    let (a, b) = (frames[i], frames[j])
                    let gap = max(max(a.minX, b.minX) - min(a.maxX, b.maxX), max(a.minY, b.minY) - min(a.maxY, b.maxY))
                    closest = min(closest, gap)
                }
            }
            return (closest - spacing).magnitude < 1e-6 ? nil : "\(closest): \(sizes) \(layout)"
        },
    ]

    private static func hostileLayout(_ random: inout SplitMix64) -> AnyCanvasLayout {
        func length() -> CGFloat? { random.chance(oneIn: 3) ? nil : random.hostileNumber() }
        switch Int.random(in: 0...3, using: &random) {
        case 0:
            return AnyCanvasLayout(
                .ring(
                    radius: length(), startAngle: random.hostileNumber(), sweep: random.hostileNumber(),
                    spacing: random.hostileNumber()))
        case 1:
            return AnyCanvasLayout(
                .spiral(
                    step: length(), pitch: length(), startRadius: random.hostileNumber(),
                    startAngle: random.hostileNumber(), spacing: random.hostileNumber()))
        case 2:
            return AnyCanvasLayout(
                .fermatSpiral(
                    divergence: random.hostileNumber(), scale: length(), startAngle: random.hostileNumber(),
                    spacing: random.hostileNumber()))
        default:
            let groups = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                random.chance(oneIn: 4)
                    ? Int32(truncatingIfNeeded: random.next()) : Int32.random(in: -1...3, using: &random)
            }
            return AnyCanvasLayout(
                ClusteredCanvasLayout(
                    groups: groups, groupNames: ["a", "b", "c"], inner: .ring(radius: random.hostileNumber()),
                    groupPadding: random.hostileNumber()))
        }
    }

    /// The smallest scale at which no two frames come closer than the spacing, by a look at every pair.
    private static func clearingScale(_ centres: [CGPoint], _ sizes: [CGSize], spacing: CGFloat) -> CGFloat {
        func quotient(_ reach: CGFloat, _ distance: CGFloat) -> CGFloat {
            distance < 1e-12 ? .infinity : reach / distance
        }
        var scale: CGFloat = 0
        for i in centres.indices {
            for j in 0..<i {
                let across = quotient(
                    (sizes[i].width + sizes[j].width) / 2 + spacing, (centres[i].x - centres[j].x).magnitude)
                let down = quotient(
                    (sizes[i].height + sizes[j].height) / 2 + spacing, (centres[i].y - centres[j].y).magnitude)
                if min(across, down).isFinite { scale = max(scale, min(across, down)) }
            }
        }
        return scale
    }

    /// The points of a ring of radius 1.
    private static func unitRing(_ layout: RingCanvasLayout, count: Int) -> [CGPoint] {
        let isClosed = layout.sweep.magnitude >= 360
        let step = layout.sweep / CGFloat(isClosed ? count : count - 1)
        return (0..<count).map { index in
            let angle = (layout.startAngle + (layout.clockwise ? 1 : -1) * CGFloat(index) * step) * .pi / 180
            return CGPoint(x: cos(angle), y: sin(angle))
        }
    }
}
