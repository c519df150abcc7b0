/// A rectangle by its four edges, in the form in which one comparison of four numbers tests an intersection.
struct CanvasEdges: Sendable {
    /// The left edge, the top edge, and the right and the bottom edge with the opposite sign.
    private var numbers: SIMD4<CGFloat>

    /// The edges of the standardized rectangle.
    @inline(__always)
    init(_ rect: CGRect) {
        numbers = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
    }

    @inline(__always)
    init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        numbers = SIMD4(minX, minY, -maxX, -maxY)
    }

    /// The edges of no rectangle: they meet nothing, and include nothing.
    static let nothing = CanvasEdges(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// Widens the edges until the others lie within.
    @inline(__always)
    mutating func include(_ other: CanvasEdges) {
        numbers.replace(with: other.numbers, where: other.numbers .< numbers)
    }

    /// The product of width and height; 0 for no rectangle.
    var area: CGFloat { max(maxX - minX, 0) * max(maxY - minY, 0) }

    /// The left edge.
    var minX: CGFloat { numbers.x }
    /// The top edge.
    var minY: CGFloat { numbers.y }
    /// The right edge.
    var maxX: CGFloat { -numbers.z }
    /// The bottom edge.
    var maxY: CGFloat { -numbers.w }

    /// 1 where the two share more than an edge or a corner, else 0; 0 where a number is not one.
    @inline(__always)
    func meets(_ reach: Reach) -> Int {
        let isLess = unsafeBitCast(numbers .< reach.numbers, to: SIMD4<Int64>.self)
        let both = isLess.lowHalf & isLess.highHalf
        return Int(truncatingIfNeeded: both.x & both.y & 1)
    }

    /// The distance to another rectangle on the axis where it is larger; negative where they overlap, infinite for no
    /// rectangle.
    @inline(__always)
    func gap(to other: CanvasEdges) -> CGFloat {
        let behind = other.numbers.lowHalf + numbers.highHalf
        let before = numbers.lowHalf + other.numbers.highHalf
        let gaps = behind.replacing(with: before, where: before .> behind)
        return gaps.x > gaps.y ? gaps.x : gaps.y
    }

    /// The limits that the numbers of a rectangle must stay below to meet these edges.
    struct Reach {
        fileprivate let numbers: SIMD4<CGFloat>
    }

    /// What other edges are tested against.
    @inline(__always)
    var reach: Reach {
        Reach(numbers: SIMD4(maxX, maxY, -minX, -minY))
    }
}
