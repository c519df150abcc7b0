/// The bytes around the values of an item, learned from a plain one and the start of its neighbour.
///
/// What a program wrote repeats them from item to item. A reader that expects them compares a few words and looks at
/// nothing but the values; the idea is from N. Palkar et al., "Filter before you parse", and Y. Li et al., "Mison", 2017.
final class ItemPattern {
    /// A value, and what stands in front of it.
    struct Step {
        /// What the value is: the id, the width, the height, the group or the label.
        let key: ItemKey
        /// The bytes between the value before and this one; for the first value those between the items' last and first.
        let bytes: FixedBytes
        /// The quote of a text.
        let quote: UInt8
    }

    /// The values in their order.
    let steps: UnsafeMutableBufferPointer<Step>
    /// Whether one of them is a label.
    let hasLabel: Bool
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
                at: index, to: Step(key: key, bytes: FixedBytes(before, in: cursor), quote: quote))
        }
        hasLabel = given.contains { $0.key == .label }
    }

    deinit {
        steps.deallocate()
    }
}

/// A stretch of a text that is expected to stand in it again; valid as long as the text is.
struct FixedBytes {
    /// The number of bytes.
    let count: Int
    /// Where they stand.
    private let offset: Int
    /// The first 16 bytes, and which of them count.
    private let words: SIMD2<UInt64>
    private let masks: SIMD2<UInt64>

    /// Takes the bytes of a range.
    init(_ range: Range<Int>, in cursor: JSON5Cursor) {
        (offset, count) = (range.lowerBound, range.count)
        let first = min(count, 8)
        let second = min(max(count - 8, 0), 8)
        words = SIMD2(
            cursor.packed(at: offset, count: first), cursor.packed(at: offset + 8, count: second))
        masks = SIMD2(Self.mask(first), Self.mask(second))
    }

    private static func mask(_ count: Int) -> UInt64 {
        count == 0 ? 0 : UInt64.max >> UInt64(64 - 8 * count)
    }

    /// Whether the same bytes stand at an offset; false near the end of the text.
    func match(at other: Int, in cursor: JSON5Cursor) -> Bool {
        other + max(count, 16) <= cursor.end && match(cursor.base, at: other)
    }

    /// Whether the same bytes stand at an offset behind which the text has as many bytes, and 16.
    @inline(__always)
    func match(_ base: UnsafePointer<UInt8>, at other: Int) -> Bool {
        let raw = UnsafeRawPointer(base)
        let first = (raw.loadUnaligned(fromByteOffset: other, as: UInt64.self) ^ words[0]) & masks[0]
        let second = (raw.loadUnaligned(fromByteOffset: other &+ 8, as: UInt64.self) ^ words[1]) & masks[1]
        guard first | second == 0 else { return false }
        return count <= 16 || matchRest(base, at: other)
    }

    @inline(never)
    private func matchRest(_ base: UnsafePointer<UInt8>, at other: Int) -> Bool {
        let raw = UnsafeRawPointer(base)
        var index = 16
        while index < count {
            // The last eight bytes are compared once more where the count is no multiple of eight.
            let place = min(index, count - 8)
            let word = raw.loadUnaligned(fromByteOffset: offset + place, as: UInt64.self)
            if word != raw.loadUnaligned(fromByteOffset: other + place, as: UInt64.self) { return false }
            index += 8
        }
        return true
    }
}
