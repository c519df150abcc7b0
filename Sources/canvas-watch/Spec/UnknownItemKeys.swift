/// The keys of items that nothing reads, each told once for the whole file.
struct UnknownItemKeys {
    private struct Use {
        let first: Range<Int>
        var count = 0
        /// The item that had the key last, and where.
        var lastItem: Int
        var last: Range<Int>
    }

    private var names = TextTable()
    private var uses: [Use] = []

    /// Notes a key of an item; reports it where the item has it a second time.
    @inline(never)
    mutating func note(_ key: JSON5Text, item: Int, in reader: inout JSON5Reader) {
        guard !key.range.isEmpty else { return }
        let index = reader.withBytes(of: key) { names.index(of: $0) }
        if index == uses.count {
            uses.append(Use(first: key.range, lastItem: -1, last: key.range))
        }
        if uses[index].lastItem == item {
            reader.reportDuplicateKey(key, first: uses[index].last)
        } else {
            uses[index].count += 1
        }
        uses[index].lastItem = item
        uses[index].last = key.range
    }

    /// Reports each key at its first place: an error where it is probably a slip for a known one, else a warning.
    func report(to log: inout DiagnosticLog) {
        for (index, use) in uses.enumerated() {
            let name = names.texts[index]
            let slip = ItemKey.misspelled(name)
            let nearest = slip ?? NearestWord.synonym(for: name, among: ItemKey.allCases.map(\.name))
            log.report(
                .item(.unknownKey(name, count: use.count, nearest: nearest, isSlip: slip != nil)),
                slip == nil ? .warning : .error, at: use.first)
        }
    }
}
