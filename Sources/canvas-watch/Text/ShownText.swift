/// A text that may be shown, its control characters made visible, as the bytes that it stands in.
///
/// The names of many items are looked at for every map; most are ASCII, where a byte is a column, and need no string each.
struct ShownText: Sendable {
    /// The bytes; valid UTF-8.
    let bytes: ArraySlice<UInt8>
    /// Whether all of them are ASCII.
    let isASCII: Bool

    /// Takes a text from a file, given as valid UTF-8.
    init(escaping text: ArraySlice<UInt8>) {
        if Self.isPrintableASCII(text) {
            self.init(ascii: text)
        } else if !text.contains(where: EscapedText.isSuspicious) {
            self.init(bytes: text)
        } else {
            self.init(EscapedText.text(String(decoding: text, as: UTF8.self)))
        }
    }

    private static func isPrintableASCII(_ text: ArraySlice<UInt8>) -> Bool {
        text.withUnsafeBufferPointer { text in
            var others: UInt8 = 0
            for byte in text { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
            return others == 0
        }
    }

    /// Takes a text without control characters.
    init(_ text: String) {
        self.init(bytes: Array(text.utf8)[...])
    }

    /// Takes a text without control characters, given as valid UTF-8.
    init(bytes: ArraySlice<UInt8>) {
        self.init(bytes: bytes, isASCII: bytes.allSatisfy { $0 < 0x80 })
    }

    private init(bytes: ArraySlice<UInt8>, isASCII: Bool) {
        (self.bytes, self.isASCII) = (bytes, isASCII)
    }

    /// Takes ASCII without control characters.
    init(ascii bytes: ArraySlice<UInt8>) {
        self.init(bytes: bytes, isASCII: true)
    }

    /// The text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The columns of a terminal that it takes.
    var columns: Int { isASCII ? bytes.count : DisplayWidth.columns(of: text) }

    /// The beginning that takes at most so many columns.
    func prefix(columns: Int) -> ShownText {
        isASCII
            ? ShownText(ascii: bytes.prefix(max(columns, 0)))
            : ShownText(DisplayWidth.prefix(of: text, columns: columns))
    }
}
