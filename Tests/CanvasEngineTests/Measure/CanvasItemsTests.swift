import CanvasEngine
import Testing

/// Ids and given sizes.
struct CanvasItemsTests {
    private func size(_ side: Int) -> CGSize { CGSize(width: side, height: side) }

    @Test("Sizes that fit the ids are taken as they are")
    func fitting() {
        let items = CanvasItems(ids: ["a", "b", "c"], sizes: [size(1), size(2), size(3)], unsized: [1])
        #expect(items.sizes == [size(1), size(2), size(3)])
        #expect(items.unsized == [1])
        #expect(items.count == 3)
        #expect(items.id(at: 2) == "c")
        #expect(items.index(of: "b") == 1)
        #expect(items.index(of: "d") == nil)
    }

    @Test("Ids without a size are unsized, sizes without an id are dropped")
    func counts() {
        let short = CanvasItems(ids: ["a", "b", "c"], sizes: [size(1)])
        #expect(short.sizes?.count == 3)
        #expect(short.unsized == [1, 2])
        let long = CanvasItems(ids: ["a"], sizes: [size(1), size(2)], unsized: [1])
        #expect(long.sizes == [size(1)])
        #expect(long.unsized.isEmpty)
        #expect(CanvasItems(ids: [String](), sizes: [size(1)], unsized: [0]).count == 0)
    }

    @Test("Indices in any order, twice or of no item become ascending ones")
    func indices() {
        let items = CanvasItems(
            ids: ["a", "b", "c"], sizes: [size(1), size(2), size(3)], unsized: [2, .max, 0, 2, -1, 3, .min])
        #expect(items.unsized == [0, 2])
    }

    @Test("The ids may be any collection, one that does not start at 0 too")
    func slices() {
        let items = CanvasItems(ids: ["a", "b", "c", "d"][2...])
        #expect(items.id(at: 1) == "d")
        #expect(items.index(of: "d") == 1)
        #expect(CanvasItems(ids: 10..<20).id(at: 3) == 13)
    }
}
