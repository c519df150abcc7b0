import CanvasEngine
import Testing

/// Rows, checked against values worked out by hand.
struct FlowCanvasLayoutTests {
    private let sizes = [
        CGSize(width: 100, height: 50), CGSize(width: 100, height: 30), CGSize(width: 50, height: 80),
    ]

    private func place(
        _ layout: FlowCanvasLayout, _ sizes: [CGSize], in proposal: CanvasProposal = .unspecified
    ) -> CanvasLayoutResult {
        var cache: Void = ()
        return layout.place(CanvasLayoutItems(sizes: sizes), in: proposal, cache: &cache)
    }

    @Test(
        "A row is as tall as its tallest item, and the others are aligned in it",
        arguments: [(VerticalAlignment.top, 0), (.center, 10), (.bottom, 20)] as [(VerticalAlignment, CGFloat)])
    func alignment(alignment: VerticalAlignment, shortItemY: CGFloat) {
        let result = place(.flow(alignment: alignment, maxWidth: 220), sizes)
        // The third item would end at 216 + 50 = 266.
        #expect(
            result.frames == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 108, y: shortItemY, width: 100, height: 30),
                CGRect(x: 0, y: 58, width: 50, height: 80),
            ])
        #expect(result.derived == [CanvasDerivedValue("wrapWidth", 220), CanvasDerivedValue("rows", 2)])
    }

    @Test("Spacing stands between neighbours and between rows")
    func spacing() {
        let result = place(.flow(horizontalSpacing: 20, verticalSpacing: 3, alignment: .top, maxWidth: 220), sizes)
        #expect(result.frames.map(\.origin) == [.zero, CGPoint(x: 120, y: 0), CGPoint(x: 0, y: 53)])
    }

    @Test("The wrap width asked for comes before the proposed one, which comes before the square")
    func wrapWidth() {
        let squares = Array(repeating: CGSize(width: 92, height: 92), count: 4)
        let proposal = CanvasProposal(width: 400, height: 1)
        #expect(
            place(.flow(maxWidth: 300), squares, in: proposal).derived.first == CanvasDerivedValue("wrapWidth", 300))
        #expect(place(.flow(), squares, in: proposal).derived.first == CanvasDerivedValue("wrapWidth", 400))
        // Four items of 92 x 92 with gaps of 8 cover 4 x 100 x 100, a square of 200: two in a row.
        let unproposed = place(.flow, squares, in: CanvasProposal(width: nil, height: 50))
        #expect(unproposed.derived == [CanvasDerivedValue("wrapWidth", 200), CanvasDerivedValue("rows", 2)])
        #expect(
            unproposed.frames.map(\.origin) == [
                .zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100),
            ])
    }

    @Test("No wrap width is smaller than the widest item")
    func widestItem() {
        let result = place(.flow(maxWidth: 10), sizes)
        #expect(result.derived == [CanvasDerivedValue("wrapWidth", 100), CanvasDerivedValue("rows", 3)])
        #expect(result.frames.map(\.minX) == [0, 0, 0])
    }

    @Test("An item that reaches beyond the wrap width by a rounding error stays in its row")
    func roundingError() {
        // 0.1 + 0.1 + 0.1 is a little more than 0.3.
        let slivers = Array(repeating: CGSize(width: 0.1, height: 1), count: 3)
        let layout = FlowCanvasLayout(horizontalSpacing: 0, maxWidth: 0.3)
        #expect(place(layout, slivers).derived.last == CanvasDerivedValue("rows", 1))
    }

    @Test("An item that exceeds the wrap width by more than the tolerance wraps")
    func beyondTolerance() {
        let pair = [CGSize(width: 500, height: 1), CGSize(width: 500.001, height: 1)]
        let layout = FlowCanvasLayout(horizontalSpacing: 0, maxWidth: 1000)
        #expect(place(layout, pair).derived.last == CanvasDerivedValue("rows", 2))
    }

    @Test("No items make no frames and no rows")
    func noItems() {
        let result = place(.flow(), [])
        #expect(result.frames.isEmpty)
        #expect(result.derived == [CanvasDerivedValue("wrapWidth", 0), CanvasDerivedValue("rows", 0)])
    }

    @Test("The defaults are gaps of 8, centred, without a width")
    func defaults() {
        let expected = FlowCanvasLayout(horizontalSpacing: 8, verticalSpacing: 8, alignment: .center, maxWidth: nil)
        #expect(FlowCanvasLayout() == expected)
        #expect(FlowCanvasLayout.flow() == expected)
        #expect(FlowCanvasLayout.flow == expected)
    }
}
