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

    /// The size without extent.
    public static var zero: CGSize { CGSize() }
}
