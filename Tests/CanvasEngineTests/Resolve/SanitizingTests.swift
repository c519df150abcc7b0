import CanvasEngine
import Testing

/// Stage 1.
struct SanitizingTests {
    @Test(
        "A side that no item can have becomes the nearest one that it can",
        arguments: [
            (0, 0), (1.5, 1.5), (1e12, 1e12), (1e12.nextUp, 1e12), (1e300, 1e12), (.greatestFiniteMagnitude, 1e12),
            (-1, 0), (-1e300, 0), (.nan, 0), (.infinity, 0), (-.infinity, 0),
            (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
        ] as [(CGFloat, CGFloat)])
    func sides(side: CGFloat, expected: CGFloat) {
        let sizes = [CGSize(width: side, height: 7), CGSize(width: 7, height: side), CGSize(width: 1, height: 1)]
        #expect(
            LayoutEngine.sanitize(sizes) == [
                CGSize(width: expected, height: 7), CGSize(width: 7, height: expected), CGSize(width: 1, height: 1),
            ])
        #expect(LayoutEngine.sanitize(sizes[0]) == CGSize(width: expected, height: 7))
    }

    @Test("Sizes that are fine stay as they are")
    func clean() {
        let sizes = [CGSize(width: 3, height: 4), .zero]
        #expect(LayoutEngine.sanitize(sizes) == sizes)
        #expect(LayoutEngine.sanitize([CGSize]()).isEmpty)
    }
}
