/// How far the text reaches that a problem is about.
extension JSON5Reader {
    /// Reads a word that is no value of ours and reports it; the range of the text that it stands for.
    mutating func readForeignWord() -> Range<Int> {
        let start = cursor.position
        guard isTextStart(at: start) else { return readForeignQuote() }
        let end = unquotedTextEnd(from: start)
        let text = cursor.text(start..<end)
        if let ours = Self.foreignLiterals[text] {
            report(.foreignLiteral(text, ours: ours), at: start..<end)
        } else {
            report(.unquotedText(text), at: start..<end)
        }
        cursor.position = end
        return start..<end
    }

    /// The words of other languages for our literals.
    private static let foreignLiterals: [String: String] = [
        "True": "true", "TRUE": "true", "yes": "true", "Yes": "true", "on": "true",
        "False": "false", "FALSE": "false", "no": "false", "No": "false", "off": "false",
        "None": "null", "Null": "null", "NULL": "null", "nil": "null", "Nil": "null", "undefined": "null",
        "nan": "NaN", "Nan": "NaN", "NAN": "NaN",
        "inf": "Infinity", "Inf": "Infinity", "INF": "Infinity", "infinity": "Infinity", "INFINITY": "Infinity",
    ]

    /// Decides what to do where no value can start: true when one may stand behind what was skipped.
    mutating func skipBrokenValue() -> Bool {
        let start = cursor.position
        switch cursor.peek {
        case 0:
            reportMissingBracket()
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            if !isLost { report(.missingValue, at: start..<(start + 1)) }
            if openings.isEmpty { stop() }
        case UInt8(ascii: "#"):
            skipHashComment()
            return true
        case UInt8(ascii: ":"), UInt8(ascii: "="):
            reportStrayCharacter()
            cursor.position += 1
            _ = nextByte()
            return true
        default:
            _ = readForeignQuote()
        }
        return false
    }

    /// Reports a quote that is none in JSON5, or another character that means nothing, and skips what belongs to it.
    private mutating func readForeignQuote() -> Range<Int> {
        let start = cursor.position
        let (scalar, length) = cursor.peek == 0 ? (nil, 0) : cursor.scalar(at: start)
        if let scalar, let closing = Self.foreignQuotes[scalar] {
            let line = cursor.lineEnd(from: start)
            var end = start + length
            while end < line, cursor.scalar(at: end).scalar.map({ !closing.unicodeScalars.contains($0) }) ?? true {
                end += cursor.scalar(at: end).length
            }
            if end < line { end += cursor.scalar(at: end).length }
            report(.foreignQuote(scalar), at: start..<end)
            cursor.position = end
            return start..<end
        }
        reportStrayCharacter()
        skipBrokenText()
        return start..<(start + length)
    }

    /// Quotes of other languages, each with what may close it.
    private static let foreignQuotes: [Unicode.Scalar: String] = [
        "\u{201C}": "\u{201D}\u{201C}", "\u{201D}": "\u{201D}", "\u{201E}": "\u{201C}\u{201D}",
        "\u{2018}": "\u{2019}", "\u{2019}": "\u{2019}", "\u{201A}": "\u{2018}", "\u{00AB}": "\u{00BB}",
        "\u{00BB}": "\u{00AB}", "`": "`", "\u{300C}": "\u{300D}",
    ]

    /// Reports the bracket that is missing at the cursor and gives up.
    mutating func reportMissingBracket() {
        defer { stop() }
        guard !isLost, let opening = openings.last else { return }
        let open = cursor.text(opening..<(opening + 1))
        let expected = open == "{" ? "}" : "]"
        let note = DiagnosticLog.Note(remark: .openedHere(open), range: opening..<(opening + 1))
        if cursor.peek == 0 {
            let end = lastTextEnd()
            report(.missingBracket(expected), at: end..<(end + 1), notes: [note])
        } else {
            let range = cursor.position..<(cursor.position + 1)
            report(.mismatchedBracket(found: cursor.text(range), expected: expected), at: range, notes: [note])
        }
    }

    /// Reports the character at the cursor.
    mutating func reportStrayCharacter() {
        let (scalar, length) = cursor.scalar(at: cursor.position)
        // Bytes that are not UTF-8 were reported when the file was checked.
        guard let scalar else { return noteKnownProblem() }
        if !isLost { report(.strayCharacter(scalar), at: cursor.position..<(cursor.position + length)) }
        isLost = true
    }

    /// Reports a `#` and skips its line.
    mutating func skipHashComment() {
        report(.hashComment, at: cursor.position..<(cursor.position + 1))
        cursor.position = cursor.lineEnd(from: cursor.position)
        _ = nextByte()
    }

    /// Reports the comma at the cursor and skips it and those behind it; the byte that follows.
    mutating func skipExtraCommas() -> UInt8 {
        report(.extraComma, at: cursor.position..<(cursor.position + 1))
        while nextByte() == UInt8(ascii: ",") { cursor.position += 1 }
        return cursor.peek
    }

    /// Moves behind at least one character, to the next comma, closing bracket or line.
    mutating func skipBrokenText() {
        let line = cursor.lineEnd(from: cursor.position)
        var offset = cursor.position
        repeat {
            let byte = cursor.byte(at: offset)
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                let end = cursor.plainEnd(from: offset + 1, quote: byte)
                offset = cursor.byte(at: end) == byte ? end + 1 : offset + 1
            } else {
                offset += 1
            }
        } while offset < line && !Self.endsText(cursor.byte(at: offset))
        cursor.position = min(offset, cursor.end)
        _ = nextByte()
    }

    /// Reads a key up to its colon that is no word, such as `10` or `multi-word`, and reports it; nil where there is no
    /// colon on the line before anything else.
    mutating func unquotedKey(from start: Int) -> JSON5Text? {
        var end = start
        while !Self.endsText(cursor.byte(at: end)), !Self.opensText(cursor.byte(at: end)) { end += 1 }
        guard cursor.byte(at: end) == UInt8(ascii: ":"), end > start else { return nil }
        let colon = end
        while end > start, cursor.byte(at: end - 1) <= 0x20 { end -= 1 }
        report(.unquotedKey(cursor.text(start..<end)), at: start..<end)
        cursor.position = colon
        return JSON5Text(content: start..<end, isQuoted: false, hasEscapes: false)
    }

    /// Where a text without quotes ends: at a comma, a bracket, a colon, a quote, a comment or the line's end.
    func unquotedTextEnd(from start: Int) -> Int {
        let line = cursor.lineEnd(from: start)
        var end = start
        while end < line, !Self.endsText(cursor.byte(at: end)) {
            let byte = cursor.byte(at: end)
            if byte == UInt8(ascii: "/"), end > start, cursor.byte(at: end - 1) <= 0x20 { break }
            if Self.opensText(byte), byte != UInt8(ascii: "/") { break }
            end += 1
        }
        while end > start, cursor.byte(at: end - 1) <= 0x20 { end -= 1 }
        return max(end, start + 1)
    }

    /// Where a run of characters ends that touch each other.
    func brokenWordEnd(from start: Int) -> Int {
        var end = start
        while cursor.byte(at: end) > 0x20, !Self.endsText(cursor.byte(at: end)), !Self.opensText(cursor.byte(at: end)) {
            end += 1
        }
        return end
    }

    /// Whether a word starts at an offset.
    func isTextStart(at offset: Int) -> Bool {
        let byte = cursor.byte(at: offset)
        return byte < 0x80 && byte != UInt8(ascii: "\\") || cursor.word(at: offset).end > offset
    }

    private func lastTextEnd() -> Int {
        var end = cursor.end
        while end > 0, cursor.byte(at: end - 1) <= 0x20 { end -= 1 }
        return end
    }

    /// Whether a byte ends any text without quotes.
    private static func endsText(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"), 0x0A, 0x0D: true
        default: false
        }
    }

    /// Whether a byte starts something of its own: a string, a bracket or a comment.
    private static func opensText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"): true
        default: false
        }
    }
}
