import CanvasEngine
import Testing

/// Layouts whose type is not known until run time.
struct AnyCanvasLayoutTests {
    private let sizes = [CGSize(width: 10, height: 20), CGSize(width: 30, height: 40)]

    /// A layout that says nothing about its equality.
    private struct Opaque: CanvasLayout {
        func place(
            _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
        ) -> CanvasLayoutResult {
            CanvasLayoutResult(frames: items.map { CGRect(origin: .zero, size: $0.size) })
        }
    }

    @Test("A wrapped layout places as it does unwrapped")
    func placesAlike() {
        let grid = GridCanvasLayout(columns: 1)
        #expect(
            LayoutEngine.resolve(sizes: sizes, layout: AnyCanvasLayout(grid))
                == LayoutEngine.resolve(sizes: sizes, layout: grid))
        let existential: any CanvasLayout = grid
        #expect(AnyCanvasLayout(existential) == AnyCanvasLayout(grid))
    }

    @Test("A wrapped layout makes its cache once, updates it later, and changes it in place")
    func cache() {
        let counting = CountingLayout()
        let layout = AnyCanvasLayout(AnyCanvasLayout(counting))
        let items = CanvasLayoutItems(sizes: sizes)
        var cache = layout.makeCache(itemCount: items.count)
        for placement in 1...3 {
            if placement > 1 { layout.updateCache(&cache, itemCount: items.count) }
            let result = layout.place(items, in: .unspecified, cache: &cache)
            #expect(result.derived == [CanvasDerivedValue("placements", CGFloat(placement))])
        }
        #expect(counting.calls.made == 1)
        #expect(counting.calls.updated == 2)
        #expect(counting.calls.placed == 3)
        #expect(counting.calls.wasUnique == Array(repeating: true, count: 5))
    }

    @Test("A cache of another layout is replaced")
    func foreignCache() {
        let counting = CountingLayout()
        let layout = AnyCanvasLayout(counting)
        var cache: Any = "another layout's"
        layout.updateCache(&cache, itemCount: 2)
        #expect(counting.calls.made == 1)
        #expect(counting.calls.updated == 0)
        cache = 7
        let result = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache)
        #expect(counting.calls.made == 2)
        #expect(result.derived == [CanvasDerivedValue("placements", 1)])
    }

    @Test("Two wrappings are equal when type and value are")
    func equality() {
        #expect(AnyCanvasLayout(.grid(columns: 2)) == AnyCanvasLayout(.grid(columns: 2)))
        #expect(AnyCanvasLayout(.grid(columns: 2)) != AnyCanvasLayout(.grid(columns: 3)))
        #expect(AnyCanvasLayout(.flow()) != AnyCanvasLayout(.grid(columns: 2)))
        #expect(AnyCanvasLayout(AnyCanvasLayout(.flow())) == AnyCanvasLayout(.flow()))
    }

    @Test("A layout that is not equatable equals only the copies of its wrapping")
    func opaqueEquality() {
        let wrapped = AnyCanvasLayout(Opaque())
        let copy = wrapped
        #expect(copy == wrapped)
        #expect(AnyCanvasLayout(wrapped) == wrapped)
        #expect(AnyCanvasLayout(Opaque()) != wrapped)
        #expect(AnyCanvasLayout(.flow()) != wrapped)
        #expect(wrapped != AnyCanvasLayout(.flow()))
    }
}
