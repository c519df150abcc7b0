import CanvasEngine

/// What changed about the canvas as a whole.
struct CanvasChange: Hashable, Sendable {
    /// A value before and now.
    struct Pair<Value: Hashable & Sendable>: Hashable, Sendable {
        let old: Value
        let new: Value
    }

    /// Something that the size of the canvas is made of, with its value before and now.
    enum Term: Hashable, Sendable {
        /// The size of the cluster of items.
        case cluster(Pair<CGSize>)
        /// The sums of the margins, horizontally and vertically.
        case margins(Pair<CGSize>)
        /// The rule of the spec: automatic, fixed, or at least so large.
        case rule(Pair<CanvasContentSize>)
    }

    /// The size of the canvas; nil when it is the same.
    private(set) var size: Pair<CGSize>?
    /// The terms that made the size another one.
    private(set) var terms: [Term] = []
    /// The corner of the cluster on the canvas; nil when it is the same.
    private(set) var origin: Pair<CGPoint>?
    /// The direction of reading; nil when it is the same.
    private(set) var direction: Pair<LayoutDirection>?

    /// The change between two canvases; nil when there is none.
    init?(from old: Rendering, to new: Rendering) {
        let (before, now) = (old.resolution, new.resolution)
        if Self.differ(before.contentSize, now.contentSize) {
            size = Pair(old: before.contentSize, new: now.contentSize)
            terms = Self.terms(from: old, to: new)
        }
        let (first, second) = (before.contentBounds.origin, now.contentBounds.origin)
        if Self.differ(CGSize(width: first.x, height: first.y), CGSize(width: second.x, height: second.y)) {
            origin = Pair(old: first, new: second)
        }
        if old.spec.layoutDirection != new.spec.layoutDirection {
            direction = Pair(old: old.spec.layoutDirection, new: new.spec.layoutDirection)
        }
        if size == nil && origin == nil && direction == nil { return nil }
    }

    /// The terms that differ, without those that a fixed size leaves without effect.
    private static func terms(from old: Rendering, to new: Rendering) -> [Term] {
        var terms: [Term] = []
        if old.spec.contentSize != new.spec.contentSize {
            terms.append(.rule(Pair(old: old.spec.contentSize, new: new.spec.contentSize)))
        }
        if case .fixed = old.spec.contentSize, case .fixed = new.spec.contentSize { return terms }
        let cluster = Pair(old: old.resolution.contentBounds.size, new: new.resolution.contentBounds.size)
        if differ(cluster.old, cluster.new) { terms.append(.cluster(cluster)) }
        let margins = Pair(old: marginSums(old), new: marginSums(new))
        if differ(margins.old, margins.new) { terms.append(.margins(margins)) }
        return terms
    }

    private static func marginSums(_ rendering: Rendering) -> CGSize {
        let margins = rendering.spec.contentMargins
        let insets = LayoutEngine.insets(for: margins, layoutDirection: rendering.spec.layoutDirection)
        return CGSize(width: insets.horizontal, height: insets.vertical)
    }

    private static func differ(_ first: CGSize, _ second: CGSize) -> Bool {
        (first.width - second.width).magnitude > ItemChange.epsilon
            || (first.height - second.height).magnitude > ItemChange.epsilon
    }
}
