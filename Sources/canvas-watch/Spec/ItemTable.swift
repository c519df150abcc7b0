import CanvasEngine

/// The items of a spec or manifest, column by column.
struct ItemTable: Hashable, Sendable {
    /// The identifiers, unique.
    var ids = TextColumn()
    /// The sizes in points; zero where an item has none.
    var sizes: [CGSize] = []
    /// The indices of the items without a size, ascending.
    var unsized: [Int] = []
    /// For each item the index of its group in `groupNames`; empty when no item has a group. An item without one has -1.
    var groups: [Int32] = []
    /// The names of the groups in order of first appearance; never empty ones.
    var groupNames: [String] = []
    /// For each item its label, empty where it has none; no texts at all when no item has a label.
    var labels = TextColumn()

    /// The number of items.
    var count: Int { ids.count }

    /// The name of an item's group; nil where it has none.
    func groupName(of index: Int) -> String? {
        groups.isEmpty || groups[index] < 0 ? nil : groupNames[Int(groups[index])]
    }
}
