import CanvasEngine

/// One motion that explains the places of all items at once.
enum ItemMotion: Hashable, Sendable {
    /// Every moved item by the same vector, in points.
    case translation(CGSize)
    /// Left and right exchanged.
    case mirrorLeftRight
    /// Top and bottom exchanged.
    case mirrorTopBottom
    /// A reflection about another axis, whose angle is in degrees; 0 lies, 90 stands.
    case reflection(axis: CGFloat)
    /// A turn in degrees, positive clockwise, and a scale of the distances; 0 and 1 where there is none.
    case similarity(degrees: CGFloat, scale: CGFloat)
}
