import Testing

@testable import canvas_watch

struct DisplayWidthTests {
    @Test(
        "Texts take the columns that a terminal gives them",
        arguments: [
            ("", 0), ("note-1", 6), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ＡＢ", 4), ("ｱ", 1), ("한", 2),
            ("\u{1112}\u{1161}\u{11ab}", 2), ("Привет", 6), ("שלום", 4), ("क्ष", 2), ("ก็", 1),
            ("\u{200b}", 0), ("a\u{200d}b", 2), ("\u{ad}", 1),
            ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("❤", 1), ("❤\u{fe0f}", 2), ("❤\u{fe0e}", 1), ("☂", 1),
            ("1\u{fe0f}\u{20e3}", 2), ("🇯🇵", 2), ("🇯🇵🇫🇷", 4), ("🇯", 1), ("🏴\u{e0067}\u{e0062}\u{e007f}", 2), ("🏳️‍🌈", 2),
            ("⌚", 2), ("☕ tea", 6), ("—", 1), ("…", 1), ("┌", 1), ("⣿", 1), ("▟", 1),
        ])
    func widths(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test("A text is as wide as its characters together")
    func additive() {
        let text = "a日😀e\u{301}🇯🇵"
        #expect(DisplayWidth.columns(of: text) == text.map(DisplayWidth.columns(of:)).reduce(0, +))
    }

    @Test("The ranges of wide characters are ascending and apart")
    func table() {
        for (earlier, later) in zip(WideScalars.ranges, WideScalars.ranges.dropFirst()) {
            #expect(earlier.first <= earlier.last && earlier.last + 1 < later.first)
        }
    }

    @Test(
        "The first and the last of some blocks are wide, their neighbours are not",
        arguments: [
            (0x10ff, 1), (0x1100, 2), (0x115f, 2), (0x303f, 1), (0x3041, 2), (0x4dbf, 2), (0x4dc0, 1), (0x9fff, 2),
            (0xac00, 2), (0xd7a3, 2), (0xff60, 2), (0xff61, 1), (0xffe6, 2), (0x20000, 2), (0x3fffd, 2), (0x10fffd, 1),
        ] as [(UInt32, Int)])
    func blocks(code: UInt32, columns: Int) throws {
        #expect(DisplayWidth.columns(of: try #require(Unicode.Scalar(code))) == columns)
    }
}

struct EscapedTextTests {
    @Test(
        "What could steer a terminal is shown instead",
        arguments: [
            ("note-1", "note-1"), ("日本 — ok", "日本 — ok"), ("a\nb\tc\rd", #"a\nb\tc\rd"#), ("\u{1b}[2J", #"\u{1b}[2J"#),
            ("\0", #"\u{0}"#), ("\u{7f}", #"\u{7f}"#), ("\u{9b}31m", #"\u{9b}31m"#), ("\u{85}", #"\u{85}"#),
            ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("a\u{202e}b\u{2066}", #"a\u{202e}b\u{2066}"#),
            ("\u{61c}\u{200f}", #"\u{61c}\u{200f}"#), ("\u{feff}", #"\u{feff}"#),
            ("👨‍👩‍👧 می‌خواهم ©", "👨‍👩‍👧 می‌خواهم ©"), (#"C:\new"#, #"C:\new"#),
        ])
    func escapes(text: String, expected: String) {
        #expect(EscapedText.text(text) == expected)
        var buffer = ByteBuffer()
        buffer.append(escaped: Array(text.utf8)[...])
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected)
    }

    @Test("No scalar of the forbidden kinds comes out raw")
    func everyScalar() {
        for code in UInt32(0)...0x10ffff {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let category = scalar.properties.generalCategory
            guard category == .control || category == .lineSeparator || category == .paragraphSeparator else {
                continue
            }
            #expect(!EscapedText.text(String(scalar)).unicodeScalars.contains(scalar))
        }
    }
}
