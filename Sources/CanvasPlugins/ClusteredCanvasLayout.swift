import CanvasEngine

/// Items that stay with their group: an inner layout places each group in a box, an outer one places the boxes.
public struct ClusteredCanvasLayout: CanvasLayout, Equatable {
    /// The order in which the outer layout gets the boxes.
    public enum GroupOrder: String, Hashable, Sendable, CaseIterable {
        /// By first appearance among the items.
        case manifest
        /// By the code points of the name; the unnamed group first.
        case name
        /// Most items first; ties by first appearance.
        case size
    }

    /// What the layouts inside keep between two placements.
    public struct Cache {
        var outer: Any?
        var inner: [String: Any] = [:]
    }

    /// For each item the index of its group in `groupNames`; -1, or nothing, for the unnamed group.
    public var groups: [Int32]
    /// The names of the groups.
    public var groupNames: [String]
    /// What places the items of a group, with nothing proposed.
    public var inner: AnyCanvasLayout
    /// What places the items of certain groups instead of `inner`; "" is the unnamed one.
    public var groupLayouts: [String: AnyCanvasLayout]
    /// What places the boxes, with the canvas's own proposal.
    public var outer: AnyCanvasLayout
    /// What stays free around the items of a group within its box, in points.
    public var groupPadding: CGFloat
    /// The order of the boxes.
    public var groupOrder: GroupOrder

    /// Creates a clustered layout for items whose groups are known.
    public init(
        groups: [Int32], groupNames: [String], inner: some CanvasLayout = FlowCanvasLayout(),
        groupLayouts: [String: AnyCanvasLayout] = [:],
        outer: some CanvasLayout = FlowCanvasLayout(horizontalSpacing: 24, verticalSpacing: 24),
        groupPadding: CGFloat = 0, groupOrder: GroupOrder = .manifest
    ) {
        self.groups = groups
        self.groupNames = groupNames
        self.inner = AnyCanvasLayout(inner)
        self.groupLayouts = groupLayouts
        self.outer = AnyCanvasLayout(outer)
        self.groupPadding = groupPadding
        self.groupOrder = groupOrder
    }

    /// Creates the caches of the layouts inside as they are needed.
    public func makeCache(itemCount: Int) -> Cache {
        Cache()
    }

    /// Places the groups; reports their boxes as `groups`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Cache
    ) -> CanvasLayoutResult {
        let groups = ItemGroups(groups, names: groupNames, itemCount: items.count, order: groupOrder)
        let clusters = groups.names.indices.map { place(groups, $0, of: items, cache: &cache) }
        let padding = groupPadding.isFinite ? groupPadding : 0
        let sizes = clusters.map { cluster in
            CGSize(width: cluster.bounds.width + 2 * padding, height: cluster.bounds.height + 2 * padding)
        }
        let boxes = LayoutEngine.place(LayoutEngine.sanitize(sizes), by: outer, in: proposal, cache: &cache.outer)

        var frames = [CGRect](repeating: .zero, count: items.count)
        for (group, cluster) in clusters.enumerated() {
            let origin = boxes.frames[group].origin
            for (frame, item) in zip(cluster.frames, groups.items(of: group)) {
                frames[item] = frame.offsetBy(dx: origin.x + padding, dy: origin.y + padding)
            }
        }
        let named = zip(groups.names, boxes.frames).map { CanvasDerivedValue.Box(name: $0, frame: $1) }
        return CanvasLayoutResult(frames: frames, derived: [CanvasDerivedValue("groups", boxes: named)])
    }

    /// The normalized cluster of one group.
    private func place(
        _ groups: ItemGroups, _ group: Int, of items: CanvasLayoutItems, cache: inout Cache
    ) -> CanvasCluster {
        let name = groups.names[group]
        let sizes = groups.items(of: group).map { items.sizes[$0] }
        var innerCache = cache.inner.removeValue(forKey: name)
        var cluster = LayoutEngine.normalize(
            LayoutEngine.place(sizes, by: groupLayouts[name] ?? inner, in: .unspecified, cache: &innerCache))
        cache.inner[name] = innerCache
        // What an inner layout placed badly stays bad, so that the canvas reports it.
        for index in cluster.problems.flatMap(\.items) { cluster.frames[index] = Self.badFrame }
        return cluster
    }

    private static let badFrame = CGRect(x: .nan, y: .nan, width: .nan, height: .nan)
}

extension CanvasPlacementProblem {
    /// The items concerned.
    fileprivate var items: Range<Int> {
        switch self {
        case .missing(let items): items
        case .surplus: 0..<0
        case .notFinite(let item), .outOfReach(let item): item..<(item + 1)
        }
    }
}
