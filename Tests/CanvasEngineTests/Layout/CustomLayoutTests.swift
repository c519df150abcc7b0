import CanvasEngine
import Testing

/// A layout written by an app's author, as the guide shows it.
struct CustomLayoutTests {
    @Test("A custom ring of four items is placed around the middle of its cluster")
    func ring() {
        let resolution = LayoutEngine.resolve(
            sizes: Array(repeating: CGSize(width: 20, height: 10), count: 4), layout: .ring(radius: 100))
        // Centres at (±100, 0) and (0, ±100): the cluster is 220 wide and 210 high, its middle at (110, 105).
        let expected = [
            CGRect(x: 200, y: 100, width: 20, height: 10), CGRect(x: 100, y: 200, width: 20, height: 10),
            CGRect(x: 0, y: 100, width: 20, height: 10), CGRect(x: 100, y: 0, width: 20, height: 10),
        ]
        for (frame, expected) in zip(resolution.frames, expected) {
            #expect((frame.minX - expected.minX).magnitude < 1e-9)
            #expect((frame.minY - expected.minY).magnitude < 1e-9)
            #expect(frame.size == expected.size)
        }
        #expect((resolution.contentSize.width - 220).magnitude < 1e-9)
        #expect((resolution.contentSize.height - 210).magnitude < 1e-9)
        #expect(resolution.problems.isEmpty)
    }

    @Test("A custom layout of no items is an empty canvas")
    func emptyRing() {
        #expect(LayoutEngine.resolve(sizes: [], layout: .ring(radius: 100)) == .empty)
    }

    @Test("Items are a random-access collection of indices and sizes")
    func items() {
        let items = CanvasLayoutItems(sizes: [CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)])
        #expect(items.count == 2)
        #expect(items.map(\.index) == [0, 1])
        #expect(items.map(\.size) == items.sizes)
        #expect(items[1] == CanvasLayoutItem(index: 1, size: CGSize(width: 3, height: 4)))
        #expect(items.reversed().map(\.index) == [1, 0])
        #expect(CanvasLayoutItems(sizes: []).isEmpty)
    }

    @Test("The bounds of a result hold frames without area and are zero without frames")
    func resultBounds() {
        let frames = [CGRect(x: -5, y: 2, width: 3, height: 4), CGRect(x: 10, y: -20, width: 0, height: 0)]
        #expect(CanvasLayoutResult(frames: frames).bounds == CGRect(x: -5, y: -20, width: 15, height: 26))
        #expect(
            CanvasLayoutResult(frames: [CGRect(x: 5, y: 5, width: -2, height: -3)]).bounds
                == CGRect(x: 3, y: 2, width: 2, height: 3))
        #expect(CanvasLayoutResult(frames: []).bounds == .zero)
    }

    @Test("A proposal that is not specified offers nil on both axes")
    func proposals() {
        #expect(CanvasProposal() == .unspecified)
        #expect(CanvasProposal.unspecified.width == nil)
        #expect(CanvasProposal.unspecified.height == nil)
        #expect(CanvasProposal(width: 3, height: nil) == CanvasProposal(width: 3))
    }
}
