/// What a layout may need to know of the items beyond their sizes.
public struct LayoutContext: Hashable, Sendable {
    /// For each item the index of its group in `groupNames`, -1 for none; empty when no item has a group.
    public let groups: [Int32]
    /// The names of the groups.
    public let groupNames: [String]

    /// Creates a context.
    public init(groups: [Int32] = [], groupNames: [String] = []) {
        self.groups = groups
        self.groupNames = groupNames
    }
}
