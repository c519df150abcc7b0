extension JSON5Reader {
    /// What the value at the cursor is, told by its first byte.
    enum ValueStart {
        case object, array, string, number, word, other
    }

    /// What starts with a byte.
    @inline(__always)
    static func valueStart(_ byte: UInt8) -> ValueStart {
        switch byte {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): .number
        case 0x80..., UInt8(ascii: "\\"): .word
        default: JSON5Cursor.startsWord(byte) ? .word : .other
        }
    }

    /// Moves to the next value and tells what it is; `.other` where there is none, which was reported.
    @inline(__always)
    mutating func nextValue() -> ValueStart {
        let start = Self.valueStart(nextByte())
        return start == .other ? nextValueBehindBrokenText() : start
    }

    @inline(never)
    private mutating func nextValueBehindBrokenText() -> ValueStart {
        var start = ValueStart.other
        while start == .other, skipBrokenValue() { start = Self.valueStart(nextByte()) }
        return start
    }

    /// Reads the string whose quote stands at the cursor.
    @inline(__always)
    mutating func readString() -> JSON5Text {
        let start = cursor.position + 1
        let quote = cursor.peek
        let end = cursor.plainEnd(from: start, quote: quote)
        guard cursor.byte(at: end) == quote else { return readUnusualString(from: start, quote: quote, at: end) }
        cursor.position = end + 1
        return JSON5Text(content: start..<end, isQuoted: true, hasEscapes: false)
    }

    @inline(never)
    private mutating func readUnusualString(from start: Int, quote: UInt8, at middle: Int) -> JSON5Text {
        var (offset, hasEscapes) = (middle, false)
        while offset < cursor.end, cursor.byte(at: offset) != quote {
            let byte = cursor.byte(at: offset)
            if byte == UTF8Text.lineFeed || byte == UTF8Text.carriageReturn { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                offset += checkedEscape(at: offset)
            } else {
                checkControlCharacter(byte, at: offset)
                offset += 1
            }
            offset = cursor.plainEnd(from: offset, quote: quote)
        }
        offset = min(offset, cursor.end)
        var text = JSON5Text(content: start..<offset, isQuoted: true, hasEscapes: hasEscapes)
        if cursor.byte(at: offset) == quote {
            cursor.position = offset + 1
        } else {
            cursor.position = start - 1
            report(.unterminatedString(quote: Unicode.Scalar(quote)), at: (start - 1)..<offset)
            cursor.position = offset
            text.isOpen = true
            leaveOpenString(start..<offset)
        }
        return text
    }

    /// Goes on behind a string without its end, or stops where it is not clear what the string has swallowed.
    private mutating func leaveOpenString(_ content: Range<Int>) {
        let bytes = cursor.bytes(content)
        let isLastOfLine = bytes.last { $0 > 0x20 } == UInt8(ascii: ",")
        let hasBracket = bytes.contains { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }
        let next = nextByte()
        let isEnd = next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
        guard !isLost, !hasBracket, isLastOfLine || isEnd else { return stop() }
        isLost = true
    }

    private mutating func checkedEscape(at offset: Int) -> Int {
        let escape = cursor.escape(at: offset)
        if case .problem(let problem) = escape.meaning {
            let range = offset..<min(cursor.end, offset + escape.length)
            cursor.position = offset
            report(.invalidEscape(cursor.text(range), problem), at: range)
        }
        return escape.length
    }

    private mutating func checkControlCharacter(_ byte: UInt8, at offset: Int) {
        guard byte < 0x20, byte != UInt8(ascii: "\t") else { return }
        cursor.position = offset
        report(.controlCharacter(Unicode.Scalar(byte)), at: offset..<(offset + 1))
    }

    /// Reads the number that starts at the cursor.
    @inline(__always)
    mutating func readNumber() -> JSON5Number {
        let number = cursor.number(at: cursor.position)
        guard let problem = number.problem else {
            cursor.position = number.range.upperBound
            return number
        }
        return readBrokenNumber(number, problem)
    }

    @inline(never)
    private mutating func readBrokenNumber(_ number: JSON5Number, _ problem: JSON5Number.Problem) -> JSON5Number {
        let end = brokenWordEnd(from: number.range.upperBound)
        let whole = number.range.lowerBound..<max(end, number.range.lowerBound + 1)
        let text = cursor.text(number.range)
        switch problem {
        case .missingDigits: report(.missingDigits(after: text), at: whole)
        case .leadingZero: report(.leadingZero(text), at: whole)
        case .suffix:
            report(.numberSuffix(number: text, suffix: cursor.text(number.range.upperBound..<end)), at: whole)
        }
        cursor.position = whole.upperBound
        return JSON5Number(value: number.value, range: whole, problem: problem)
    }

    /// A word that is a value.
    enum Literal {
        case null
        case boolean(Bool)
        case number(Double)
    }

    /// Reads the word that starts at the cursor; nil where it is none of ours, which is reported.
    mutating func readLiteral() -> (literal: Literal?, range: Range<Int>) {
        let start = cursor.position
        let (literal, length): (Literal?, Int) =
            switch cursor.peek {
            case UInt8(ascii: "t") where cursor.isWord("true", at: start): (.boolean(true), 4)
            case UInt8(ascii: "f") where cursor.isWord("false", at: start): (.boolean(false), 5)
            case UInt8(ascii: "n") where cursor.isWord("null", at: start): (.null, 4)
            case UInt8(ascii: "I") where cursor.isWord("Infinity", at: start): (.number(.infinity), 8)
            case UInt8(ascii: "N") where cursor.isWord("NaN", at: start): (.number(.nan), 3)
            default: (nil, 0)
            }
        guard let literal else { return (nil, readForeignWord()) }
        cursor.position = start + length
        return (literal, start..<(start + length))
    }

    /// Reads `Infinity` or `NaN`; nil, and nothing is read, where the cursor stands at anything else.
    mutating func readNumberWord() -> Double? {
        let start = cursor.position
        guard cursor.isWord("Infinity", at: start) || cursor.isWord("NaN", at: start) else { return nil }
        guard case .number(let value) = readLiteral().literal else { return nil }
        return value
    }

    /// The text of a string or word, its escapes resolved.
    func string(_ text: JSON5Text) -> String {
        text.hasEscapes ? String(decoding: cursor.decoded(text.content), as: UTF8.self) : cursor.text(text.content)
    }
}
