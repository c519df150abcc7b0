import CanvasEngine

/// The pairs of items that overlap, in the order of their indices.
struct OverlapPairs: Hashable, Sendable {
    /// Two items; the first has the smaller index.
    struct Pair: Hashable, Comparable, Sendable {
        let first: Int32
        let second: Int32

        static func < (left: Pair, right: Pair) -> Bool {
            (left.first, left.second) < (right.first, right.second)
        }
    }

    /// The number of pairs at which counting stops.
    static let limit = 1_000_000

    /// The pairs, ascending.
    var pairs: [Pair] = []
    /// Whether these are all pairs; otherwise counting stopped.
    var isComplete = true
    /// The pair that overlaps most; nil where none does.
    var worst: Pair?
    /// How far the worst pair overlaps: the shorter way on which its items would have to part, in points.
    var penetration: CGFloat = 0
}
