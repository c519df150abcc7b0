/// A shape that a background draws in each of its tiles, in the coordinates of the tile.
public enum CanvasTileShape: Hashable, Sendable {
    /// The ellipse that fills this rectangle.
    case ellipse(CGRect)
    /// This rectangle.
    case rectangle(CGRect)
}
