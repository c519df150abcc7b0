import CanvasEngine
import CanvasPlugins
import Glibc
import TestSupport
import Testing

struct RingCanvasLayoutTests {
    @Test("Four items stand to the right, below, to the left and above")
    func clockwise() {
        let probe = LayoutProbe(.ring(radius: 100), sizes: [CGSize](repeating: CGSize(width: 20, height: 10), count: 4))
        #expect(
            probe.frames == [
                CGRect(x: 90, y: -5, width: 20, height: 10), CGRect(x: -10, y: 95, width: 20, height: 10),
                CGRect(x: -110, y: -5, width: 20, height: 10), CGRect(x: -10, y: -105, width: 20, height: 10),
            ])
        #expect(probe.number("radius") == 100)
    }

    /// For each way to turn, the angles of three items in degrees.
    static let turns: [(RingCanvasLayout, [CGFloat])] = [
        (.ring(radius: 50), [0, 120, 240]),
        (.ring(radius: 50, startAngle: -30, clockwise: false), [-30, -150, -270]),
        (.ring(radius: 50, sweep: 180), [0, 90, 180]),
        (.ring(radius: 50, startAngle: 10, sweep: -90), [10, -35, -80]),
        (.ring(radius: 50, sweep: -90, clockwise: false), [0, 45, 90]),
        (.ring(radius: 50, sweep: -360), [0, -120, -240]),
        (.ring(radius: 50, sweep: 720), [0, 240, 480]),
        (.ring(radius: 50, startAngle: 45, sweep: 0), [45, 45, 45]),
        (.ring(radius: 50, startAngle: .nan, sweep: .infinity), [0, 0, 0]),
        (.ring(radius: 50, startAngle: 3.6e12 + 30, sweep: 360), [30, 150, 270]),
    ]

    @Test("The angles follow start, sweep and sense", arguments: turns)
    func angles(layout: RingCanvasLayout, angles: [CGFloat]) {
        let centres = LayoutProbe(layout, sizes: randomSizes(3, seed: 1)).centres
        for (centre, angle) in zip(centres, angles) {
            let expected = CGPoint(x: 50 * cos(angle * .pi / 180), y: 50 * sin(angle * .pi / 180))
            #expect(distance(centre, expected) < 1e-9)
        }
    }

    @Test("The automatic radius of two items is half of what they need side by side")
    func radiusOfTwo() {
        let sizes = [CGSize(width: 30, height: 10), CGSize(width: 50, height: 20)]
        #expect(LayoutProbe(.ring(), sizes: sizes).number("radius") == 24)
    }

    @Test("One item alone needs no radius, and no item no frame")
    func fewItems() {
        #expect(LayoutProbe(.ring(), sizes: [CGSize(width: 30, height: 10)]).number("radius") == 0)
        #expect(LayoutProbe(.ring(radius: 9), sizes: [.zero]).frames == [CGRect(x: 9, y: 0, width: 0, height: 0)])
        #expect(LayoutProbe(.ring(), sizes: []).frames.isEmpty)
    }

    @Test("An automatic radius keeps the spacing, and no smaller one would", arguments: seeds)
    func automaticRadius(seed: UInt64) {
        let sizes = randomSizes(40, seed: seed)
        let radius = LayoutProbe(.ring(startAngle: 17, spacing: 12), sizes: sizes).number("radius")
        let grown = sizes.map { CGSize(width: $0.width + 12, height: $0.height + 12) }
        #expect(LayoutProbe(.ring(radius: radius, startAngle: 17), sizes: grown).overlaps(deeperThan: 1e-9) == 0)
        let tight = LayoutProbe(.ring(radius: radius * 0.9999, startAngle: 17), sizes: grown)
        #expect(tight.overlaps(deeperThan: 1e-9) > 0, "seed \(seed)")
    }

    @Test("The 40 notes of the example overlap 28 times at radius 700")
    func exampleNotes() {
        #expect(LayoutProbe(.ring(radius: 700), sizes: noteSizes(40)).overlaps(deeperThan: 0.005) == 28)
        let cured = LayoutProbe(.ring(spacing: 0), sizes: noteSizes(40)).number("radius")
        #expect(cured > 1155.3 && cured <= 1155.4)
    }

    @Test("Parameters that are not lengths count as 0")
    func hostileParameters() {
        for radius in [-5, CGFloat.nan, .infinity] {
            #expect(LayoutProbe(.ring(radius: radius), sizes: noteSizes(3)).number("radius") == 0)
        }
        #expect(LayoutProbe(.ring(radius: 1e300), sizes: noteSizes(3)).number("radius") == 1e12)
        let plain = LayoutProbe(.ring(spacing: 0), sizes: noteSizes(9)).number("radius")
        #expect(LayoutProbe(.ring(spacing: .nan), sizes: noteSizes(9)).number("radius") == plain)
    }
}
