/// The space that a canvas offers to its layout, in points; nil where it offers whatever the layout needs.
@frozen
public struct CanvasProposal: Hashable, Sendable {
    /// The width on offer.
    public var width: CGFloat?
    /// The height on offer.
    public var height: CGFloat?

    /// Creates a proposal; an axis that is left out offers whatever the layout needs.
    public init(width: CGFloat? = nil, height: CGFloat? = nil) {
        self.width = width
        self.height = height
    }

    /// Offers whatever the layout needs, on both axes.
    public static let unspecified = CanvasProposal(width: nil, height: nil)
}
