import CanvasEngine
import TestSupport
import Testing

@testable import CanvasPlugins

/// Layouts that keep their points while what they follow from is the same.
struct KeptPointLayoutTests {
    /// Counts how often points are made.
    private final class Count: @unchecked Sendable {
        var value = 0
    }

    /// Items in a row.
    private struct RowLayout: UnitPointLayout {
        struct Source: UnitPointSource {
            let step: CGFloat
            let itemCount: Int
            let made: Count

            func points() -> [CGPoint] {
                made.value += 1
                return (0..<itemCount).map { CGPoint(x: step * CGFloat($0), y: 0) }
            }

            static func == (one: Source, other: Source) -> Bool {
                one.step == other.step && one.itemCount == other.itemCount
            }
        }

        var step: CGFloat
        var scale: CGFloat
        let made: Count

        func source(itemCount: Int) -> Source {
            Source(step: step, itemCount: itemCount, made: made)
        }

        func place(_ items: CanvasLayoutItems, on points: [CGPoint]) -> CanvasLayoutResult {
            CanvasLayoutResult(frames: points.map { CGRect(x: $0.x * scale, y: 0, width: 1, height: 1) })
        }

        func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
            place(items, on: source(itemCount: items.count).points())
        }

        static func == (one: RowLayout, other: RowLayout) -> Bool {
            one.step == other.step && one.scale == other.scale
        }
    }

    @Test("Points are made once for a source, and again for another one")
    func making() {
        let made = Count()
        var cache = KeptPointLayout(RowLayout(step: 1, scale: 1, made: made)).makeCache(itemCount: 2)
        var counts: [Int] = []
        for (step, scale, count) in [(1.0, 1.0, 2), (1, 5, 2), (1, 5, 3), (2, 5, 3), (2, 1, 3), (1, 1, 2)] {
            let layout = KeptPointLayout(RowLayout(step: step, scale: scale, made: made))
            let items = CanvasLayoutItems(sizes: randomSizes(count, seed: 1))
            let frames = layout.place(items, in: .unspecified, cache: &cache).frames
            #expect(frames.map(\.origin.x) == (0..<count).map { CGFloat($0) * step * scale })
            counts.append(made.value)
        }
        #expect(counts == [1, 1, 2, 3, 3, 4])
    }

    @Test("A ring and a sunflower have the cache once their type is not known any more")
    func wrapping() {
        #expect(AnyCanvasLayout(.ring()).makeCache(itemCount: 1) is KeptPointLayout<RingCanvasLayout>.Cache)
        #expect(
            AnyCanvasLayout(.fermatSpiral()).makeCache(itemCount: 1) is KeptPointLayout<FermatSpiralCanvasLayout>.Cache)
        #expect(AnyCanvasLayout(.ring(radius: 5)) == AnyCanvasLayout(.ring(radius: 5)))
        #expect(AnyCanvasLayout(.ring(radius: 5)) != AnyCanvasLayout(.ring(radius: 6)))
    }

    @Test("A ring or a sunflower with a kept cache places as with a fresh one", arguments: seeds)
    func placing(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var (ring, sunflower) = (RingCanvasLayout(), FermatSpiralCanvasLayout())
        var ringCache = KeptPointLayout(ring).makeCache(itemCount: 0)
        var sunflowerCache = KeptPointLayout(sunflower).makeCache(itemCount: 0)
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
            let placed = KeptPointLayout(ring).place(items, in: .unspecified, cache: &ringCache)
            let grown = KeptPointLayout(sunflower).place(items, in: .unspecified, cache: &sunflowerCache)
            #expect(placed.frames == LayoutProbe(ring, sizes: sizes).frames, "seed \(seed), change \(change)")
            #expect(placed.derived == LayoutProbe(ring, sizes: sizes).derived, "seed \(seed), change \(change)")
            #expect(grown.frames == LayoutProbe(sunflower, sizes: sizes).frames, "seed \(seed), change \(change)")
            #expect(grown.derived == LayoutProbe(sunflower, sizes: sizes).derived, "seed \(seed), change \(change)")
        }
    }
}
