import CanvasEngine
import CanvasPlugins

/// What differs between two renderings of a spec: on the canvas, and inside the cluster of items.
///
/// Items are matched by id. Their places are compared from the corner of the cluster, so that what only shifts or grows
/// the canvas does not move every item.
final class CanvasDiff: Sendable {
    /// The renderings that were compared.
    let old: Rendering
    let new: Rendering
    /// The keys of the spec that changed.
    let causes: [KeyChange]
    /// Which item is which.
    let matching: ItemMatching
    /// The items that have another place or size, by new index.
    let changes: [ItemChange]
    /// What changed about the canvas; nil when nothing did.
    let canvas: CanvasChange?
    /// The overlaps that appeared or vanished; nil when they are the same.
    let overlaps: OverlapChange?
    /// The change of the smallest distance between two items; nil when it is the same, or was not measured.
    let gap: GapChange?
    /// What came into view or went out of it; nil when nothing did.
    let visibility: VisibilityChange?
    /// The new indices of the items that left their place in the order, ascending; nil when the whole order is another one.
    let reordered: [Int]?
    /// The new indices of the items that have another group, and another label; ascending.
    let regrouped: [Int]
    let relabelled: [Int]

    /// Compares two renderings; nil when nothing differs, whatever keys changed.
    init?(from old: Rendering, to new: Rendering, causes: [KeyChange] = []) {
        (self.old, self.new, self.causes) = (old, new, causes)
        matching = ItemMatching(from: old.spec.items.ids, to: new.spec.items.ids)
        changes = ItemChange.changes(from: old, to: new, matching: matching)
        canvas = CanvasChange(from: old, to: new)
        overlaps = OverlapChange(
            from: old.overlaps, to: new.overlaps, matching: matching, oldItemCount: old.spec.items.count)
        visibility = VisibilityChange(from: old, to: new, matching: matching)
        reordered = matching.reordered()
        let isSamePlaces = changes.isEmpty && matching.added.isEmpty && matching.removed.isEmpty
        gap = isSamePlaces ? nil : GapChange(from: old, to: new)
        let tables = (old.spec.items, new.spec.items)
        regrouped = Self.regrouped(from: tables.0, to: tables.1, matching)
        relabelled = Self.relabelled(from: tables.0, to: tables.1, matching)
        let isSame =
            changes.isEmpty && matching.added.isEmpty && matching.removed.isEmpty && reordered == []
            && regrouped.isEmpty && relabelled.isEmpty && canvas == nil && overlaps == nil && visibility == nil
        if isSame { return nil }
    }

    /// The new indices of the changed items for a map to point out; none where it would not.
    var marked: [Int] {
        let isShown = MinimapOptions.pointsOut(changes.count, of: new.resolution.frames.count)
        return isShown ? changes.map { Int($0.new) } : []
    }

    /// Where the moved items were, on the canvas as it is now: beside the items that stayed. The first 500 of them.
    var ghosts: [CGRect] {
        let (before, now) = (old.resolution.contentBounds.origin, new.resolution.contentBounds.origin)
        return changes.filter(\.isMoved).prefix(500).map {
            old.resolution.frames[Int($0.old)].offsetBy(dx: now.x - before.x, dy: now.y - before.y)
        }
    }

    /// The number of a group that the new list lacks; -1 stands for none, as in a table.
    private static let noSuchGroup: Int32 = -2

    private static func regrouped(from old: ItemTable, to new: ItemTable, _ matching: ItemMatching) -> [Int] {
        if old.groups.isEmpty && new.groups.isEmpty { return [] }
        let numbers = numbers(of: old.groupNames, in: new.groupNames)
        if matching.isIdentity && numbers == nil && old.groups == new.groups { return [] }
        return (0..<new.count).filter { item in
            guard let source = matching.source(of: item) else { return false }
            let group = old.groups.isEmpty ? -1 : old.groups[source]
            let before = group < 0 ? -1 : numbers.map { $0[Int(group)] } ?? group
            return before != (new.groups.isEmpty ? -1 : new.groups[item])
        }
    }

    /// The number in a new list for each group of an old one, so that names are compared once; nil where both are the same.
    private static func numbers(of old: [String], in new: [String]) -> [Int32]? {
        if ExactText.areEqual(old, new) { return nil }
        let byName = Dictionary(new.enumerated().map { (ExactText($1), Int32($0)) }, uniquingKeysWith: { $1 })
        return old.map { byName[ExactText($0)] ?? noSuchGroup }
    }

    private static func relabelled(from old: ItemTable, to new: ItemTable, _ matching: ItemMatching) -> [Int] {
        if matching.isIdentity && old.labels == new.labels { return [] }
        if old.labels.count == 0 && new.labels.count == 0 { return [] }
        return (0..<new.count).filter { item in
            guard let source = matching.source(of: item) else { return false }
            return label(old, source) != label(new, item)
        }
    }

    private static func label(_ table: ItemTable, _ item: Int) -> ArraySlice<UInt8> {
        table.labels.count == table.count ? table.labels.bytes[table.labels.range(of: item)] : []
    }
}
