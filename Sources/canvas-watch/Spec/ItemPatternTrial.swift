/// Learns the pattern of the items of a file, and tries it as long as it pays.
struct ItemPatternTrial {
    /// What the items repeat; nil while that is not known or does not pay.
    private var pattern: ItemPattern?
    /// How many plain items there will be until a pattern is learned: in a file of few it would not pay.
    private var pause = 64
    /// How many items the pattern gave lately, less two for each try; below zero it is given up.
    private var credit = 0

    /// The most credit.
    private static let limit = 64
    /// How many plain items follow a pattern that was given up.
    private static let longPause = 1024

    /// Takes note of a plain item and where its neighbour starts.
    @inline(__always)
    mutating func see(_ item: PlainItem, at start: Int, before next: Int, in cursor: JSON5Cursor) {
        guard pattern == nil else { return }
        pause -= 1
        if pause <= 0 { learn(item, at: start, before: next, in: cursor) }
    }

    @inline(never)
    private mutating func learn(_ item: PlainItem, at start: Int, before next: Int, in cursor: JSON5Cursor) {
        pattern = ItemPattern(item, at: start, before: next, in: cursor)
        (pause, credit) = (Self.longPause, Self.limit)
    }

    /// Puts the items from an offset on that repeat the pattern into the batch; where the last one ends, or nil where there
    /// is none.
    @inline(__always)
    mutating func read(
        from start: Int, _ plain: PlainItemReader, into batch: ItemBatch, _ groups: inout GroupNumbers
    ) -> Int? {
        pattern == nil ? nil : tryPattern(from: start, plain, into: batch, &groups)
    }

    @inline(never)
    private mutating func tryPattern(
        from start: Int, _ plain: PlainItemReader, into batch: ItemBatch, _ groups: inout GroupNumbers
    ) -> Int? {
        let before = batch.count
        let end = pattern?.read(from: start, plain, into: batch, &groups)
        credit = min(credit + batch.count - before - 2, Self.limit)
        if credit < 0 { pattern = nil }
        return end
    }
}
