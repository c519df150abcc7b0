import CanvasEngine
import TestSupport
import Testing

@testable import CanvasPlugins

/// Points that are kept while what they follow from is the same.
struct UnitPointsTests {
    @Test("Points are made once for a source, and again for another one")
    func making() {
        var points = UnitPoints<Int>()
        var made: [Int] = []
        for source in [3, 3, 2, 3] {
            let found = points.points(from: source) { count in
                made.append(count)
                return (0..<count).map { CGPoint(x: CGFloat($0), y: CGFloat(count)) }
            }
            #expect(found == (0..<source).map { CGPoint(x: CGFloat($0), y: CGFloat(source)) })
        }
        #expect(made == [3, 2, 3])
    }

    @Test("A ring or a sunflower with a kept cache places as with a fresh one", arguments: seeds)
    func placing(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var (ring, sunflower) = (RingCanvasLayout(), FermatSpiralCanvasLayout())
        var (ringCache, sunflowerCache) = (ring.makeCache(itemCount: 0), sunflower.makeCache(itemCount: 0))
        var sizes = randomSizes(30, seed: seed)
        for change in 0..<40 {
            switch random.below(7) {
            case 0: sizes = randomSizes(random.below(40), seed: random.next())
            case 1: (ring.radius, sunflower.scale) = (random.number(0...900), nil)
            case 2: (ring.radius, sunflower.scale) = (nil, random.number(0...900))
            case 3: (ring.startAngle, sunflower.startAngle) = (random.number(-400...400), random.number(-400...400))
            case 4: (ring.sweep, sunflower.divergence) = (random.number(-500...500), random.number(-500...500))
            case 5: (ring.clockwise, sunflower.clockwise) = (random.below(2) == 0, random.below(2) == 0)
            default: (ring.spacing, sunflower.spacing) = (random.number(0...30), random.number(0...30))
            }
            let items = CanvasLayoutItems(sizes: sizes)
            let (placed, grown) = (
                ring.place(items, in: .unspecified, cache: &ringCache),
                sunflower.place(items, in: .unspecified, cache: &sunflowerCache)
            )
            #expect(placed.frames == LayoutProbe(ring, sizes: sizes).frames, "seed \(seed), change \(change)")
            #expect(placed.derived == LayoutProbe(ring, sizes: sizes).derived, "seed \(seed), change \(change)")
            #expect(grown.frames == LayoutProbe(sunflower, sizes: sizes).frames, "seed \(seed), change \(change)")
        }
    }
}
