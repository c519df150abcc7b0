import CanvasEngine

/// A layout that works out points for a scale of 1, and then only scales them.
protocol UnitPointLayout: CacheableLayout, Equatable {
    /// What the points follow from.
    associatedtype Source: UnitPointSource

    /// What the points of so many items follow from.
    func source(itemCount: Int) -> Source

    /// Places the items by the points of their source.
    func place(_ items: CanvasLayoutItems, on points: [CGPoint]) -> CanvasLayoutResult
}

/// What the points of a layout follow from, whatever its scale is.
protocol UnitPointSource: Equatable, Sendable {
    /// The centres for a scale of 1.
    func points() -> [CGPoint]
}

extension UnitPointLayout {
    package var withCache: any LastingCacheLayout { KeptPointLayout(self) }
}

/// A layout by unit points that keeps them for as long as what they follow from is the same.
struct KeptPointLayout<Base: UnitPointLayout>: LastingCacheLayout, Equatable {
    /// The points, and what they follow from.
    struct Cache: Sendable {
        var source: Base.Source?
        var points: [CGPoint] = []
    }

    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    func makeCache(itemCount: Int) -> Cache {
        Cache()
    }

    func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Cache
    ) -> CanvasLayoutResult {
        let source = base.source(itemCount: items.count)
        if source != cache.source { cache = Cache(source: source, points: source.points()) }
        return base.place(items, on: cache.points)
    }
}
