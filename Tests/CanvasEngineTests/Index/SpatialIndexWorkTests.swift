import TestSupport
import Testing

@testable import CanvasEngine

struct SpatialIndexWorkTests {
    // The design allows 65 536 cells where that is more; the index keeps to the stricter bound for any number.
    @Test("There are never more cells than twice the items", arguments: SpatialScene.Character.allCases)
    func cellLimit(character: SpatialScene.Character) {
        for count in [1, 2, 3, 17, 1000, 10_000] {
            let index = SpatialIndex(frames: SpatialScene(character, count: count, seed: 5).frames)
            let cells = index.withEntries { $0.starts.count - $0.grids.count }
            #expect(cells <= 2 * count, "\(count) frames")
        }
    }

    @Test("A query tests about as many frames as it sees, whatever the frames are like", arguments: Scene.all)
    func work(scene: Scene) {
        let index = SpatialIndex(frames: scene.frames)
        for query in scene.queries {
            let seen = index.indices(intersecting: query).count
            let work = work(of: index, query)
            #expect(work < scene.limit(seen), "\(query) sees \(seen) and costs \(work)")
        }
    }

    /// The number of entries tested and of stretches looked up.
    private func work(of index: SpatialIndex, _ query: CGRect) -> Int {
        var work = 0
        index.withEntries { entries in
            entries.forEachStretch(near: CanvasEdges(query)) { first, end in work += 1 + end - first }
        }
        return work
    }

    /// Many frames, a few queries, and how much a query may cost.
    struct Scene: CustomTestStringConvertible {
        let testDescription: String
        let frames: [CGRect]
        let queries: [CGRect]
        /// A query that sees n frames may cost `base` + `factor` * n.
        var base = 200
        var factor = 8

        func limit(_ seen: Int) -> Int { base + factor * seen }
    }
}

extension SpatialIndexWorkTests.Scene {
    /// Each has 20 000 frames, so that looking at all of them would stand out.
    static let all: [Self] = [
        Self(
            testDescription: "even", frames: many { $0.frame(spread: 25_000, 10...400, 10...400) }, queries: viewports),
        Self(
            testDescription: "one item in ten large",
            frames: many {
                $0.below(10) == 0
                    ? $0.frame(spread: 25_000, 900...4000, 900...4000) : $0.frame(spread: 25_000, 10...90, 10...90)
            },
            queries: viewports, base: 400),
        Self(
            testDescription: "one item as large as all",
            frames: many { $0.frame(spread: 25_000, 10...90, 10...90) } + [
                CGRect(x: 0, y: 0, width: 2.5e4, height: 2.5e4)
            ],
            queries: viewports),
        Self(
            testDescription: "long bars both ways",
            frames: many {
                $0.below(2) == 0
                    ? $0.frame(spread: 25_000, 4000...9000, 1...2) : $0.frame(spread: 25_000, 1...2, 4000...9000)
            },
            queries: viewports, base: 600, factor: 12),
        Self(
            testDescription: "half of the items dust in one corner",
            frames: many {
                $0.below(2) == 0
                    ? $0.frame(spread: 500, 0.5...1, 0.5...1) : $0.frame(spread: 25_000, 90...200, 90...200)
            },
            queries: [CGRect(x: 100, y: 100, width: 20, height: 20), CGRect(x: 300, y: 20, width: 5, height: 5)],
            base: 500),
        Self(
            testDescription: "clusters far apart",
            frames: many { random in
                random.frame(spread: 3000, 1...40, 1...40).offsetBy(dx: Double(random.below(4)) * 1e9, dy: 0)
            },
            queries: [
                CGRect(x: 1e9 + 500, y: 700, width: 50, height: 50), CGRect(x: 5e8, y: 0, width: 1e6, height: 1e3),
            ]),
        Self(
            testDescription: "a few far away",
            frames: many { $0.frame(spread: $0.below(2000) == 0 ? 1e14 : 25_000, 10...90, 10...90) }, queries: viewports
        ),
        Self(
            testDescription: "a strip",
            frames: (0..<20_000).map { CGRect(x: Double($0) * 20_000, y: 0, width: 160, height: 90) },
            queries: [CGRect(x: 2e8, y: 0, width: 390, height: 844), CGRect(x: 0, y: 0, width: 390, height: 844)]),
        Self(
            testDescription: "corners at one point",
            frames: many { CGRect(x: 0, y: 0, width: $0.number(1...4), height: $0.number(1...4)) },
            queries: [CGRect(x: 5, y: 5, width: 90, height: 90), CGRect(x: -20, y: -20, width: 19, height: 90)],
            base: 400),
        Self(
            testDescription: "a diagonal",
            frames: (0..<20_000).map { CGRect(x: Double($0), y: Double($0), width: 100, height: 100) },
            queries: [
                CGRect(x: 10_000, y: 10_000, width: 10, height: 10), CGRect(x: 0, y: 15_000, width: 400, height: 800),
            ]),
    ]

    private static let viewports = [(0, 0), (11_000, 3000), (24_000, 24_500), (9000, 22_000)].map {
        CGRect(x: Double($0.0), y: Double($0.1), width: 390, height: 844)
    }

    private static func many(_ make: (inout SplitMix64) -> CGRect) -> [CGRect] {
        var random = SplitMix64(seed: 11)
        return (0..<20_000).map { _ in make(&random) }
    }
}
