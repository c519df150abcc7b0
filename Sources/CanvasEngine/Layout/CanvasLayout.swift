/// Turns item sizes into frames; the one protocol that the author of a layout implements.
///
/// Frames may lie anywhere, at negative coordinates too: the engine moves the cluster to its place on the canvas and
/// mirrors it for right-to-left. A layout works in left-to-right coordinates with y growing downward.
public protocol CanvasLayout: Sendable {
    /// What the layout keeps between two placements of the same canvas.
    associatedtype Cache = Void

    /// Creates the cache, once per canvas.
    func makeCache(itemCount: Int) -> Cache

    /// Brings an existing cache up to date before each placement but the first.
    func updateCache(_ cache: inout Cache, itemCount: Int)

    /// Returns one frame per item, in the order of the items, in points.
    func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Cache) -> CanvasLayoutResult
}

extension CanvasLayout {
    /// Leaves the cache as it is.
    public func updateCache(_ cache: inout Cache, itemCount: Int) {}
}

extension CanvasLayout where Cache == Void {
    /// A layout without a cache has nothing to create.
    public func makeCache(itemCount: Int) {}
}
