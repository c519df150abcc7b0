import CanvasEngine

/// Items that stay with their group: an inner layout places each group in a box, an outer one places the boxes.
///
/// Neither is trusted: what is wrong with an inner frame is wrong with its item, and what is wrong with a box with all
/// items of its group.
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
        var inner: [ExactText: Any] = [:]
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
    /// What stays free around the items of a group within its box, in points; 0 where negative or not finite.
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

    /// Places the groups; reports their boxes as `groups`, and the numbers of the outer layout with "outer." in front.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Cache
    ) -> CanvasLayoutResult {
        let groups = ItemGroups(groups, names: groupNames, itemCount: items.count, order: groupOrder)
        let clusters = groups.names.indices.map { place(groups, $0, of: items, cache: &cache) }
        let padding = groupPadding.sanitizedLength
        let sizes = clusters.map { cluster in
            CGSize(width: cluster.bounds.width + 2 * padding, height: cluster.bounds.height + 2 * padding)
        }
        let boxes = LayoutEngine.place(LayoutEngine.sanitize(sizes), by: outer, in: proposal, cache: &cache.outer)
        var assembly = ClusterAssembly(itemCount: items.count)
        for (group, cluster) in clusters.enumerated() {
            assembly.add(
                cluster, of: groups.items(of: group),
                in: CGRect(origin: boxes.frames[group].origin, size: sizes[group]),
                named: groups.names[group], padding: padding)
        }
        assembly.spoil(boxes.problems) { groups.items(of: $0) }
        return assembly.result(outer: boxes.derived)
    }

    /// Whether both place alike; two spellings of a name are two names.
    public static func == (first: ClusteredCanvasLayout, second: ClusteredCanvasLayout) -> Bool {
        first.groups == second.groups && ExactText.areEqual(first.groupNames, second.groupNames)
            && first.inner == second.inner && first.groupLayouts == second.groupLayouts && first.outer == second.outer
            && first.groupPadding == second.groupPadding && first.groupOrder == second.groupOrder
    }

    /// The normalized cluster of one group.
    private func place(
        _ groups: ItemGroups, _ group: Int, of items: CanvasLayoutItems, cache: inout Cache
    ) -> CanvasCluster {
        let name = groups.names[group]
        let sizes = groups.items(of: group).map { items.sizes[$0] }
        var innerCache = cache.inner.removeValue(forKey: ExactText(name))
        let cluster = LayoutEngine.place(
            sizes, by: groupLayouts[name] ?? inner, in: .unspecified, cache: &innerCache)
        cache.inner[ExactText(name)] = innerCache
        return LayoutEngine.normalize(cluster)
    }
}

extension CanvasLayout where Self == ClusteredCanvasLayout {
    /// Items that stay with their group: an inner layout places each group in a box, an outer one places the boxes.
    public static func clustered(
        groups: [Int32], groupNames: [String], inner: some CanvasLayout = FlowCanvasLayout(),
        groupLayouts: [String: AnyCanvasLayout] = [:],
        outer: some CanvasLayout = FlowCanvasLayout(horizontalSpacing: 24, verticalSpacing: 24),
        groupPadding: CGFloat = 0, groupOrder: ClusteredCanvasLayout.GroupOrder = .manifest
    ) -> ClusteredCanvasLayout {
        ClusteredCanvasLayout(
            groups: groups, groupNames: groupNames, inner: inner, groupLayouts: groupLayouts, outer: outer,
            groupPadding: groupPadding, groupOrder: groupOrder)
    }
}
