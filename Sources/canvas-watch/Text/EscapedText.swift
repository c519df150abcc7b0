/// Text from files, made harmless for a terminal: what would move the cursor, start a command or turn the direction of
/// reading is shown as `\n`, `\u{1b}` and the like.
enum EscapedText {
    /// The text with its control characters shown.
    static func text(_ text: String) -> String {
        guard text.utf8.contains(where: isSuspicious) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if mustBeShown(scalar) { shown += escape(scalar) } else { shown.unicodeScalars.append(scalar) }
        }
        return shown
    }

    /// Whether a byte is a control character or may start one that has several bytes.
    static func isSuspicious(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7f, 0xc2, 0xd8, 0xe2, 0xef: true
        default: false
        }
    }

    private static func mustBeShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0,  // C0, DEL, C1
            0x2028, 0x2029,  // line and paragraph separators
            0x61c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069,  // marks and overrides of the direction
            0xfeff, 0xfff9...0xfffb:  // byte order mark, interlinear annotations
            true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\u{" + String(scalar.value, radix: 16) + "}"
        }
    }
}

extension ByteBuffer {
    /// Adds a text from a file, its control characters shown.
    mutating func append(escaped text: String) {
        append(EscapedText.text(text))
    }

    /// Adds a text from a file, given as valid UTF-8, its control characters shown.
    mutating func append(escaped text: ArraySlice<UInt8>) {
        if text.contains(where: EscapedText.isSuspicious) {
            append(EscapedText.text(String(decoding: text, as: UTF8.self)))
        } else {
            append(contentsOf: text)
        }
    }
}
