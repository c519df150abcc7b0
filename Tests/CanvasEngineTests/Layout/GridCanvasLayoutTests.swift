import CanvasEngine
import Testing

/// Columns and rows, checked against values worked out by hand.
struct GridCanvasLayoutTests {
    // Two columns of 20 and 50, rows of 20 and 40.
    private let sizes = [
        CGSize(width: 10, height: 10), CGSize(width: 30, height: 20), CGSize(width: 20, height: 40),
        CGSize(width: 50, height: 10),
    ]

    private func place(_ layout: GridCanvasLayout, _ sizes: [CGSize]) -> CanvasLayoutResult {
        var cache: Void = ()
        return layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache)
    }

    @Test(
        "An item sits in its cell as the alignment says",
        arguments: [
            (Alignment.topLeading, [(0, 0), (25, 0), (0, 27), (25, 27)]),
            (.top, [(5, 0), (35, 0), (0, 27), (25, 27)]),
            (.topTrailing, [(10, 0), (45, 0), (0, 27), (25, 27)]),
            (.leading, [(0, 5), (25, 0), (0, 27), (25, 42)]),
            (.center, [(5, 5), (35, 0), (0, 27), (25, 42)]),
            (.trailing, [(10, 5), (45, 0), (0, 27), (25, 42)]),
            (.bottomLeading, [(0, 10), (25, 0), (0, 27), (25, 57)]),
            (.bottom, [(5, 10), (35, 0), (0, 27), (25, 57)]),
            (.bottomTrailing, [(10, 10), (45, 0), (0, 27), (25, 57)]),
        ] as [(Alignment, [(CGFloat, CGFloat)])])
    func alignment(alignment: Alignment, origins: [(CGFloat, CGFloat)]) {
        let result = place(
            .grid(columns: 2, horizontalSpacing: 5, verticalSpacing: 7, alignment: alignment), sizes)
        #expect(result.frames.map(\.origin) == origins.map { CGPoint(x: $0.0, y: $0.1) })
        #expect(result.frames.map(\.size) == sizes)
        #expect(result.derived == [CanvasDerivedValue("rows", 2)])
    }

    @Test("A last row that is not full keeps the columns of the others")
    func incompleteRow() {
        let result = place(.grid(columns: 3, horizontalSpacing: 1, verticalSpacing: 1, alignment: .topLeading), sizes)
        // Columns of 50, 30 and 20; the fourth item starts the second row, below the row of 40.
        #expect(
            result.frames.map(\.origin) == [
                .zero, CGPoint(x: 51, y: 0), CGPoint(x: 82, y: 0), CGPoint(x: 0, y: 41),
            ])
    }

    @Test("Fewer than one column counts as one", arguments: [1, 0, -3, Int.min])
    func tooFewColumns(columns: Int) {
        let result = place(GridCanvasLayout(columns: columns, verticalSpacing: 0, alignment: .topLeading), sizes)
        #expect(result.frames.map(\.minY) == [0, 10, 30, 70])
        #expect(result.derived == [CanvasDerivedValue("rows", 4)])
    }

    @Test("More columns than items make one row", arguments: [4, 5, 1_000_000_000, Int.max])
    func tooManyColumns(columns: Int) {
        let result = place(GridCanvasLayout(columns: columns, horizontalSpacing: 2, alignment: .topLeading), sizes)
        #expect(result.frames.map(\.minX) == [0, 12, 44, 66])
        #expect(result.derived == [CanvasDerivedValue("rows", 1)])
    }

    @Test("No items make no frames and no rows", arguments: [0, 1, Int.max])
    func noItems(columns: Int) {
        let result = place(.grid(columns: columns), [])
        #expect(result.frames.isEmpty)
        #expect(result.derived == [CanvasDerivedValue("rows", 0)])
    }

    @Test("The defaults are gaps of 8, centred")
    func defaults() {
        let expected = GridCanvasLayout(columns: 3, horizontalSpacing: 8, verticalSpacing: 8, alignment: .center)
        #expect(GridCanvasLayout(columns: 3) == expected)
        #expect(GridCanvasLayout.grid(columns: 3) == expected)
    }
}
