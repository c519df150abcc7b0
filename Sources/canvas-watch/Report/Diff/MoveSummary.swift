import CanvasEngine

/// The moved and resized items of a diff, in as few words as say it: one motion, groups, or the largest moves.
struct MoveSummary: Sendable {
    /// The number of changed items up to which each is listed.
    static let listLimit = 10
    /// The number of groups, and of single items, that are listed where there are more changes.
    private static let groupLimit = 3
    private static let topLimit = 5

    /// The number of moved items.
    let movedCount: Int
    /// The motion that explains all moves; nil when there is none.
    let motion: ItemMotion?
    /// The first item that went to another row of a flow; nil when a motion says more, or there is none.
    let rewrap: RowRewrap?
    /// Items that moved by equal vectors, which nothing above explains.
    let groups: [VectorGroup]
    /// The changes to be listed one by one: all of them, by index, or the largest unexplained moves first.
    let listed: [ItemChange]
    /// How many moves are neither explained nor listed.
    let restCount: Int
    /// The middle and the largest distance of all moves, in points; 0 without moves.
    let median: CGFloat
    let maximum: CGFloat
    /// The items that are resized and not listed.
    let resized: [ItemChange]

    /// Sums up the changes of a diff; `isFull` lists each of them.
    init(_ diff: CanvasDiff, isFull: Bool = false) {
        let moved = diff.changes.filter(\.isMoved)
        movedCount = moved.count
        var distances = moved.map(\.distance)
        maximum = distances.max() ?? 0
        median = Self.median(of: &distances)
        let motion = MotionFit(from: diff.old, to: diff.new, matching: diff.matching).motion(of: diff.changes)
        let rewrap =
            motion == nil
            ? RowRewrap(from: diff.old, to: diff.new, matching: diff.matching, changes: diff.changes) : nil
        (self.motion, self.rewrap) = (motion, rewrap)
        if isFull || diff.changes.count <= Self.listLimit {
            (groups, listed, restCount, resized) = ([], diff.changes, 0, [])
            return
        }
        var unexplained: [ItemChange] = []
        if motion == nil { unexplained = rewrap.map { first in moved.filter { $0.new < first.item } } ?? moved }
        let groups = VectorGroups(of: unexplained, limit: Self.groupLimit)
        self.groups = groups.groups
        let listed = Self.largest(groups.rest, Self.topLimit)
        self.listed = listed
        restCount = groups.rest.count - listed.count
        let named = Set(listed.map(\.new))
        resized = diff.changes.filter { $0.isResized && !named.contains($0.new) }
    }

    /// The changes with the largest distances, largest first, ties by index.
    private static func largest(_ changes: [ItemChange], _ limit: Int) -> [ItemChange] {
        var (top, smallest): ([ItemChange], CGFloat) = ([], -1)
        for change in changes where change.distance > smallest {
            top.insert(change, at: top.firstIndex { $0.distance < change.distance } ?? top.count)
            if top.count > limit { top.removeLast() }
            if top.count == limit { smallest = top[limit - 1].distance }
        }
        return top
    }

    /// The middle value, the mean of the two middle ones for an even number; 0 for none.
    private static func median(of values: inout [CGFloat]) -> CGFloat {
        guard !values.isEmpty else { return 0 }
        let upper = select(values.count / 2, of: &values)
        if values.count % 2 == 1 { return upper }
        return (upper + (values[..<(values.count / 2)].max() ?? upper)) / 2
    }

    /// The value at a place in ascending order; everything before that place is at most as large (Hoare's selection).
    private static func select(_ place: Int, of values: inout [CGFloat]) -> CGFloat {
        values.withUnsafeMutableBufferPointer { values in
            var (low, high) = (0, values.count - 1)
            while low < high {
                let pivot = values[low + (high - low) / 2]
                var (left, right) = (low, high)
                while left <= right {
                    while values[left] < pivot { left += 1 }
                    while values[right] > pivot { right -= 1 }
                    if left <= right {
                        values.swapAt(left, right)
                        (left, right) = (left + 1, right - 1)
                    }
                }
                if place <= right { high = right } else if place >= left { low = left } else { break }
            }
            return values[place]
        }
    }
}
