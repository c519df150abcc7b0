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
    /// The items that are resized and not listed.
    let resized: [ItemChange]
    /// The changes of the moved items.
    private let moved: [ItemChange]

    /// The middle and the largest distance of all moves, in points; 0 without moves. Worked out when it is asked for: of
    /// moves that are explained a text does not tell it.
    var distances: (median: CGFloat, maximum: CGFloat) {
        let distances = moved.map(\.distance)
        return (Median.median(of: distances), distances.reduce(0) { $0 < $1 ? $1 : $0 })
    }

    /// Sums up the changes of a diff; `isFull` lists each of them.
    init(_ diff: CanvasDiff, isFull: Bool = false) {
        let (moved, resizedCount) = Self.parts(of: diff.changes)
        (self.moved, movedCount) = (moved, moved.count)
        let motion = MotionFit(from: diff.old, to: diff.new, matching: diff.matching).motion(of: moved)
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
        resized = resizedCount == 0 ? [] : diff.changes.filter { $0.isResized && !named.contains($0.new) }
    }

    /// The moved ones of some changes, and the number of resized ones.
    private static func parts(of changes: [ItemChange]) -> (moved: [ItemChange], resizedCount: Int) {
        var (movedCount, resizedCount) = (0, 0)
        for change in changes {
            movedCount += change.isMoved ? 1 : 0
            resizedCount += change.isResized ? 1 : 0
        }
        // Of a million items all are moved as a rule, and then the list is not made a second time.
        return (movedCount == changes.count ? changes : changes.filter(\.isMoved), resizedCount)
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
}
