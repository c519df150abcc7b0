/// A point of the canvas, in points; x grows to the right, y grows downward.
@frozen
public struct CGPoint: Hashable, Sendable {
    /// The distance to the right of the origin.
    public var x: CGFloat
    /// The distance below the origin.
    public var y: CGFloat

    /// Creates a point, the origin by default.
    @inlinable
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    /// Creates a point from whole numbers.
    @inlinable
    public init(x: Int, y: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y))
    }

    /// The origin.
    public static var zero: CGPoint { CGPoint() }
}
