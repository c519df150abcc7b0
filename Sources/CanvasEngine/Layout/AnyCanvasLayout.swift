/// A layout whose concrete type is not known until run time.
public struct AnyCanvasLayout: CanvasLayout {
    /// The wrapped layout's cache.
    public typealias Cache = Any

    private let make: @Sendable (Int) -> Any
    private let update: @Sendable (inout Any, Int) -> Void
    private let placing: @Sendable (CanvasLayoutItems, CanvasProposal, inout Any) -> CanvasLayoutResult

    /// Wraps a layout; one that is wrapped already is taken as it is.
    public init<Layout: CanvasLayout>(_ layout: Layout) {
        if let erased = layout as? AnyCanvasLayout {
            self = erased
            return
        }
        make = { layout.makeCache(itemCount: $0) }
        update = { erased, count in
            guard var cache = erased as? Layout.Cache else {
                erased = layout.makeCache(itemCount: count)
                return
            }
            layout.updateCache(&cache, itemCount: count)
            erased = cache
        }
        placing = { items, proposal, erased in
            var cache = erased as? Layout.Cache ?? layout.makeCache(itemCount: items.count)
            // The box lets go of its copy first, so that a cache made of arrays is changed in place.
            erased = ()
            defer { erased = cache }
            return layout.place(items, in: proposal, cache: &cache)
        }
    }

    /// Creates the wrapped layout's cache.
    public func makeCache(itemCount: Int) -> Any {
        make(itemCount)
    }

    /// Updates the wrapped layout's cache; a cache of another layout is made anew.
    public func updateCache(_ cache: inout Any, itemCount: Int) {
        update(&cache, itemCount)
    }

    /// Places by the wrapped layout.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Any
    ) -> CanvasLayoutResult {
        placing(items, proposal, &cache)
    }
}
