/// A text that stands in a column a second time.
struct EqualTexts: Hashable, Sendable {
    /// The index where it stands first.
    let first: Int
    /// The index where it stands again.
    let second: Int

    /// The texts of a column that an earlier one equals, in order.
    static func all(in column: TextColumn) -> [EqualTexts] {
        guard column.count > 1 else { return [] }
        return TextSlices.with(column) { isAscending($0) ? [] : search($0) }
    }

    /// Whether each text is longer than the one before, or as long and behind it: then no two are equal.
    ///
    /// Most manifests number their items, and this is much cheaper than a table.
    private static func isAscending(_ texts: TextSlices) -> Bool {
        for index in 1..<texts.count where !texts.isBefore(index - 1, index) { return false }
        return true
    }

    /// Looks each text up among those before it.
    private static func search(_ texts: TextSlices) -> [EqualTexts] {
        var result: [EqualTexts] = []
        IndexSlots.with(count: texts.count, below: texts.count) { slots in
            slots.forEach(texts.count, hash: texts.hash) { index, probe in
                if let first = slots.find(probe, orInsert: index, where: { texts.isEqual($0, index, of: texts) }) {
                    result.append(EqualTexts(first: first, second: index))
                }
            }
        }
        return result
    }
}
