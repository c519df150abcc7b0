/// A width and a height, in points.
@frozen
public struct CGSize: Hashable, Sendable {
    /// The horizontal extent.
    public var width: CGFloat
    /// The vertical extent.
    public var height: CGFloat

    /// Creates a size, zero by default.
    @inlinable
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.width = width
        self.height = height
    }

    /// Creates a size from whole numbers.
    @inlinable
    public init(width: Int, height: Int) {
        self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// The size without extent.
    public static var zero: CGSize { CGSize() }
}
