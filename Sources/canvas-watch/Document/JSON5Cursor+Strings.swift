extension JSON5Cursor {
    /// The offset of the first byte from an offset on that needs a look in a string: the quote, a backslash, a control
    /// character, or the end of the text.
    @inline(__always)
    func plainEnd(from offset: Int, quote: UInt8) -> Int {
        var offset = offset
        let raw = UnsafeRawPointer(base)
        let quotes = Self.repeated(quote)
        while offset + 8 <= end {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let marks = Self.marks(word, quotes)
            if marks != 0 { return offset + marks.trailingZeroBitCount >> 3 }
            offset += 8
        }
        while offset < end {
            let byte = base[offset]
            if byte == quote || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            offset += 1
        }
        return offset
    }

    /// Marks of the bytes of a word that need a look in a string, in their top bits, where a subtraction borrows; only the
    /// lowest mark is sure (H. Warren, "Hacker's Delight", section 6-1).
    @inline(__always)
    static func marks(_ word: UInt64, _ quotes: UInt64) -> UInt64 {
        let toQuote = word ^ quotes
        let toBackslash = word ^ repeated(UInt8(ascii: "\\"))
        let toControl = (word &- repeated(0x20)) & ~word
        return ((toQuote &- repeated(1)) & ~toQuote | (toBackslash &- repeated(1)) & ~toBackslash | toControl)
            & repeated(0x80)
    }

    /// Eight times the same byte.
    @inline(__always)
    static func repeated(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* 0x0101_0101_0101_0101
    }

    /// What a backslash and the bytes behind it stand for.
    struct Escape {
        enum Meaning {
            case scalar(Unicode.Scalar)
            /// A line that goes on: stands for nothing.
            case nothing
            case problem(SyntaxProblem.EscapeProblem)
        }

        let meaning: Meaning
        /// The number of bytes, backslash included.
        let length: Int

        fileprivate init(_ meaning: Meaning, length: Int) {
            self.meaning = meaning
            self.length = length
        }
    }

    /// The escape whose backslash stands at an offset.
    func escape(at offset: Int) -> Escape {
        let byte = byte(at: offset + 1)
        switch byte {
        case UInt8(ascii: "n"): return Escape(.scalar("\n"), length: 2)
        case UInt8(ascii: "t"): return Escape(.scalar("\t"), length: 2)
        case UInt8(ascii: "r"): return Escape(.scalar("\r"), length: 2)
        case UInt8(ascii: "b"): return Escape(.scalar("\u{8}"), length: 2)
        case UInt8(ascii: "f"): return Escape(.scalar("\u{C}"), length: 2)
        case UInt8(ascii: "v"): return Escape(.scalar("\u{B}"), length: 2)
        case UInt8(ascii: "u"): return unicodeEscape(at: offset)
        case UInt8(ascii: "x"):
            guard let value = hexadecimal(at: offset + 2, digits: 2), let scalar = Unicode.Scalar(value) else {
                return Escape(.problem(.digits(needed: 2)), length: brokenEscapeLength(at: offset, digits: 2))
            }
            return Escape(.scalar(scalar), length: 4)
        case UInt8(ascii: "0") where !Self.isDigit(self.byte(at: offset + 2)):
            return Escape(.scalar("\0"), length: 2)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return Escape(.problem(.octal), length: 2)
        default:
            guard offset + 1 < end else { return Escape(.nothing, length: 1) }
            let lineBreak = lineBreakLength(at: offset + 1)
            if lineBreak > 0 { return Escape(.nothing, length: 1 + lineBreak) }
            let (scalar, length) = scalar(at: offset + 1)
            return Escape(.scalar(scalar ?? "\u{FFFD}"), length: 1 + length)
        }
    }

    private func unicodeEscape(at offset: Int) -> Escape {
        guard let value = hexadecimal(at: offset + 2, digits: 4) else {
            return Escape(.problem(.digits(needed: 4)), length: brokenEscapeLength(at: offset, digits: 4))
        }
        if let scalar = Unicode.Scalar(value) { return Escape(.scalar(scalar), length: 6) }
        // Beyond 16 bits a character takes two escapes: a high half, then a low one.
        if value < 0xDC00, byte(at: offset + 6) == UInt8(ascii: "\\"), byte(at: offset + 7) == UInt8(ascii: "u"),
            let low = hexadecimal(at: offset + 8, digits: 4), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x1_0000 + (value - 0xD800) << 10 + (low - 0xDC00))
        {
            return Escape(.scalar(scalar), length: 12)
        }
        return Escape(.problem(.surrogate), length: 6)
    }

    private func hexadecimal(at offset: Int, digits: Int) -> UInt32? {
        var value: UInt32 = 0
        for index in offset..<(offset + digits) {
            guard let digit = Self.hexadecimalValue(byte(at: index)) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    private func brokenEscapeLength(at offset: Int, digits: Int) -> Int {
        2 + (0..<digits).prefix { Self.hexadecimalValue(byte(at: offset + 2 + $0)) != nil }.count
    }

    /// The bytes of a text in a range, its escapes resolved; broken ones stand for nothing.
    func decoded(_ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard base[offset] == UInt8(ascii: "\\") else {
                result.append(base[offset])
                offset += 1
                continue
            }
            let escape = escape(at: offset)
            if case .scalar(let scalar) = escape.meaning { result.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
            offset += escape.length
        }
        return result
    }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// The value of a hexadecimal digit; nil for any other byte.
    @inline(__always)
    static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte &- UInt8(ascii: "0") }
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}
