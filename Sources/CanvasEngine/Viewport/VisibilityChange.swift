/// What came into view and what left it between two viewports over the same items: what a host makes and recycles.
public struct VisibilityChange: Hashable, Sendable {
    /// The indices that are visible now and were not, ascending.
    public var entered: [Int] = []
    /// The indices that were visible and are not any more, ascending.
    public var left: [Int] = []

    /// Whether the same items are visible.
    public var isEmpty: Bool { entered.isEmpty && left.isEmpty }

    /// Compares the visible indices before and after; both ascending, as the index gives them.
    public init(from before: [Int], to after: [Int]) {
        var (old, new) = (0, 0)
        while old < before.count && new < after.count {
            if before[old] == after[new] {
                (old, new) = (old + 1, new + 1)
            } else if before[old] < after[new] {
                left.append(before[old])
                old += 1
            } else {
                entered.append(after[new])
                new += 1
            }
        }
        left.append(contentsOf: before[old...])
        entered.append(contentsOf: after[new...])
    }
}
