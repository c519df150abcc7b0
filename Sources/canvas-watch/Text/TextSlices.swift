/// The texts of a column as slices of memory; valid only as long as the column is lent.
struct TextSlices {
    /// Nil only for a column without a single byte, of which no byte is read.
    private let bytes: UnsafePointer<UInt8>?
    private let ends: UnsafeBufferPointer<UInt32>

    /// Calls `body` with the texts of a column.
    static func with<Result>(_ column: TextColumn, _ body: (TextSlices) -> Result) -> Result {
        column.ends.withUnsafeBufferPointer { ends in
            column.bytes.withUnsafeBufferPointer { body(TextSlices(bytes: $0.baseAddress, ends: ends)) }
        }
    }

    /// The number of texts.
    @inline(__always)
    var count: Int { ends.count }

    @inline(__always)
    private func range(_ index: Int) -> (start: Int, count: Int) {
        let start = index == 0 ? 0 : Int(ends[index &- 1])
        return (start, Int(ends[index]) &- start)
    }

    /// The hash of a text.
    @inline(__always)
    func hash(_ index: Int) -> UInt64 {
        let (start, count) = range(index)
        guard let bytes else { return ByteHash.hash(EmptyCollection()) }
        return ByteHash.hash(bytes + start, count: count)
    }

    /// Whether a text and one of these or other slices are the same.
    @inline(__always)
    func isEqual(_ index: Int, _ other: Int, of others: TextSlices) -> Bool {
        let (left, right) = (range(index), others.range(other))
        guard left.count == right.count else { return false }
        guard left.count > 0, let first = bytes, let second = others.bytes else { return true }
        return Self.difference(first + left.start, second + right.start, count: left.count) == nil
    }

    /// Whether a text is shorter than another one, or as long and before it.
    @inline(__always)
    func isBefore(_ index: Int, _ other: Int) -> Bool {
        let (left, right) = (range(index), range(other))
        guard left.count == right.count else { return left.count < right.count }
        guard left.count > 0, let bytes else { return false }
        return Self.difference(bytes + left.start, bytes + right.start, count: left.count).map { $0.left < $0.right }
            ?? false
    }

    /// The first eight bytes or fewer in which two texts of one length differ, as numbers in the order of the texts.
    @inline(__always)
    private static func difference(
        _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int
    ) -> (left: UInt64, right: UInt64)? {
        let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
        guard count >= 8 else {
            for index in 0..<count {
                let first = left.load(fromByteOffset: index, as: UInt8.self)
                let second = right.load(fromByteOffset: index, as: UInt8.self)
                if first != second { return (UInt64(first), UInt64(second)) }
            }
            return nil
        }
        var index = 0
        while true {
            let first = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let second = right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if first != second { return (UInt64(bigEndian: first), UInt64(bigEndian: second)) }
            if index &+ 8 == count { return nil }
            // The last eight bytes of a longer text; those that were compared already are equal.
            index = min(index &+ 8, count &- 8)
        }
    }
}
