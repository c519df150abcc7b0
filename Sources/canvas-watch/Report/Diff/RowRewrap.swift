import CanvasEngine

/// The first item of a flow that went to another row, and how many moved behind it.
struct RowRewrap: Hashable, Sendable {
    /// The new index of the item.
    let item: Int
    /// Its row before and now, from 1.
    let oldRow: Int
    let newRow: Int
    /// How many items behind it moved.
    let followers: Int

    /// The rewrap between two flows; nil when another layout is in play or no item changed its row.
    init?(from old: Rendering, to new: Rendering, matching: ItemMatching, changes: [ItemChange]) {
        guard old.spec.layout.kind == "flow", new.spec.layout.kind == "flow",
            old.spec.layoutDirection == new.spec.layoutDirection
        else { return nil }
        let isMirrored = new.spec.layoutDirection == .rightToLeft
        let (oldRows, newRows) = (
            Self.rows(of: old.resolution.frames, isMirrored: isMirrored),
            Self.rows(of: new.resolution.frames, isMirrored: isMirrored)
        )
        for change in changes where change.isMoved {
            let (before, now) = (Int(oldRows[Int(change.old)]), Int(newRows[Int(change.new)]))
            guard before != now else { continue }
            item = Int(change.new)
            (oldRow, newRow) = (before, now)
            followers = changes.count { $0.isMoved && $0.new > change.new }
            return
        }
        return nil
    }

    /// The row of each item, from 1: a row ends where an item does not stand behind the one before it.
    private static func rows(of frames: [CGRect], isMirrored: Bool) -> [Int32] {
        var (rows, row): ([Int32], Int32) = ([], 1)
        rows.reserveCapacity(frames.count)
        for (index, frame) in frames.enumerated() {
            if index > 0 {
                let previous = frames[index - 1]
                let gap = isMirrored ? previous.minX - frame.maxX : frame.minX - previous.maxX
                if gap < -ItemChange.epsilon { row += 1 }
            }
            rows.append(row)
        }
        return rows
    }
}
