/// A text that stands in a column a second time.
struct EqualTexts: Hashable, Sendable {
    /// The index where it stands first.
    let first: Int
    /// The index where it stands again.
    let second: Int

    /// The texts of a column that an earlier one equals, in order.
    static func all(in column: TextColumn) -> [EqualTexts] {
        guard column.count > 1, !isAscending(column) else { return [] }
        return column.bytes.withUnsafeBufferPointer { bytes in
            column.ends.withUnsafeBufferPointer { ends in
                bytes.baseAddress.map { search(TextSlices(bytes: $0, ends: ends)) } ?? allEmpty(ends.count)
            }
        }
    }

    /// A column without a single byte: each text equals the first.
    private static func allEmpty(_ count: Int) -> [EqualTexts] {
        (1..<count).map { EqualTexts(first: 0, second: $0) }
    }

    /// Whether each text is longer than the one before, or as long and behind it: then no two are equal.
    ///
    /// Most manifests number their items, and this is much cheaper than a table.
    private static func isAscending(_ column: TextColumn) -> Bool {
        column.bytes.withUnsafeBufferPointer { bytes in
            column.ends.withUnsafeBufferPointer { ends in
                guard let base = bytes.baseAddress else { return false }
                let texts = TextSlices(bytes: base, ends: ends)
                for index in 1..<ends.count where !texts.isBefore(index - 1, index) { return false }
                return true
            }
        }
    }

    /// One open table of twice the size: a slot holds 32 bits of the hash and, plus one, the index of a first text.
    private static func search(_ texts: TextSlices) -> [EqualTexts] {
        let count = texts.ends.count
        var result: [EqualTexts] = []
        let mask = (1 << (Int.bitWidth - (2 * count - 1).leadingZeroBitCount)) - 1
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: mask + 1) { slots in
            slots.initialize(repeating: 0)
            for index in 0..<count {
                let tag = texts.hash(index) >> 32
                var slot = Int(tag) & mask
                while true {
                    let entry = slots[slot]
                    if entry == 0 {
                        slots[slot] = tag << 32 | UInt64(index + 1)
                        break
                    }
                    let first = Int(entry & 0xFFFF_FFFF) - 1
                    if entry >> 32 == tag, texts.isEqual(first, index) {
                        result.append(EqualTexts(first: first, second: index))
                        break
                    }
                    slot = (slot + 1) & mask
                }
            }
        }
        return result
    }
}

/// The texts of a column as slices of memory.
private struct TextSlices {
    let bytes: UnsafePointer<UInt8>
    let ends: UnsafeBufferPointer<UInt32>

    @inline(__always)
    private func start(_ index: Int) -> Int { index == 0 ? 0 : Int(ends[index - 1]) }

    @inline(__always)
    private func length(_ index: Int) -> Int { Int(ends[index]) - start(index) }

    @inline(__always)
    func hash(_ index: Int) -> UInt64 { ByteHash.hash(bytes + start(index), count: length(index)) }

    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        UInt64(bigEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The first eight bytes or fewer in which two texts of one length differ, as numbers in the order of the texts.
    @inline(__always)
    private func difference(_ left: Int, _ right: Int, length: Int) -> (left: UInt64, right: UInt64)? {
        let (left, right) = (start(left), start(right))
        var index = 0
        while index + 8 <= length {
            let (first, second) = (word(at: left + index), word(at: right + index))
            if first != second { return (first, second) }
            index += 8
        }
        while index < length {
            let (first, second) = (bytes[left + index], bytes[right + index])
            if first != second { return (UInt64(first), UInt64(second)) }
            index += 1
        }
        return nil
    }

    func isEqual(_ left: Int, _ right: Int) -> Bool {
        let length = length(left)
        return length == self.length(right) && difference(left, right, length: length) == nil
    }

    func isBefore(_ left: Int, _ right: Int) -> Bool {
        let (length, other) = (length(left), length(right))
        guard length == other else { return length < other }
        return difference(left, right, length: length).map { $0.left < $0.right } ?? false
    }
}
