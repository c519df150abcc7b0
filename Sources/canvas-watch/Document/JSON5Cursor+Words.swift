extension JSON5Cursor {
    /// Whether a byte can start a key without quotes, as far as ASCII goes.
    @inline(__always)
    static func startsWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    /// Whether a byte can go on in a key without quotes, as far as ASCII goes.
    @inline(__always)
    static func continuesWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }

    /// A word as it stands in the text.
    struct Word {
        /// Where it ends; its start where there is none.
        var end: Int
        var hasEscapes = false
        /// The first escape that stands for no character of a word.
        var problem: Range<Int>?
    }

    /// The word that starts at an offset: letters, digits, `$`, `_`, their escapes, and what Unicode adds to them.
    @inline(__always)
    func word(at start: Int) -> Word {
        var end = start
        if Self.startsWord(byte(at: end)) {
            end += 1
            while Self.continuesWord(byte(at: end)) { end += 1 }
        }
        let next = byte(at: end)
        return next < 0x80 && next != UInt8(ascii: "\\") ? Word(end: end) : longWord(at: start, from: end)
    }

    @inline(never)
    private func longWord(at start: Int, from middle: Int) -> Word {
        var word = Word(end: middle)
        while word.end < end {
            let byte = base[word.end]
            if Self.continuesWord(byte), word.end > start || Self.startsWord(byte) {
                word.end += 1
            } else if byte == UInt8(ascii: "\\") {
                let escape = escape(at: word.end)
                let range = word.end..<min(end, word.end + escape.length)
                if case .scalar(let scalar) = escape.meaning, self.byte(at: word.end + 1) == UInt8(ascii: "u"),
                    Self.isWordPart(scalar, isFirst: word.end == start)
                {
                    word.hasEscapes = true
                } else {
                    word.problem = word.problem ?? range
                }
                word.end = range.upperBound
            } else {
                let (scalar, length) = self.scalar(at: word.end)
                guard let scalar, byte >= 0x80, Self.isWordPart(scalar, isFirst: word.end == start) else { break }
                word.end += length
            }
        }
        return word
    }

    private static func isWordPart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
        switch scalar {
        case "$", "_": return true
        case "\u{200C}", "\u{200D}": return !isFirst
        default:
            let properties = scalar.properties
            return isFirst ? properties.isIDStart : properties.isIDContinue
        }
    }

    /// Whether the text at an offset is a word of ASCII letters and no longer one.
    @inline(__always)
    func isWord(_ letters: StaticString, at offset: Int) -> Bool {
        let count = letters.utf8CodeUnitCount
        guard offset + count <= end else { return false }
        for index in 0..<count where base[offset + index] != letters.utf8Start[index] { return false }
        return word(at: offset).end == offset + count
    }
}
