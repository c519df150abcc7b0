/// Writes JSON strings.
///
/// Beyond what JSON asks for, every character that would be an order to a terminal is escaped, so that a JSON report can be
/// looked at.
enum JSONText {
    /// Adds a text in quotes.
    static func append(_ text: String, to buffer: inout ByteBuffer) {
        var text = text
        text.withUTF8 { append($0, to: &buffer) }
    }

    /// Adds a text given as valid UTF-8, in quotes.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
        buffer.append(UInt8(ascii: "\""))
        var start = 0
        while start < text.count {
            let end = plainEnd(of: text, from: start)
            if end > start { buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end])) }
            guard end < text.count else { break }
            let (scalar, length) = UTF8Text.scalar(text, at: end)
            appendUnusual(scalar ?? "\u{FFFD}", to: &buffer)
            start = end + length
        }
        buffer.append(UInt8(ascii: "\""))
    }

    private static func plainEnd(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
            index += 1
        }
        return index
    }

    private static func appendUnusual(_ scalar: Unicode.Scalar, to buffer: inout ByteBuffer) {
        switch scalar {
        case "\"": buffer.append("\\\"")
        case "\\": buffer.append("\\\\")
        case "\n": buffer.append("\\n")
        case "\r": buffer.append("\\r")
        case "\t": buffer.append("\\t")
        default:
            let text = String(Character(scalar))
            guard EscapedText.text(text) != text else { return buffer.append(text) }
            for unit in UTF16.encode(scalar) ?? .init() { appendEscape(unit, to: &buffer) }
        }
    }

    private static func appendEscape(_ unit: UInt16, to buffer: inout ByteBuffer) {
        buffer.append("\\u")
        for shift in [12, 8, 4, 0] {
            let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift)) & 0xF
            buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
