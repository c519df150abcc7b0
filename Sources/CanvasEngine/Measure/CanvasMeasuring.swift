/// How far the measuring of a canvas has come.
public enum CanvasMeasuring: Hashable, Sendable {
    /// Everything is measured and placed.
    case idle
    /// Something is to be measured or placed, but not while the viewport moves.
    case waiting
    /// A chunk was measured; this many items are still to come.
    case measured(remaining: Int)
    /// The last chunk was measured, and the items were placed anew if a size differs from the one assumed.
    case settled
}
