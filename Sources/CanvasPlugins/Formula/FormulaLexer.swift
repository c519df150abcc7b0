/// Cuts the text of an expression into words.
struct FormulaLexer {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next word; blanks are passed over.
    mutating func next() throws(FormulaProblem) -> FormulaToken {
        while let byte = byte(at: offset), byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
        guard let first = byte(at: offset) else { return FormulaToken(kind: .end, range: offset..<offset) }
        if Self.isDigit(first) || (first == UInt8(ascii: ".") && isDigit(at: offset + 1)) { return try number() }
        if Self.isNameStart(first) { return name() }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try text(quote: first) }
        return try sign()
    }

    private mutating func number() throws(FormulaProblem) -> FormulaToken {
        let start = offset
        skipDigits()
        if byte(at: offset) == UInt8(ascii: ".") {
            offset += 1
            skipDigits()
        }
        // Only with digits behind it is an "e" an exponent.
        if let letter = byte(at: offset), letter | 0x20 == UInt8(ascii: "e") {
            let sign = byte(at: offset + 1)
            let digits = offset + (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 2 : 1)
            if isDigit(at: digits) {
                offset = digits
                skipDigits()
            }
        }
        let text = string(start..<offset)
        guard let value = Double(text), value.isFinite else {
            throw FormulaProblem(.numberTooLarge(text), at: start..<offset)
        }
        return FormulaToken(kind: .number(value), range: start..<offset)
    }

    private mutating func name() -> FormulaToken {
        let start = offset
        while let byte = byte(at: offset), Self.isNamePart(byte) { offset += 1 }
        return FormulaToken(kind: .name(string(start..<offset)), range: start..<offset)
    }

    private mutating func text(quote: UInt8) throws(FormulaProblem) -> FormulaToken {
        let start = offset
        offset += 1
        while let byte = byte(at: offset), byte != quote { offset += 1 }
        guard offset < bytes.count else { throw FormulaProblem(.unclosedText, at: start..<bytes.count) }
        offset += 1
        return FormulaToken(kind: .text(string(start + 1..<offset - 1)), range: start..<offset)
    }

    private mutating func sign() throws(FormulaProblem) -> FormulaToken {
        for length in [2, 1] where offset + length <= bytes.count {
            guard let sign = FormulaSign(rawValue: string(offset..<offset + length)) else { continue }
            offset += length
            return FormulaToken(kind: .sign(sign), range: offset - length..<offset)
        }
        var end = offset + 1
        while let byte = byte(at: end), byte & 0xC0 == 0x80 { end += 1 }
        let character = string(offset..<end)
        let isHalf = ["=", "&", "|"].contains(character)
        throw FormulaProblem(isHalf ? .halfOperator(character) : .unexpectedCharacter(character), at: offset..<end)
    }

    private mutating func skipDigits() {
        while isDigit(at: offset) { offset += 1 }
    }

    private func byte(at offset: Int) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private func isDigit(at offset: Int) -> Bool {
        byte(at: offset).map(Self.isDigit) ?? false
    }

    /// A part of the text.
    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        isNameStart(byte) || isDigit(byte)
    }

    /// Whether a text is a name that an expression can use.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        return isNameStart(first) && text.utf8.allSatisfy(isNamePart)
    }
}
