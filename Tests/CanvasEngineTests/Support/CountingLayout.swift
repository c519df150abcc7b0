import CanvasEngine

/// Counts the calls of each method in its cache's lifetime and over all caches; places items in a row.
struct CountingLayout: CanvasLayout {
    /// What was called how often, shared by all copies of the layout.
    final class Calls: @unchecked Sendable {
        var made = 0
        var updated = 0
        var placed = 0
        /// The items of each placement.
        var sizes: [[CGSize]] = []
        /// The proposal of each placement.
        var proposals: [CanvasProposal] = []
        /// Whether the storage of the cache had a single owner at each change.
        var wasUnique: [Bool] = []
    }

    /// A cache with storage of its own, as an array has.
    struct Cache {
        final class Storage {}
        var storage = Storage()
        var placements = 0
    }

    let calls = Calls()
    var parameter = 0

    func makeCache(itemCount: Int) -> Cache {
        calls.made += 1
        return Cache()
    }

    func updateCache(_ cache: inout Cache, itemCount: Int) {
        calls.updated += 1
        calls.wasUnique.append(isKnownUniquelyReferenced(&cache.storage))
    }

    func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Cache
    ) -> CanvasLayoutResult {
        calls.placed += 1
        calls.sizes.append(items.sizes)
        calls.proposals.append(proposal)
        calls.wasUnique.append(isKnownUniquelyReferenced(&cache.storage))
        cache.placements += 1
        var x = 0.0
        return CanvasLayoutResult(
            frames: items.map { item in
                defer { x += item.size.width }
                return CGRect(x: x, y: 0, width: item.size.width, height: item.size.height)
            },
            derived: [CanvasDerivedValue("placements", CGFloat(cache.placements))])
    }
}

extension CountingLayout: Equatable {
    /// Equal while the parameter is, as the layout of an app that is described anew on every update.
    static func == (first: CountingLayout, second: CountingLayout) -> Bool {
        first.parameter == second.parameter
    }
}
