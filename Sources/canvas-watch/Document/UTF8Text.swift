/// Text as bytes that should be UTF-8 and need not be.
enum UTF8Text {
    /// The three bytes that some editors put in front of a text.
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// Whether a character starts at an index: any byte but the second to fourth of a sequence.
    ///
    /// A continuation byte that no sequence asks for is a (broken) character of its own, so that every byte of a broken text
    /// belongs to exactly one.
    @inline(__always)
    static func startsScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] & 0xC0 != 0x80 || isStray(bytes, at: index)
    }

    private static func isStray(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        var distance = 1
        while distance <= 3, distance <= index {
            let byte = bytes[index - distance]
            if byte & 0xC0 != 0x80 { return sequenceLength(of: byte) <= distance }
            distance += 1
        }
        return true
    }

    /// How many bytes a sequence has that starts with a byte; 1 for a byte that starts none.
    @inline(__always)
    static func sequenceLength(of byte: UInt8) -> Int {
        byte < 0xC0 || byte >= 0xF8 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }

    /// The character at an index and the number of its bytes; nil for the scalar where the bytes are not UTF-8.
    ///
    /// A broken sequence is as long as `startsScalar` says.
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
        let first = bytes[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let wanted = sequenceLength(of: first)
        var (length, value) = (1, UInt32(first) & (0x7F >> UInt32(wanted)))
        while length < wanted, index + length < bytes.count, bytes[index + length] & 0xC0 == 0x80 {
            value = value << 6 | UInt32(bytes[index + length] & 0x3F)
            length += 1
        }
        // A form that is longer than need be is no UTF-8.
        let least: UInt32 = wanted == 2 ? 0x80 : wanted == 3 ? 0x800 : 0x1_0000
        guard wanted > 1, length == wanted, value >= least else { return (nil, length) }
        return (Unicode.Scalar(value), length)
    }
}
