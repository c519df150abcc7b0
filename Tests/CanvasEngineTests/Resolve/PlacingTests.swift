import CanvasEngine
import TestSupport
import Testing

/// Stage 4: what a layout gives back is made safe.
struct PlacingTests {
    private let good = [CGRect(x: -10, y: 20, width: 5, height: 5), CGRect(x: 30, y: -40, width: 10, height: 10)]

    private func place(
        _ frames: [CGRect], itemCount: Int, derived: [CanvasDerivedValue] = []
    ) -> CanvasCluster {
        var cache: Void?
        let sizes = Array(repeating: CGSize(width: 1, height: 1), count: itemCount)
        return LayoutEngine.place(
            sizes, by: StubLayout(frames: frames, derived: derived), in: .unspecified, cache: &cache)
    }

    @Test("Good frames come through as they are, with their bounding box")
    func goodFrames() {
        let cluster = place(good, itemCount: 2)
        #expect(cluster == CanvasCluster(frames: good, bounds: CGRect(x: -10, y: -40, width: 50, height: 65)))
    }

    @Test("Items without a frame get one without area at the cluster's origin")
    func missing() {
        let cluster = place(good, itemCount: 5)
        let substitute = CGRect(x: -10, y: -40, width: 0, height: 0)
        #expect(cluster.frames == good + Array(repeating: substitute, count: 3))
        #expect(cluster.problems == [.missing(items: 2..<5)])
        #expect(cluster.bounds == CGRect(x: -10, y: -40, width: 50, height: 65))
    }

    @Test("Surplus frames are dropped and do not count in the bounds")
    func surplus() {
        let cluster = place(good + [CGRect(x: 1000, y: 1000, width: 1, height: 1), .null], itemCount: 2)
        #expect(cluster.frames == good)
        #expect(cluster.problems == [.surplus(count: 2)])
        #expect(cluster.bounds == CGRect(x: -10, y: -40, width: 50, height: 65))
    }

    @Test("Frames are judged all at once as they are one by one", arguments: seeds)
    func atOnce(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for round in 0..<200 {
            var frames = (0..<Int.random(in: 1...12, using: &random)).map { _ in random.frame() }
            let scale: CGFloat = [1, 1e11, 2.4e11, 1e12][Int.random(in: 0...3, using: &random)]
            frames = frames.map { CGRect(x: $0.minX * scale, y: $0.minY, width: $0.width * scale, height: $0.height) }
            if Int.random(in: 0...2, using: &random) == 0 { frames[0] = random.hostileRect() }
            // A surplus frame makes the others be looked at one by one.
            let (atOnce, oneByOne) = (
                place(frames, itemCount: frames.count), place(frames + [.null], itemCount: frames.count)
            )
            #expect(atOnce.frames == oneByOne.frames, "seed \(seed), round \(round)")
            #expect(atOnce.bounds == oneByOne.bounds, "seed \(seed), round \(round)")
            #expect([.surplus(count: 1)] + atOnce.problems == oneByOne.problems, "seed \(seed), round \(round)")
        }
    }

    @Test(
        "A frame with a part that is not finite is replaced",
        arguments: [
            CGRect(x: .nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: .infinity, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: -.infinity, height: 1), CGRect(x: 0, y: 0, width: 1, height: .nan), .null,
        ])
    func notFinite(frame: CGRect) {
        let cluster = place([frame] + good, itemCount: 3)
        #expect(cluster.frames == [CGRect(x: -10, y: -40, width: 0, height: 0)] + good)
        #expect(cluster.problems == [.notFinite(item: 0)])
        #expect(cluster.bounds == CGRect(x: -10, y: -40, width: 50, height: 65))
    }

    @Test(
        "A frame with a part beyond 1e15 is replaced",
        arguments: [
            CGRect(x: 1e15.nextUp, y: 0, width: 1, height: 1), CGRect(x: 0, y: -1e15.nextUp, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: 1e300, height: 1), CGRect(x: 0, y: 0, width: 1, height: -1e300), .infinite,
        ])
    func outOfReach(frame: CGRect) {
        let cluster = place(good + [frame], itemCount: 3)
        #expect(cluster.frames == good + [CGRect(x: -10, y: -40, width: 0, height: 0)])
        #expect(cluster.problems == [.outOfReach(item: 2)])
    }

    @Test("A frame at exactly 1e15 is good")
    func justInReach() {
        let frame = CGRect(x: 1e15, y: -1e15, width: 1e15, height: 1e15)
        let cluster = place([frame], itemCount: 1)
        #expect(cluster == CanvasCluster(frames: [frame], bounds: frame))
    }

    @Test("Nothing but bad frames make an empty cluster at zero")
    func allBad() {
        let cluster = place([.null, CGRect(x: 1e300, y: 0, width: 0, height: 0)], itemCount: 3)
        #expect(cluster.frames == [.zero, .zero, .zero])
        #expect(cluster.bounds == .zero)
        #expect(cluster.problems == [.notFinite(item: 0), .outOfReach(item: 1), .missing(items: 2..<3)])
    }

    @Test("Frames with negative extents are standardized")
    func negativeExtents() {
        let cluster = place(
            [CGRect(x: 10, y: 20, width: -4, height: 6), CGRect(x: 0, y: 0, width: 3, height: -6)], itemCount: 2)
        #expect(cluster.frames == [CGRect(x: 6, y: 20, width: 4, height: 6), CGRect(x: 0, y: -6, width: 3, height: 6)])
        #expect(cluster.bounds == CGRect(x: 0, y: -6, width: 10, height: 32))
        #expect(cluster.problems.isEmpty)
    }

    @Test("Derived values that are not finite or out of reach are left out, negative boxes standardized")
    func derived() {
        let cluster = place(
            good, itemCount: 2,
            derived: [
                CanvasDerivedValue("radius", 7), CanvasDerivedValue("pitch", .nan),
                CanvasDerivedValue("step", .infinity),
                CanvasDerivedValue(
                    "groups",
                    boxes: [
                        .init(name: "a", frame: CGRect(x: 4, y: 5, width: -3, height: 2)),
                        .init(name: "b", frame: .null),
                        .init(name: "c", frame: .infinite),
                    ]),
            ])
        #expect(
            cluster.derived == [
                CanvasDerivedValue("radius", 7),
                CanvasDerivedValue("groups", boxes: [.init(name: "a", frame: CGRect(x: 1, y: 5, width: 3, height: 2))]),
            ])
    }

    @Test("The cache is made once, kept between placements, updated before the later ones, changed in place")
    func cache() {
        let layout = CountingLayout()
        var cache: CountingLayout.Cache?
        for placement in 1...3 {
            let cluster = LayoutEngine.place(
                [CGSize(width: 1, height: 1)], by: layout, in: .unspecified, cache: &cache)
            #expect(cluster.derived == [CanvasDerivedValue("placements", CGFloat(placement))])
            #expect(layout.calls.made == 1)
            #expect(layout.calls.updated == placement - 1)
        }
        #expect(cache?.placements == 3)
        #expect(layout.calls.wasUnique == Array(repeating: true, count: 5))
    }

    @Test("The cache of a wrapped layout is kept between resolves and changed in place")
    func erasedCache() {
        let layout = CountingLayout()
        var cache: Any?
        for placement in 1...3 {
            let resolution = LayoutEngine.resolve(
                sizes: [CGSize(width: 1, height: 1)], layout: AnyCanvasLayout(layout), contentSize: .automatic,
                margins: EdgeInsets(), contentAnchor: .center, layoutDirection: .leftToRight, cache: &cache)
            #expect(resolution.derived == [CanvasDerivedValue("placements", CGFloat(placement))])
        }
        #expect(layout.calls.made == 1)
        #expect(layout.calls.updated == 2)
        #expect(layout.calls.wasUnique == Array(repeating: true, count: 5))
    }

    @Test("A layout is given the sanitized sizes and the proposal")
    func input() {
        let layout = CountingLayout()
        _ = LayoutEngine.resolve(
            sizes: [CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1e13)], layout: layout,
            contentSize: .fixed(width: 100, height: 80), margins: EdgeInsets(all: 10))
        #expect(layout.calls.sizes == [[CGSize(width: 0, height: 5), CGSize(width: 0.0, height: 1e12)]])
        #expect(layout.calls.proposals == [CanvasProposal(width: 80, height: 60)])
    }
}
