/// A rectangle with CoreGraphics' meaning, in points.
///
/// A negative width or height is allowed; every derived edge is that of the standardized rectangle.
/// Rectangles that only touch do not intersect. Nothing traps: comparisons with a part that is not a number are false.
@frozen
public struct CGRect: Hashable, Sendable {
    /// The corner the extents are measured from.
    public var origin: CGPoint
    /// The extents, possibly negative.
    public var size: CGSize

    /// Creates a rectangle from its corner and its extents.
    @inlinable
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its four numbers.
    @inlinable
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from four whole numbers.
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// The rectangle at the origin without extent.
    public static var zero: CGRect { CGRect() }
    /// The absence of a rectangle: the neutral element of `union`.
    public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }
    /// The rectangle that holds every finite point.
    public static var infinite: CGRect {
        let reach = CGFloat.greatestFiniteMagnitude
        return CGRect(x: -reach / 2, y: -reach / 2, width: reach, height: reach)
    }

    /// The extent to the right of `minX`; never negative.
    @inlinable
    public var width: CGFloat { abs(size.width) }
    /// The extent below `minY`; never negative.
    @inlinable
    public var height: CGFloat { abs(size.height) }
    /// The left edge.
    @inlinable
    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    /// The horizontal centre.
    @inlinable
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    @inlinable
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    /// The top edge.
    @inlinable
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    /// The vertical centre.
    @inlinable
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The bottom edge.
    @inlinable
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }

    /// Whether this is the null rectangle.
    @inlinable
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle is null or has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether this is the infinite rectangle.
    public var isInfinite: Bool { self == .infinite }
    /// Whether all four numbers are finite.
    @inlinable
    public var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The same area with extents that are not negative.
    @inlinable
    public var standardized: CGRect {
        isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
    /// The smallest rectangle with whole-numbered edges that holds this one; null and infinite stay as they are.
    public var integral: CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
}
