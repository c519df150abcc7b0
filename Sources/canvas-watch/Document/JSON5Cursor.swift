/// A position in the bytes of a JSON5 text, and the moves that need no memory and report nothing.
///
/// The bytes hold no NUL, so that `peek` can say 0 at the end. Valid only while the buffer is.
struct JSON5Cursor {
    /// The first byte of the text.
    let base: UnsafePointer<UInt8>
    /// The number of bytes.
    let end: Int
    /// The offset of the next byte to read; at most `end`.
    var position: Int

    /// The next byte; 0 at the end.
    @inline(__always)
    var peek: UInt8 { position < end ? base[position] : 0 }

    /// The byte at an offset that is not negative; 0 behind the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { offset < end ? base[offset] : 0 }

    /// The bytes of a range of offsets that are not negative, cut to the text.
    @inline(__always)
    func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        let start = min(range.lowerBound, end)
        return UnsafeBufferPointer(start: base + start, count: min(range.upperBound, end) - start)
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

    /// The character at an offset below `end` and the number of its bytes; nil for the scalar where they are not UTF-8.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar?, length: Int) {
        UTF8Text.scalar(UnsafeBufferPointer(start: base, count: end), at: offset)
    }

    /// Moves over white space and comments; false, and at the comment's start, when a comment does not end.
    @inline(__always)
    mutating func skipSpace() -> Bool {
        var next = peek
        // Most often nothing, or a single blank or line feed, stands between two tokens.
        if next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") {
            position += 1
            next = peek
        }
        if next > UInt8(ascii: " "), next < 0x80, next != UInt8(ascii: "/") { return true }
        return skipLongSpace()
    }

    @inline(never)
    private mutating func skipLongSpace() -> Bool {
        while position < end {
            switch base[position] {
            case 0x09...0x0D, 0x20:
                position += 1
            case UInt8(ascii: "/"):
                switch byte(at: position + 1) {
                case UInt8(ascii: "/"): position = lineEnd(from: position + 2)
                case UInt8(ascii: "*"):
                    guard let commentEnd = blockCommentEnd(from: position + 2) else { return false }
                    position = commentEnd
                default: return true
                }
            case 0x80...:
                let (scalar, length) = scalar(at: position)
                guard let scalar, Self.isSpace(scalar) else { return true }
                position += length
            default: return true
            }
        }
        return true
    }

    /// Where the line ends that an offset stands in: at LF, CR, U+2028, U+2029 or the end of the text.
    func lineEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < end, lineBreakLength(at: offset) == 0 { offset += 1 }
        return offset
    }

    /// The bytes of the line break at an offset; 0 where there is none. CR LF is one.
    func lineBreakLength(at offset: Int) -> Int {
        switch byte(at: offset) {
        case UTF8Text.lineFeed: 1
        case UTF8Text.carriageReturn: byte(at: offset + 1) == UTF8Text.lineFeed ? 2 : 1
        case 0xE2 where byte(at: offset + 1) == 0x80 && byte(at: offset + 2) & 0xFE == 0xA8: 3
        default: 0
        }
    }

    private func blockCommentEnd(from offset: Int) -> Int? {
        var offset = offset
        while offset + 1 < end {
            if base[offset] == UInt8(ascii: "*"), base[offset + 1] == UInt8(ascii: "/") { return offset + 2 }
            offset += 1
        }
        return nil
    }

    /// White space beyond ASCII: no-break spaces, line separators and Unicode's space separators.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0x2028, 0x2029, 0xFEFF: true
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }
}
