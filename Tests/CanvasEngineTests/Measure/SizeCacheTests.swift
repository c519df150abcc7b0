import CanvasEngine
import Testing

/// Measurements by id.
struct SizeCacheTests {
    @Test(
        "A measured side is clamped to 0...10 000",
        arguments: [
            (5, 5), (0, 0), (-1, 0), (10_000, 10_000), (10_000.5, 10_000), (1e300, 10_000), (.infinity, 10_000),
            (-.infinity, 0), (.nan, 0),
        ] as [(CGFloat, CGFloat)])
    func clamping(side: CGFloat, expected: CGFloat) {
        var cache = SizeCache<String>()
        cache.store(CGSize(width: side, height: 7), for: "a")
        cache.store(CGSize(width: 7, height: side), for: "b")
        #expect(cache["a"] == CGSize(width: expected, height: 7))
        #expect(cache["b"] == CGSize(width: 7, height: expected))
        #expect(cache["c"] == nil)
    }

    @Test("Only the sizes of the items named are kept")
    func keeping() {
        var cache = SizeCache<Int>()
        cache.keep(only: [1, 2])
        #expect(cache.isEmpty)
        for id in 1...5 { cache.store(CGSize(width: id, height: id), for: id) }
        cache.keep(only: [5, 2, 9, 2])
        #expect(cache.count == 2)
        #expect(cache[2] == CGSize(width: 2, height: 2))
        #expect(cache[5] == CGSize(width: 5, height: 5))
        #expect(cache[1] == nil)
    }
}
