/// The ids of two lists as slices of memory; valid only as long as the memory is.
struct IdReader {
    private let oldBytes: UnsafeBufferPointer<UInt8>
    private let oldEnds: UnsafeBufferPointer<UInt32>
    private let newBytes: UnsafeBufferPointer<UInt8>
    private let newEnds: UnsafeBufferPointer<UInt32>

    /// Calls `body` with the ids of two lists.
    static func with<Result>(_ old: TextColumn, _ new: TextColumn, _ body: (IdReader) -> Result) -> Result {
        old.bytes.withUnsafeBufferPointer { oldBytes in
            old.ends.withUnsafeBufferPointer { oldEnds in
                new.bytes.withUnsafeBufferPointer { newBytes in
                    new.ends.withUnsafeBufferPointer { newEnds in
                        body(
                            IdReader(oldBytes: oldBytes, oldEnds: oldEnds, newBytes: newBytes, newEnds: newEnds))
                    }
                }
            }
        }
    }

    /// Whether an old and a new id are the same.
    @inline(__always)
    func isEqual(_ old: Int, _ new: Int) -> Bool {
        let (first, second) = (Self.range(oldEnds, old), Self.range(newEnds, new))
        let count = first.count
        guard count == second.count, count > 0 else { return count == second.count }
        guard let left = oldBytes.baseAddress, let right = newBytes.baseAddress else { return false }
        return Self.isEqual(left + first.lowerBound, right + second.lowerBound, count: count)
    }

    /// The hash of an old id.
    @inline(__always)
    func oldHash(_ index: Int) -> UInt64 {
        Self.hash(oldBytes, Self.range(oldEnds, index))
    }

    /// The first byte of an old id; 0 where there is none.
    @inline(__always)
    func firstOldByte(_ index: Int) -> UInt64 {
        let range = Self.range(oldEnds, index)
        return range.isEmpty ? 0 : UInt64(oldBytes[range.lowerBound])
    }

    /// The hash of a new id.
    @inline(__always)
    func newHash(_ index: Int) -> UInt64 {
        Self.hash(newBytes, Self.range(newEnds, index))
    }

    @inline(__always)
    private static func range(_ ends: UnsafeBufferPointer<UInt32>, _ index: Int) -> Range<Int> {
        Range(uncheckedBounds: (index == 0 ? 0 : Int(ends[index - 1]), Int(ends[index])))
    }

    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
        guard let base = bytes.baseAddress else { return 0 }
        return ByteHash.hash(base + range.lowerBound, count: range.count)
    }

    /// Compares eight bytes at a time, the last eight of a longer text once more.
    @inline(__always)
    private static func isEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
        let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
        guard count >= 8 else {
            for offset in 0..<count
            where left.load(fromByteOffset: offset, as: UInt8.self)
                != right.load(fromByteOffset: offset, as: UInt8.self)
            {
                return false
            }
            return true
        }
        var offset = 0
        while true {
            let (first, second) = (
                left.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
            if first != second { return false }
            if offset + 8 == count { return true }
            offset = min(offset + 8, count - 8)
        }
    }
}
