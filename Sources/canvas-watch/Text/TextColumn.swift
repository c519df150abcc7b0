/// Many short texts in one buffer: two flat arrays instead of a string object each.
struct TextColumn: Hashable, Sendable, RandomAccessCollection {
    /// The UTF-8 bytes of all texts, one behind the other; less than 4 GB.
    private(set) var bytes: [UInt8] = []
    /// Where each text ends in `bytes`.
    private(set) var ends: [UInt32] = []

    /// The index of the first text.
    var startIndex: Int { 0 }
    /// The number of texts.
    var endIndex: Int { ends.count }

    /// Makes room.
    mutating func reserve(texts: Int, bytes: Int) {
        ends.reserveCapacity(texts)
        self.bytes.reserveCapacity(bytes)
    }

    /// Adds a text given as valid UTF-8.
    @inline(__always)
    mutating func append(_ text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Adds texts given as the bytes of all of them, valid UTF-8, and where each will end in this column.
    mutating func append(bytes texts: UnsafeBufferPointer<UInt8>, ends textEnds: UnsafeBufferPointer<UInt32>) {
        bytes.append(contentsOf: texts)
        ends.append(contentsOf: textEnds)
    }

    /// Adds empty texts until there are so many.
    mutating func fill(to count: Int) {
        guard count > ends.count else { return }
        ends.append(contentsOf: repeatElement(UInt32(truncatingIfNeeded: bytes.count), count: count - ends.count))
    }

    /// Where a text's bytes stand.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        Int(index == 0 ? 0 : ends[index - 1])..<Int(ends[index])
    }

    /// Whether the text at an index consists of these bytes.
    @inline(__always)
    func isEqual(_ index: Int, to text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(of: index)
        guard range.count == text.count else { return false }
        for offset in 0..<text.count where bytes[range.lowerBound + offset] != text[offset] { return false }
        return true
    }

    /// Whether both hold the same texts; compared 64 bytes at a time.
    static func == (one: TextColumn, other: TextColumn) -> Bool {
        one.ends.count == other.ends.count && one.bytes.count == other.bytes.count
            && one.ends.withUnsafeBytes { ends in other.ends.withUnsafeBytes { isEqual(ends, $0) } }
            && one.bytes.withUnsafeBytes { bytes in other.bytes.withUnsafeBytes { isEqual(bytes, $0) } }
    }

    /// Whether two buffers of one length hold the same bytes.
    private static func isEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
        if one.baseAddress == other.baseAddress { return true }
        var offset = 0
        while offset + 64 <= one.count {
            let words = one.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
            if words ^ other.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self) != .zero { return false }
            offset += 64
        }
        return one[offset...].elementsEqual(other[offset...])
    }

    /// The text at an index.
    subscript(index: Int) -> String {
        String(decoding: bytes[range(of: index)], as: UTF8.self)
    }
}
