/// A hash of short texts, the same in every run, for tables of keys and ids.
enum ByteHash {
    private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let second: UInt64 = 0xD6E8_FEB8_6659_FD93

    /// The hash of `count` bytes: eight bytes at a time go into a 64 x 64 bit product whose halves are combined.
    @inline(__always)
    static func hash(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        var state = first ^ UInt64(truncatingIfNeeded: count)
        var index = 0
        while index + 8 <= count {
            state = mix(state ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        if index < count {
            var tail: UInt64 = 0
            if count >= 8 {
                // Overlaps the word before it, which costs less than going byte by byte.
                tail = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            } else {
                while index < count {
                    tail = tail << 8 | UInt64(bytes[index])
                    index += 1
                }
            }
            state = mix(state ^ tail)
        }
        return state
    }

    /// The hash of a buffer.
    static func hash(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { buffer in
            buffer.baseAddress.map { hash($0, count: buffer.count) } ?? first
        } ?? hash(Array(bytes))
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let (high, low) = value.multipliedFullWidth(by: second)
        return high ^ low
    }
}
