/// What to do where the text is not what it should be: say so once, and find the place where it makes sense again.
extension JSON5Reader {
    /// Decides what stands where a comma or the closing bracket should: true when reading can go on with the next member or
    /// element, or with the bracket.
    @inline(never)
    mutating func acceptMissingComma(behind previousEnd: Int, before closing: Unicode.Scalar) -> Bool {
        while !isStopped {
            let start = cursor.position
            switch cursor.peek {
            case let byte where Unicode.Scalar(byte) == closing: return true
            case 0, UInt8(ascii: "]"), UInt8(ascii: "}"):
                reportMissingBracket()
                return false
            case UInt8(ascii: ","):
                cursor.position += 1
                _ = nextByte()
                return true
            case UInt8(ascii: ";"):
                report(.semicolonForComma, at: start..<(start + 1))
                cursor.position += 1
                _ = nextByte()
                return true
            case UInt8(ascii: "#"):
                skipHashComment()
            case let byte where Self.valueStart(byte) == .other || !isTextStart(at: start):
                // A colon behind a value that was reported already belongs to that problem.
                if byte != UInt8(ascii: ":") || problemCount == problemsBefore { reportStrayCharacter() }
                skipBrokenText()
            default:
                if closing == "}", skipTextBehindValue() { continue }
                return acceptNeighbour(of: previousEnd)
            }
        }
        return false
    }

    /// Skips a word that is no key and no value but goes on behind a value, such as a unit; false where it is a key.
    private mutating func skipTextBehindValue() -> Bool {
        let start = cursor.position
        let end = unquotedTextEnd(from: start)
        guard isTextStart(at: start), JSON5Cursor.startsWord(cursor.peek) || cursor.peek >= 0x80 else { return false }
        let next = cursor.byte(at: end)
        guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else { return false }
        report(.textBehindValue(cursor.text(start..<end)), at: start..<end)
        cursor.position = end
        return true
    }

    /// A value or a key directly behind another value: a comma is missing, or a quote.
    private mutating func acceptNeighbour(of previousEnd: Int) -> Bool {
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        if previousEnd == cursor.position, previousEnd > 0, quotes.contains(cursor.byte(at: previousEnd - 1)) {
            report(
                .textAfterString, at: cursor.position..<max(brokenWordEnd(from: cursor.position), cursor.position + 1))
            stop()
            return false
        }
        guard !isLost, problemCount == problemsBefore else { return true }
        report(.missingComma, at: previousEnd..<(previousEnd + 1))
        return true
    }

    /// Decides what stands where a colon should: the key when reading can go on with its value, nil at the end.
    @inline(never)
    mutating func acceptMissingColon(behind key: JSON5Text) -> JSON5Text? {
        guard !isStopped else { return nil }
        let start = cursor.position
        switch cursor.peek {
        case 0:
            reportMissingBracket()
            return nil
        case UInt8(ascii: "="):
            report(.equalsForColon, at: start..<(start + 1))
            cursor.position += cursor.byte(at: start + 1) == UInt8(ascii: ">") ? 2 : 1
            return key
        default:
            if !key.isQuoted, let whole = unquotedKey(from: key.content.lowerBound) {
                cursor.position += 1
                return whole
            }
            if !isLost { report(.missingColon(key: string(key)), at: key.range) }
            return key
        }
    }

    /// Reads a key that is no plain word, up to its colon: with escapes, or one that needs quotes; nil at the end.
    @inline(never)
    mutating func unusualKey() -> JSON5Text? {
        while !isStopped {
            let start = cursor.position
            let word = cursor.word(at: start)
            if word.end > start {
                if let problem = word.problem { report(.invalidEscape(cursor.text(problem), .notInKey), at: problem) }
                cursor.position = word.end
                return JSON5Text(content: start..<word.end, isQuoted: false, hasEscapes: word.hasEscapes)
            }
            switch cursor.peek {
            case 0, UInt8(ascii: "]"): reportMissingBracket()
            case UInt8(ascii: "}"):
                close()
                return nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"): return readQuotedKey()
            case UInt8(ascii: ","): _ = skipExtraCommas()
            case UInt8(ascii: "#"): skipHashComment()
            case UInt8(ascii: ":"):
                report(.missingKey, at: start..<(start + 1))
                return JSON5Text(content: start..<start, isQuoted: false, hasEscapes: false)
            default:
                if let key = unquotedKey(from: start) { return key }
                reportStrayCharacter()
                skipBrokenText()
            }
        }
        return nil
    }
}
