import CanvasEngine
import CanvasPlugins
import Glibc
import TestSupport
import Testing

struct SpiralCanvasLayoutTests {
    @Test("A sunflower follows its formula", arguments: [true, false])
    func fermat(clockwise: Bool) {
        let layout = FermatSpiralCanvasLayout(divergence: 100, scale: 30, startAngle: 20, clockwise: clockwise)
        let probe = LayoutProbe(layout, sizes: randomSizes(50, seed: 3))
        for (k, centre) in probe.centres.enumerated() {
            let angle = (20 + (clockwise ? 100 : -100) * Double(k)) * .pi / 180
            let radius = 30 * (Double(k) + 0.5).squareRoot()
            #expect(distance(centre, CGPoint(x: radius * cos(angle), y: radius * sin(angle))) < 1e-9)
        }
        #expect(probe.number("scale") == 30)
    }

    @Test("The golden angle is 180 (3 - sqrt 5)")
    func goldenAngle() {
        #expect(abs(FermatSpiralCanvasLayout.goldenAngle - 180 * (3 - 5.0.squareRoot())) < 1e-12)
    }

    @Test("An automatic scale keeps the spacing, and no smaller one would", arguments: seeds)
    func automaticScale(seed: UInt64) {
        let sizes = randomSizes(60, seed: seed)
        let scale = LayoutProbe(.fermatSpiral(spacing: 5), sizes: sizes).number("scale")
        let grown = sizes.map { CGSize(width: $0.width + 5, height: $0.height + 5) }
        #expect(LayoutProbe(.fermatSpiral(scale: scale), sizes: grown).overlaps(deeperThan: 1e-9) == 0)
        let tight = LayoutProbe(.fermatSpiral(scale: scale * 0.9999), sizes: grown)
        #expect(tight.overlaps(deeperThan: 1e-9) > 0, "seed \(seed)")
    }

    @Test("Automatic step and pitch are equal and keep the spacing, and no smaller ones would", arguments: seeds)
    func automaticCurve(seed: UInt64) {
        let sizes = randomSizes(60, seed: seed)
        let automatic = LayoutProbe(.spiral(spacing: 5), sizes: sizes)
        let step = automatic.number("step")
        #expect(step == automatic.number("pitch"))
        let grown = sizes.map { CGSize(width: $0.width + 5, height: $0.height + 5) }
        func overlaps(_ step: CGFloat) -> Int {
            LayoutProbe(.spiral(step: step, pitch: step), sizes: grown).overlaps(deeperThan: 1e-6)
        }
        #expect(overlaps(step) == 0, "seed \(seed)")
        #expect(overlaps(step * 0.999) > 0, "seed \(seed)")
    }

    @Test("One automatic length is a copy of the other")
    func copies() {
        let sizes = randomSizes(30, seed: 2)
        let both = LayoutProbe(.spiral(step: 90, pitch: 90, startRadius: 5), sizes: sizes).frames
        #expect(LayoutProbe(.spiral(step: 90, startRadius: 5), sizes: sizes).frames == both)
        #expect(LayoutProbe(.spiral(pitch: 90, startRadius: 5), sizes: sizes).frames == both)
    }

    @Test("The automatic length is that of a spiral from the middle towards 3 o'clock")
    func start() {
        let sizes = randomSizes(30, seed: 2)
        let plain = LayoutProbe(.spiral(), sizes: sizes)
        let hollow = LayoutProbe(.spiral(startRadius: 500), sizes: sizes)
        #expect(hollow.number("step") == plain.number("step"))
        #expect(LayoutProbe(.spiral(startAngle: 45), sizes: sizes).number("step") == plain.number("step"))
        #expect(abs(distance(hollow.centres[0], .zero) - 500) < 1e-9)
    }

    @Test("Counterclockwise is the mirror image of clockwise")
    func sense() {
        let sizes = [CGSize](repeating: CGSize(width: 10, height: 10), count: 40)
        let pairs: [(AnyCanvasLayout, AnyCanvasLayout)] = [
            (AnyCanvasLayout(.spiral(step: 20)), AnyCanvasLayout(.spiral(step: 20, clockwise: false))),
            (AnyCanvasLayout(.fermatSpiral(scale: 20)), AnyCanvasLayout(.fermatSpiral(scale: 20, clockwise: false))),
        ]
        for (clockwise, counterclockwise) in pairs {
            let one = LayoutProbe(clockwise, sizes: sizes).centres
            let other = LayoutProbe(counterclockwise, sizes: sizes).centres
            for (a, b) in zip(one, other) { #expect(distance(a, CGPoint(x: b.x, y: -b.y)) < 1e-9) }
        }
    }

    @Test("Nothing that is passed for a length or an angle breaks a spiral")
    func hostileParameters() {
        let hostile: [CGFloat] = [.nan, .infinity, -.infinity, -7, 0, 1e300, .leastNonzeroMagnitude, 1e12]
        for (index, value) in hostile.enumerated() {
            let other = hostile[(index + 3) % hostile.count]
            let layouts: [AnyCanvasLayout] = [
                AnyCanvasLayout(.spiral(step: value, pitch: other, startRadius: value, startAngle: other)),
                AnyCanvasLayout(.spiral(step: value)), AnyCanvasLayout(.spiral(pitch: value, spacing: other)),
                AnyCanvasLayout(.fermatSpiral(divergence: value, scale: other)),
                AnyCanvasLayout(.fermatSpiral(scale: value, startAngle: value)),
            ]
            for layout in layouts {
                let probe = LayoutProbe(layout, sizes: randomSizes(20, seed: 1))
                #expect(probe.isFinite, "\(layout)")
            }
        }
    }

    @Test("No items give no frames, and one stands at the start")
    func fewItems() {
        for layout in [AnyCanvasLayout(.spiral()), AnyCanvasLayout(.fermatSpiral())] {
            #expect(LayoutProbe(layout, sizes: []).frames.isEmpty)
            let size = CGSize(width: 40, height: 20)
            #expect(LayoutProbe(layout, sizes: [size]).frames == [CGRect(x: -20, y: -10, width: 40, height: 20)])
        }
    }
}
