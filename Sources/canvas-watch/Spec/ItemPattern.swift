/// The bytes around the values of an item, learned from a plain one and the start of its neighbour.
///
/// What a program wrote repeats them from item to item. A reader that expects them compares a few words and looks at
/// nothing but the values (Y. Li et al., "Mison: a fast JSON parser for data analytics", 2017, speculates so too).
final class ItemPattern {
    /// A value, and what stands in front of it.
    struct Step {
        /// What the value is: the id, the width, the height, the group or the label.
        let key: ItemKey
        /// The bytes between the value before and this one; for the first value those between the items' last and first.
        let bytes: FixedBytes
        /// The quote of a text.
        let quote: UInt8
        /// How long the text was in the last item, if that is less than 16 bytes, and which bits of the 16 it takes.
        private(set) var length = 0
        private(set) var mask = SIMD2<UInt64>(0, 0)

        init(key: ItemKey, bytes: FixedBytes, quote: UInt8, length: Int) {
            (self.key, self.bytes, self.quote) = (key, bytes, quote)
            note(length: length)
        }

        /// Notes how long the text is now.
        mutating func note(length: Int) {
            guard length < 16 else { return }
            self.length = length
            mask = FixedBytes.mask(length)
        }
    }

    /// The values in their order.
    let steps: UnsafeMutableBufferPointer<Step>
    /// The bytes from an item's brace up to its first value.
    let head: FixedBytes
    /// The number of bytes from the last value to the end of the item.
    let tail: Int

    /// Learns from the item that stands at an offset and the one that follows; nil where they do not begin alike, and where
    /// the item has no size.
    init?(_ item: PlainItem, at start: Int, before next: Int, in cursor: JSON5Cursor) {
        let values: [(key: ItemKey, range: Range<Int>)] = [
            (.id, item.id), (.width, item.widthRange), (.height, item.heightRange), (.group, item.group),
            (.label, item.label),
        ]
        let given = values.filter { $0.range.lowerBound > 0 }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard item.hasSize, let first = given.first, let last = given.last else { return nil }
        head = FixedBytes(start..<first.range.lowerBound, in: cursor)
        guard head.match(at: next, in: cursor) else { return nil }
        tail = item.end - last.range.upperBound
        let turn = last.range.upperBound..<(next + head.count)
        steps = .allocate(capacity: given.count)
        for (index, (key, range)) in given.enumerated() {
            let before = index == 0 ? turn : given[index - 1].range.upperBound..<range.lowerBound
            let quote = cursor.byte(at: range.lowerBound - 1)
            steps.initializeElement(
                at: index,
                to: Step(key: key, bytes: FixedBytes(before, in: cursor), quote: quote, length: range.count))
        }
    }

    deinit {
        steps.deallocate()
    }
}
