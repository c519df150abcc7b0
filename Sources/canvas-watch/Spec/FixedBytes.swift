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
        masks = Self.mask(count)
    }

    /// The bits of the first bytes of 16, up to a count.
    static func mask(_ count: Int) -> SIMD2<UInt64> {
        func bits(_ count: Int) -> UInt64 { count <= 0 ? 0 : UInt64.max >> UInt64(max(0, 64 - 8 * count)) }
        return SIMD2(bits(count), bits(count - 8))
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
