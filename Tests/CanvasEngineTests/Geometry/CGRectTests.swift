import CanvasEngine
import Testing

/// The edges and predicates of a single rectangle, by CoreGraphics' documentation.
struct CGRectTests {
    @Test("A negative extent reaches to the left of and above the origin")
    func negativeExtents() {
        let rect = CGRect(x: 10, y: 20, width: -4, height: -6)
        #expect(rect.minX == 6)
        #expect(rect.midX == 8)
        #expect(rect.maxX == 10)
        #expect(rect.minY == 14)
        #expect(rect.midY == 17)
        #expect(rect.maxY == 20)
        #expect(rect.width == 4)
        #expect(rect.height == 6)
        #expect(rect.size == CGSize(width: -4, height: -6))
        #expect(rect.standardized == CGRect(x: 6, y: 14, width: 4, height: 6))
    }

    @Test("Whole numbers, variables and literals alike, make the same geometry as fractions do")
    func wholeNumbers() {
        let (x, y, width, height) = (1, 2, 3, 4)
        #expect(CGPoint(x: x, y: y) == CGPoint(x: 1.0, y: 2.0))
        #expect(CGSize(width: width, height: height) == CGSize(width: 3.0, height: 4.0))
        #expect(CGRect(x: x, y: y, width: width, height: height) == CGRect(x: 1.0, y: 2.0, width: 3.0, height: 4.0))
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10) == CGRect(origin: .zero, size: CGSize(width: 10, height: 10)))
        #expect(CGRect(x: 0, y: 0.5, width: 10, height: 10).origin.y == 0.5)
        #expect(CGPoint() == .zero)
        #expect(CGSize() == .zero)
        #expect(CGRect() == .zero)
    }

    @Test("Only an infinite origin makes a rectangle null, and null is empty")
    func nullRectangle() {
        #expect(CGRect.null.isNull)
        #expect(CGRect.null.isEmpty)
        #expect(CGRect.null.standardized == .null)
        #expect(CGRect.null.offsetBy(dx: 5, dy: 5) == .null)
        #expect(CGRect.null.insetBy(dx: -5, dy: -5) == .null)
        #expect(CGRect.null.integral == .null)
        #expect(!CGRect.null.isFinite)
        #expect(!CGRect.zero.isNull)
        #expect(!CGRect.infinite.isNull)
        #expect(CGRect(x: .infinity, y: 0, width: 1, height: 1).isNull)
        #expect(CGRect(x: 0, y: .infinity, width: 1, height: 1).isNull)
    }

    @Test("The infinite rectangle holds points far out and stays itself under integral")
    func infiniteRectangle() {
        #expect(CGRect.infinite.isInfinite)
        #expect(!CGRect.zero.isInfinite)
        #expect(CGRect.infinite.isFinite)
        #expect(CGRect.infinite.contains(CGPoint(x: 1e300, y: -1e300)))
        #expect(CGRect.infinite.contains(CGRect(x: -1e200, y: -1e200, width: 1e250, height: 1e250)))
        #expect(CGRect.infinite.integral == .infinite)
        #expect(
            CGRect.infinite.intersection(CGRect(x: 1, y: 2, width: 3, height: 4)).size == CGSize(width: 3, height: 4))
    }

    @Test("A rectangle is empty without width or without height, negative extents are not empty")
    func emptiness() {
        #expect(CGRect(x: 1, y: 1, width: 0, height: 5).isEmpty)
        #expect(CGRect(x: 1, y: 1, width: 5, height: 0).isEmpty)
        #expect(CGRect(x: 1, y: 1, width: -0.0, height: 5).isEmpty)
        #expect(!CGRect(x: 1, y: 1, width: -5, height: -5).isEmpty)
        #expect(!CGRect(x: 1, y: 1, width: .nan, height: 5).isEmpty)
    }

    @Test(
        "Integral rounds the edges outward",
        arguments: [
            (CGRect(x: 0.5, y: -0.5, width: 1, height: 1), CGRect(x: 0, y: -1, width: 2, height: 2)),
            (CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4)),
            (CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0), CGRect(x: 0, y: 0, width: 1, height: 1)),
            (CGRect(x: 3.5, y: 3.5, width: -2, height: -2), CGRect(x: 1, y: 1, width: 3, height: 3)),
        ])
    func integral(rect: CGRect, expected: CGRect) {
        #expect(rect.integral == expected)
    }

    @Test("Rectangles are finite only when all four numbers are")
    func finiteness() {
        #expect(CGRect(x: 1e300, y: 0, width: 0, height: 0).isFinite)
        for broken in [CGFloat.nan, .infinity, -.infinity] {
            #expect(!CGRect(x: broken, y: 0, width: 0, height: 0).isFinite)
            #expect(!CGRect(x: 0, y: broken, width: 0, height: 0).isFinite)
            #expect(!CGRect(x: 0, y: 0, width: broken, height: 0).isFinite)
            #expect(!CGRect(x: 0, y: 0, width: 0, height: broken).isFinite)
        }
    }
}
