import CanvasEngine

/// What the viewport shows now and did not show before, and the other way round.
struct VisibilityChange: Hashable, Sendable {
    /// How many items were and are visible; nil where the spec had or has no viewport.
    let oldCount: Int?
    let newCount: Int?
    /// The new indices of the items that came into view, ascending.
    let appeared: [Int]
    /// The old indices of the items that went out of view, ascending.
    let hidden: [Int]

    /// The change between two viewports; nil when the same items are visible.
    init?(from old: Rendering, to new: Rendering, matching: ItemMatching) {
        (oldCount, newCount) = (old.viewport?.visible.count, new.viewport?.visible.count)
        let (before, now) = (old.viewport?.visible ?? [], new.viewport?.visible ?? [])
        let isAlike = matching.isIdentity ? before == now : before.isEmpty && now.isEmpty
        if isAlike && (oldCount == nil) == (newCount == nil) { return nil }
        var wasVisible = [Bool](repeating: false, count: old.resolution.frames.count)
        for item in before { wasVisible[item] = true }
        var appeared: [Int] = []
        for item in now {
            guard let source = matching.source(of: item), wasVisible[source] else {
                appeared.append(item)
                continue
            }
            wasVisible[source] = false
        }
        self.appeared = appeared
        hidden = before.filter { wasVisible[$0] }
        if appeared.isEmpty && hidden.isEmpty && (oldCount == nil) == (newCount == nil) { return nil }
    }
}
