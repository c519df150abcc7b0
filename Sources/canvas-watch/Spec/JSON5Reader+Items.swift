import CanvasEngine

/// The values of an item's keys.
extension JSON5Reader {
    /// Reads an id: a string, or a whole number, which counts as the string of its digits.
    @inline(__always)
    mutating func readIdentifier(into draft: inout ItemDraft) {
        let value = nextValue()
        draft.idOffset = cursor.position
        draft.id = .none
        if value == .string {
            let text = readString()
            draft.id = text.isOpen ? .none : .text(text)
            if text.content.isEmpty { log.report(.item(.emptyId), at: text.range) }
        } else if value == .number {
            draft.id = readNumericIdentifier()
        } else {
            reportNoIdentifier()
        }
    }

    private mutating func readNumericIdentifier() -> ItemDraft.Identifier {
        let number = readNumber()
        guard number.problem == nil else { return .none }
        if number.isInteger, number.value != 0 {
            let sign = cursor.byte(at: number.range.lowerBound) == UInt8(ascii: "+") ? 1 : 0
            return .digits((number.range.lowerBound + sign)..<number.range.upperBound)
        }
        // Up to here each whole number is a double of its own.
        guard abs(number.value) <= 0x1p53, let whole = Int(exactly: number.value) else {
            log.report(.item(.inexactId), at: number.range)
            return .none
        }
        return .number(whole)
    }

    @inline(never)
    private mutating func reportNoIdentifier() {
        let start = cursor.position
        if readNumberWord() != nil {
            log.report(.item(.inexactId), at: start..<cursor.position)
        } else {
            reportWrongType(of: "id", expected: [.string, .wholeNumber])
        }
    }

    /// Reads a length in points; nil where it is none, which is reported.
    @inline(__always)
    mutating func readLength(of key: @autoclosure () -> String) -> Double? {
        guard nextValue() == .number else {
            reportNoLength(of: key())
            return nil
        }
        let number = readNumber()
        // Zero may be written with a minus sign, which would go on into the results.
        if number.value >= 0, number.value <= 1e12, number.problem == nil { return number.value + 0 }
        if number.problem == nil {
            log.report(.outOfRange(of: key(), value: number.value, allowed: .length), at: number.range)
        }
        return nil
    }

    @inline(never)
    private mutating func reportNoLength(of key: String) {
        let start = cursor.position
        if let value = readNumberWord() {
            log.report(.outOfRange(of: key, value: value, allowed: .length), at: start..<cursor.position)
        } else {
            reportWrongType(of: key, expected: [.number])
        }
    }

    /// Reads a text; nil where it is none, which is reported.
    @inline(__always)
    mutating func readText(of key: @autoclosure () -> String) -> JSON5Text? {
        guard nextValue() == .string else {
            reportWrongType(of: key(), expected: [.string])
            return nil
        }
        let text = readString()
        return text.isOpen ? nil : text
    }

    /// Skips the value at the cursor and reports its type, unless it is broken, which was reported.
    mutating func reportWrongType(of key: String, expected: [ValueType]) {
        let (type, range) = skipValue()
        guard let type else { return }
        log.report(.wrongType(of: key, expected: expected, found: type), at: range)
    }

    /// Reads a size, `[w, h]` or `{ width, height }`; nil where it is none, which is reported.
    mutating func readSize() -> CGSize? {
        switch nextValue() {
        case .array: return readSizeArray()
        case .object: return readSizeObject()
        default:
            reportWrongType(of: "size", expected: [.size])
            return nil
        }
    }

    private mutating func readSizeArray() -> CGSize? {
        let start = cursor.position
        guard open() else { return nil }
        var (width, height, count): (Double?, Double?, Int) = (nil, nil, 0)
        var needsComma = false
        while nextElement(needsComma: &needsComma) {
            switch count {
            case 0: width = readLength(of: "width")
            case 1: height = readLength(of: "height")
            default: skipValue()
            }
            count += 1
        }
        guard count == 2 else {
            if !isStopped { log.report(.item(.sizeCount(count)), at: start..<cursor.position) }
            return nil
        }
        return ItemDraft.size(width, height)
    }

    private mutating func readSizeObject() -> CGSize? {
        let start = cursor.position
        guard open() else { return nil }
        var (width, height, hasWidth, hasHeight): (Double?, Double?, Bool, Bool) = (nil, nil, false, false)
        var needsComma = false
        let firstKey = keys.count
        let errors = log.errorCount
        while let key = nextKey(needsComma: &needsComma) {
            note(key)
            switch ItemKey(key, in: cursor) {
            case .width:
                hasWidth = true
                width = readLength(of: "width")
            case .height:
                hasHeight = true
                height = readLength(of: "height")
            default: skipUnknown(key, of: "size", among: ["width", "height"])
            }
        }
        reportEqualKeys(from: firstKey)
        // A key that was reported is likely the one that is missing.
        if !isStopped, log.errorCount == errors, !hasWidth || !hasHeight {
            log.report(.item(.missingSide(hasWidth ? "height" : "width")), at: start..<cursor.position)
        }
        return ItemDraft.size(width, height)
    }

    /// Reports a key that nothing reads, and skips its value.
    mutating func skipUnknown(_ key: JSON5Text, of owner: String, among known: [String]) {
        if !key.range.isEmpty {
            let name = string(key)
            let nearest = NearestWord.suggestion(for: name, among: known)
            log.report(.unknownKey(name, of: owner, nearest: nearest, known: known), at: key.range)
        }
        skipValue()
    }

    /// Reports one side of an item without the other, or a size and a side as well.
    mutating func reportSizeProblem(_ draft: ItemDraft) {
        guard let offset = draft.offset(of: .width) ?? draft.offset(of: .height) else { return }
        let (side, other) = draft.has(.width) ? ("width", "height") : ("height", "width")
        let problem: ItemProblem = draft.has(.size) ? .sizeAndSide(side) : .missingSide(other)
        log.report(.item(problem), at: keyRange(at: offset))
    }

    /// Where the key stands that starts at an offset.
    func keyRange(at offset: Int) -> Range<Int> {
        let first = cursor.byte(at: offset)
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return valueRange(at: offset) }
        return offset..<max(cursor.word(at: offset).end, offset + 1)
    }

    /// Where the string or number stands that starts at an offset, up to the end of its line.
    func valueRange(at offset: Int) -> Range<Int> {
        let quote = cursor.byte(at: offset)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return offset..<max(brokenWordEnd(from: offset), offset + 1)
        }
        var end = cursor.plainEnd(from: offset + 1, quote: quote)
        while cursor.byte(at: end) == UInt8(ascii: "\\") { end = cursor.plainEnd(from: end + 2, quote: quote) }
        return offset..<min(end + 1, cursor.end)
    }

    /// Calls `body` with the bytes of a text, its escapes resolved.
    @inline(__always)
    func withBytes<Result>(of text: JSON5Text, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        text.hasEscapes ? cursor.decoded(text.content).withUnsafeBufferPointer(body) : body(cursor.bytes(text.content))
    }
}
