/// The pattern behind the items, drawn as tiles that repeat from the origin of the canvas.
///
/// Lengths are in points. A spacing below 1 counts as 1, a radius or line width below 0.5 counts as 0.5, as does what is
/// not a number.
public enum CanvasBackground: Hashable, Sendable {
    /// No pattern.
    case none
    /// A dot in the middle of each tile.
    case dots(spacing: CGFloat = 24, radius: CGFloat = 1, color: CanvasColor = .translucentGray)
    /// A line along the top and the left edge of each tile.
    case grid(spacing: CGFloat = 40, lineWidth: CGFloat = 1, color: CanvasColor = .translucentGray)

    /// The size of a tile; nil without a pattern.
    public var tileSize: CGSize? {
        switch self {
        case .none:
            return nil
        case .dots(let spacing, _, _), .grid(let spacing, _, _):
            let side = Self.length(spacing, atLeast: 1)
            return CGSize(width: side, height: side)
        }
    }

    /// The colour of the pattern; nil without one.
    public var color: CanvasColor? {
        switch self {
        case .none: nil
        case .dots(_, _, let color), .grid(_, _, let color): color
        }
    }

    /// The shapes in a tile of a size, such as `tileSize` or one rounded to whole pixels; none for nil.
    public func tileShapes(size: CGSize?) -> [CanvasTileShape] {
        guard let size = size.map(LayoutEngine.sanitize) else { return [] }
        switch self {
        case .none:
            return []
        case .dots(_, let radius, _):
            let radius = Self.length(radius, atLeast: 0.5)
            return [
                .ellipse(
                    CGRect(
                        x: size.width / 2 - radius, y: size.height / 2 - radius, width: 2 * radius, height: 2 * radius))
            ]
        case .grid(_, let lineWidth, _):
            let lineWidth = Self.length(lineWidth, atLeast: 0.5)
            return [
                .rectangle(CGRect(x: 0, y: 0, width: size.width, height: lineWidth)),
                .rectangle(CGRect(x: 0, y: 0, width: lineWidth, height: size.height)),
            ]
        }
    }

    /// The tiles that a rectangle of the canvas needs; none without a pattern.
    public func tiles(intersecting rect: CGRect) -> CanvasTileRange {
        tileSize.map { CanvasTileRange(of: $0, intersecting: rect) } ?? .empty
    }

    private static func length(_ length: CGFloat, atLeast minimum: CGFloat) -> CGFloat {
        length >= minimum ? min(length, LayoutEngine.largestLength) : minimum
    }
}
