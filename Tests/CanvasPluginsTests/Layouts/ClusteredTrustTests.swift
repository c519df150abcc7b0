import CanvasEngine
import CanvasPlugins
import Testing

/// Gives back the frames it was made with.
private struct FixedLayout: CanvasLayout {
    let frames: [CGRect]

    func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        CanvasLayoutResult(frames: frames)
    }
}

/// Counts its placements in its cache.
private struct CountingLayout: CanvasLayout {
    func makeCache(itemCount: Int) -> Int { 0 }

    func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Int) -> CanvasLayoutResult {
        cache += 1
        let width = CGFloat(cache)
        return CanvasLayoutResult(frames: items.map { _ in CGRect(x: 0, y: 0, width: width, height: 1) })
    }
}

struct ClusteredTrustTests {
    private let sizes = [CGSize](repeating: CGSize(width: 10, height: 10), count: 4)
    private let good = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func resolve(_ layout: ClusteredCanvasLayout) -> CanvasResolution {
        LayoutEngine.resolve(sizes: sizes, layout: layout)
    }

    @Test("What an inner layout places badly is a problem of its item alone")
    func innerProblems() {
        let bad = CGRect(x: .nan, y: 0, width: 1, height: 1)
        let far = CGRect(x: 2e15, y: 0, width: 1, height: 1)
        let resolution = resolve(
            .clustered(
                groups: [0, 1, 0, 1], groupNames: ["a", "b"],
                groupLayouts: [
                    "a": AnyCanvasLayout(FixedLayout(frames: [good, bad, good, good])),
                    "b": AnyCanvasLayout(FixedLayout(frames: [far])),
                ]))
        #expect(
            resolution.problems == [
                .surplus(count: 2), .outOfReach(item: 1), .notFinite(item: 2), .notFinite(item: 3),
            ])
        #expect(resolution.frames.map(\.width) == [10, 0, 0, 0])
    }

    @Test("What the outer layout places badly is a problem of all items of the group")
    func outerProblems() {
        let far = CGRect(x: 0, y: -1e300, width: 1, height: 1)
        let resolution = resolve(
            .clustered(
                groups: [0, 1, 2, 0], groupNames: ["a", "b", "c"],
                outer: FixedLayout(frames: [far, CGRect(x: 100, y: 0, width: 10, height: 10)])))
        #expect(
            resolution.problems == [.outOfReach(item: 0), .notFinite(item: 2), .outOfReach(item: 3)])
        let boxes = CanvasDerivedValue("groups", boxes: [CanvasDerivedValue.Box(name: "b", frame: good)])
        #expect(resolution.derived.first == boxes)
    }

    @Test("An outer layout without boxes leaves every item a problem")
    func nothingPlaced() {
        let resolution = resolve(
            .clustered(groups: [], groupNames: [], outer: FixedLayout(frames: [])))
        #expect(resolution.problems == (0..<4).map { .notFinite(item: $0) })
    }

    @Test("The caches of inner and outer layouts live from one placement to the next")
    func caches() {
        let layout = ClusteredCanvasLayout(
            groups: [0, 0, 1, 1], groupNames: ["a", "b"], inner: CountingLayout(), outer: CountingLayout())
        var cache = layout.makeCache(itemCount: 4)
        let items = CanvasLayoutItems(sizes: sizes)
        for round in 1...3 {
            let frames = layout.place(items, in: .unspecified, cache: &cache).frames
            #expect(frames.map(\.width) == [CGFloat](repeating: CGFloat(round), count: 4))
        }
    }
}
