import CanvasEngine
import TestSupport
import Testing

/// Two rectangles, or a rectangle and a point, by CoreGraphics' documentation.
struct CGRectCombiningTests {
    private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test(
        "Rectangles that share an edge or a corner do not intersect",
        arguments: [
            CGRect(x: 10, y: 0, width: 5, height: 10), CGRect(x: -5, y: 0, width: 5, height: 10),
            CGRect(x: 0, y: 10, width: 10, height: 5), CGRect(x: 0, y: -5, width: 10, height: 5),
            CGRect(x: 10, y: 10, width: 5, height: 5), CGRect(x: 10, y: 2, width: 0, height: 3),
        ])
    func touching(other: CGRect) {
        #expect(!unit.intersects(other))
        #expect(!other.intersects(unit))
        #expect(unit.intersection(other) == .null)
    }

    @Test(
        "The intersection is the shared area",
        arguments: [
            (CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 5, y: 5, width: 5, height: 5)),
            (CGRect(x: -5, y: 2, width: 30, height: 3), CGRect(x: 0, y: 2, width: 10, height: 3)),
            (CGRect(x: 15, y: 15, width: -10, height: -10), CGRect(x: 5, y: 5, width: 5, height: 5)),
            (CGRect(x: 4, y: 4, width: 0, height: 0), CGRect(x: 4, y: 4, width: 0, height: 0)),
            (CGRect(x: 9.5, y: 9.75, width: 100, height: 100), CGRect(x: 9.5, y: 9.75, width: 0.5, height: 0.25)),
        ])
    func sharedArea(other: CGRect, expected: CGRect) {
        #expect(unit.intersects(other))
        #expect(other.intersects(unit))
        #expect(unit.intersection(other) == expected)
        #expect(other.intersection(unit) == expected)
    }

    @Test("The union holds both, rectangles without area included, and null adds nothing")
    func union() {
        #expect(unit.union(CGRect(x: 20, y: -5, width: 1, height: 1)) == CGRect(x: 0, y: -5, width: 21, height: 15))
        #expect(unit.union(CGRect(x: 30, y: 40, width: 0, height: 0)) == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(unit.union(CGRect(x: -1, y: -1, width: -1, height: -1)) == CGRect(x: -2, y: -2, width: 12, height: 12))
        #expect(unit.union(.null) == unit)
        #expect(CGRect.null.union(unit) == unit)
        #expect(CGRect.null.union(.null) == .null)
    }

    @Test("The left and the top edge belong to a rectangle, the right and the bottom do not")
    func containedPoints() {
        #expect(unit.contains(CGPoint(x: 0, y: 0)))
        #expect(unit.contains(CGPoint(x: 9.5, y: 9.5)))
        #expect(!unit.contains(CGPoint(x: 10, y: 5)))
        #expect(!unit.contains(CGPoint(x: 5, y: 10)))
        #expect(!unit.contains(CGPoint(x: -0.5, y: 5)))
        #expect(CGRect(x: 10, y: 10, width: -10, height: -10).contains(CGPoint(x: 0, y: 0)))
        #expect(!CGRect(x: 0, y: 0, width: 0, height: 10).contains(CGPoint(x: 0, y: 0)))
        #expect(!CGRect.null.contains(CGPoint(x: CGFloat.infinity, y: .infinity)))
        #expect(!unit.contains(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test("A rectangle contains what its union with adds nothing to")
    func containedRectangles() {
        #expect(unit.contains(unit))
        #expect(unit.contains(CGRect(x: 10, y: 10, width: 0, height: 0)))
        #expect(unit.contains(CGRect(x: 8, y: 8, width: -8, height: -8)))
        #expect(!unit.contains(CGRect(x: 5, y: 5, width: 5.5, height: 1)))
        #expect(!unit.contains(CGRect(x: 5, y: -1, width: 1, height: 1)))
        #expect(unit.contains(CGRect.null))
        #expect(!CGRect.null.contains(unit))
    }

    @Test("An offset moves the standardized rectangle")
    func offset() {
        #expect(unit.offsetBy(dx: 3, dy: -4) == CGRect(x: 3, y: -4, width: 10, height: 10))
        #expect(
            CGRect(x: 10, y: 10, width: -10, height: -5).offsetBy(dx: 1, dy: 2)
                == CGRect(x: 1, y: 7, width: 10, height: 5))
    }

    @Test("An inset moves the edges inward, and nothing is left when they would cross")
    func inset() {
        #expect(unit.insetBy(dx: 1, dy: 2) == CGRect(x: 1, y: 2, width: 8, height: 6))
        #expect(unit.insetBy(dx: -1, dy: -2) == CGRect(x: -1, y: -2, width: 12, height: 14))
        #expect(unit.insetBy(dx: 5, dy: 5) == CGRect(x: 5, y: 5, width: 0, height: 0))
        #expect(unit.insetBy(dx: 5.5, dy: 0) == .null)
        #expect(unit.insetBy(dx: 0, dy: 5.5) == .null)
        #expect(
            CGRect(x: 10, y: 10, width: -10, height: -10).insetBy(dx: 2, dy: 3)
                == CGRect(x: 2, y: 3, width: 6, height: 4))
    }

    @Test("What is not a number intersects nothing and contains nothing")
    func notANumber() {
        for broken in [
            CGRect(x: .nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: .nan, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: .nan, height: 10), CGRect(x: 0, y: 0, width: 10, height: .nan),
        ] {
            #expect(!broken.intersects(unit))
            #expect(!unit.intersects(broken))
            #expect(broken.intersection(unit) == .null)
            #expect(!unit.contains(broken))
            #expect(!broken.contains(unit))
            #expect(!broken.contains(CGPoint(x: 5, y: 5)))
        }
    }

    @Test("Intersecting is symmetric and agrees with the shared extent on both axes", arguments: seeds)
    func intersectsByExtent(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2000 {
            let (a, b) = (random.frame(), random.frame())
            let sharedWidth = min(a.maxX, b.maxX) - max(a.minX, b.minX)
            let sharedHeight = min(a.maxY, b.maxY) - max(a.minY, b.minY)
            if a.isEmpty || b.isEmpty { continue }
            #expect(a.intersects(b) == (sharedWidth > 0 && sharedHeight > 0), "seed \(seed): \(a) \(b)")
            #expect(a.intersects(b) == b.intersects(a), "seed \(seed): \(a) \(b)")
            #expect(a.intersection(b) == b.intersection(a), "seed \(seed): \(a) \(b)")
            #expect(a.union(b).contains(a) && a.union(b).contains(b), "seed \(seed): \(a) \(b)")
        }
    }

    @Test("No combination of hostile numbers traps", arguments: seeds)
    func hostileRectangles(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2000 {
            let (a, b) = (random.hostileRect(), random.hostileRect())
            let (dx, dy) = (random.hostileNumber(), random.hostileNumber())
            if a.intersects(b) {
                #expect(!a.isNull && !b.isNull, "seed \(seed): \(a) \(b)")
            } else {
                #expect(a.intersection(b).isNull, "seed \(seed): \(a) \(b)")
            }
            #expect(a.standardized.isNull == a.isNull, "seed \(seed): \(a)")
            #expect(!(a.standardized.size.width < 0), "seed \(seed): \(a)")
            #expect(a.insetBy(dx: dx, dy: dy).isNull || !(a.insetBy(dx: dx, dy: dy).size.width < 0), "seed \(seed)")
            _ = (a.union(b), a.contains(b), a.contains(b.origin), a.offsetBy(dx: dx, dy: dy), a.integral, a.isInfinite)
        }
    }
}
