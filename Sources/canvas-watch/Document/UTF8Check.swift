/// One walk over a file that tells whether it is text at all.
struct UTF8Check: Hashable, Sendable {
    /// Where the first NUL stands; the walk ends there.
    private(set) var firstNUL: Int?
    /// The bytes of the first sequence that is not UTF-8.
    private(set) var firstInvalid: Range<Int>?
    /// The number of sequences that are not UTF-8, up to the first NUL.
    private(set) var invalidCount = 0

    /// Walks over bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while true {
            index = Self.plainEnd(bytes, from: index)
            guard index < bytes.count else { return }
            guard bytes[index] != 0 else {
                firstNUL = index
                return
            }
            let (scalar, length) = UTF8Text.scalar(bytes, at: index)
            if scalar == nil {
                invalidCount += 1
                firstInvalid = firstInvalid ?? index..<(index + length)
            }
            index += length
        }
    }

    /// The first byte from an index on that is not ASCII, or NUL: most files have none, so whole blocks are looked at at once.
    private static func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(bytes)
        let (high, ones): (UInt64, UInt64) = (0x8080_8080_8080_8080, 0x0101_0101_0101_0101)
        while index + 32 <= bytes.count {
            var marks: UInt64 = 0
            for lane in 0..<4 {
                let word = raw.loadUnaligned(fromByteOffset: index + lane * 8, as: UInt64.self)
                // The top bit of a byte is set where it was, or where taking one away from zero borrows.
                marks |= word | (word &- ones)
            }
            guard marks & high == 0 else { break }
            index += 32
        }
        while index < bytes.count, bytes[index] &- 1 < 0x7F { index += 1 }
        return index
    }
}
