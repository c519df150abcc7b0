/// Digests of contents, to tell a new version of a file from the same one written again.
enum ContentDigest {
    /// A 64-bit digest; equal contents have equal digests, and others by chance only.
    ///
    /// Four independent lanes of 64 bits, each multiplied to 128 bits and folded, as in wyhash: some gigabytes a second.
    static func digest(of bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { digest(of: $0) }
    }

    private static let seeds: (UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93
    )

    private static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var (a, b, c, d) = seeds
        var offset = 0
        while offset + 64 <= bytes.count {
            a = fold(a ^ word(bytes, offset), seeds.1 ^ word(bytes, offset + 8))
            b = fold(b ^ word(bytes, offset + 16), seeds.2 ^ word(bytes, offset + 24))
            c = fold(c ^ word(bytes, offset + 32), seeds.3 ^ word(bytes, offset + 40))
            d = fold(d ^ word(bytes, offset + 48), seeds.0 ^ word(bytes, offset + 56))
            offset += 64
        }
        while offset < bytes.count {
            a = fold(a ^ partialWord(bytes, offset), seeds.1 ^ UInt64(offset))
            offset += 8
        }
        return fold(fold(a ^ seeds.2, b ^ seeds.3) ^ UInt64(bytes.count), fold(c ^ seeds.0, d ^ seeds.1) ^ seeds.2)
    }

    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// Up to eight bytes at the end, short ones filled with zeros.
    private static func partialWord(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        if offset + 8 <= bytes.count { return word(bytes, offset) }
        return bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
