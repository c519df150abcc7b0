/// Cuts Swift source into words; comments, texts and regular expressions are passed over whole.
///
/// It never fails: what the compiler will refuse ends somewhere, and the compiler says so better.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var startsLine = true
    /// Whether a `/` here would divide, and not begin a regular expression.
    private var followsOperand = false

    /// All words of a source, with one at the end that says so.
    static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: bytes)
        var tokens: [SwiftToken] = []
        while true {
            tokens.append(lexer.next())
            if tokens.last?.kind == .end { return tokens }
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func next() -> SwiftToken {
        skipBlanks()
        let start = offset
        guard let byte = byte(at: offset) else { return token(.end, from: start) }
        if Self.isWordByte(byte), !Self.isDigit(byte) { return word(from: start) }
        if byte == UInt8(ascii: "`") {
            offset += 1
            while let byte = self.byte(at: offset), byte != UInt8(ascii: "`"), byte != 0x0A { offset += 1 }
            offset = min(offset + 1, bytes.count)
            return token(.word(string(start + 1..<max(start + 1, offset - 1))), from: start)
        }
        if Self.isDigit(byte) {
            while let byte = self.byte(at: offset), Self.isWordByte(byte) { offset += 1 }
            return token(.literal, from: start)
        }
        if skipLiteral() { return token(.literal, from: start) }
        if byte == UInt8(ascii: "-"), self.byte(at: offset + 1) == UInt8(ascii: ">") {
            offset += 2
            return token(.arrow, from: start)
        }
        offset += 1
        return token(.mark(byte), from: start)
    }

    private mutating func word(from start: Int) -> SwiftToken {
        while let byte = byte(at: offset), Self.isWordByte(byte) { offset += 1 }
        return token(.word(string(start..<offset)), from: start)
    }

    private mutating func token(_ kind: SwiftToken.Kind, from start: Int) -> SwiftToken {
        let token = SwiftToken(kind: kind, range: start..<offset, startsLine: startsLine)
        startsLine = false
        switch kind {
        case .word(let word): followsOperand = !["return", "in", "case", "where", "if", "while"].contains(word)
        case .literal: followsOperand = true
        case .mark(let mark): followsOperand = ")]}".utf8.contains(mark)
        case .arrow, .end: followsOperand = false
        }
        return token
    }

    private mutating func skipBlanks() {
        while let byte = byte(at: offset) {
            if byte == 0x0A || byte == 0x0D {
                startsLine = true
                offset += 1
            } else if byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0 {
                offset += 1
            } else if matches("//", at: offset) {
                while let byte = self.byte(at: offset), byte != 0x0A, byte != 0x0D { offset += 1 }
            } else if matches("/*", at: offset) {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    /// Block comments stand in each other.
    private mutating func skipBlockComment() {
        var depth = 0
        while offset < bytes.count {
            if matches("/*", at: offset) {
                depth += 1
                offset += 2
            } else if matches("*/", at: offset) {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                if bytes[offset] == 0x0A { startsLine = true }
                offset += 1
            }
        }
    }

    /// Passes over a text or a regular expression, if one begins here.
    private mutating func skipLiteral() -> Bool {
        var hashes = 0
        while byte(at: offset + hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch byte(at: offset + hashes) {
        case UInt8(ascii: "\""):
            offset += hashes
            skipText(hashes: hashes, depth: 0)
            return true
        case UInt8(ascii: "/") where hashes > 0:
            skipTo("/", hashes: hashes)
            return true
        case UInt8(ascii: "/") where !followsOperand:
            return skipPlainExpression()
        default:
            return false
        }
    }

    /// Passes over a regular expression between slashes: it neither starts nor ends with a blank and stays on its line.
    private mutating func skipPlainExpression() -> Bool {
        var end = offset + 1
        guard let first = byte(at: end), first != 0x20, first != 0x09 else { return false }
        while let byte = byte(at: end), byte != 0x0A, byte != UInt8(ascii: "/") {
            end += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard byte(at: end) == UInt8(ascii: "/") else { return false }
        offset = end + 1
        return true
    }

    /// Passes over a text whose quote is looked at; what stands in `\( )` is source again.
    private mutating func skipText(hashes: Int, depth: Int) {
        let isLong = matches("\"\"\"", at: offset)
        let quote = isLong ? "\"\"\"" : "\""
        offset += quote.utf8.count
        while let byte = byte(at: offset) {
            if byte == UInt8(ascii: "\\"), matchesHashes(hashes, at: offset + 1) {
                offset += 1 + hashes
                if self.byte(at: offset) == UInt8(ascii: "("), depth < 32 {
                    skipInterpolation(depth: depth)
                } else {
                    offset += 1
                }
            } else if matches(quote, at: offset), matchesHashes(hashes, at: offset + quote.utf8.count) {
                offset += quote.utf8.count + hashes
                return
            } else if byte == 0x0A, !isLong {
                return
            } else {
                offset += 1
            }
        }
        offset = min(offset, bytes.count)
    }

    private mutating func skipInterpolation(depth: Int) {
        var open = 0
        while let byte = byte(at: offset) {
            switch byte {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            case UInt8(ascii: "\""):
                var hashes = 0
                while offset - hashes > 0, bytes[offset - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
                skipText(hashes: hashes, depth: depth + 1)
                continue
            default: break
            }
            offset += 1
            if open == 0 { return }
        }
    }

    private mutating func skipTo(_ mark: Unicode.Scalar, hashes: Int) {
        offset += hashes + 1
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: mark), matchesHashes(hashes, at: offset + 1) {
                offset += 1 + hashes
                return
            }
            offset += 1
        }
    }

    private func matchesHashes(_ count: Int, at offset: Int) -> Bool {
        offset + count <= bytes.count && bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func matches(_ text: String, at offset: Int) -> Bool {
        offset < bytes.count && bytes[offset...].starts(with: text.utf8)
    }

    private func byte(at offset: Int) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Letters, digits, underscores, and every byte of a character beyond ASCII: all of those count as letters.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isDigit(byte) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
