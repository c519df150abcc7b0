/// How large the canvas is.
public enum CanvasContentSize: Hashable, Sendable {
    /// As large as the cluster and its margins.
    case automatic
    /// Exactly this large, in points, whatever the cluster needs.
    case fixed(width: CGFloat, height: CGFloat)
    /// As large as the cluster and its margins, but on no axis smaller than this, in points.
    case atLeast(width: CGFloat, height: CGFloat)

    /// The size asked for; nil when automatic.
    var requested: CGSize? {
        switch self {
        case .automatic: nil
        case .fixed(let width, let height), .atLeast(let width, let height): CGSize(width: width, height: height)
        }
    }
}
