import Testing

@testable import canvas_watch

/// Texts as bytes.
struct ShownTextTests {
    @Test(
        "Bytes are shown, measured and cut as the text is",
        arguments: [
            "", "plain", "with space", "tab\there", "del\u{7F}", "ü", "日本語", "e\u{301}x", "\u{202E}x", "a\u{85}b",
        ])
    func bytes(text: String) {
        let (shown, expected) = (ShownText(escaping: Array(text.utf8)[...]), EscapedText.text(text))
        #expect(shown.text == expected)
        #expect(shown.isASCII == expected.utf8.allSatisfy { $0 < 0x80 })
        #expect(shown.columns == DisplayWidth.columns(of: expected))
        for columns in -1...6 {
            #expect(shown.prefix(columns: columns).text == DisplayWidth.prefix(of: expected, columns: columns))
        }
    }

    @Test("A part of a larger text stands for itself")
    func slice() {
        let shown = ShownText(escaping: Array("item-0012".utf8)[5...])
        #expect(shown.text == "0012" && shown.prefix(columns: 2).text == "00")
    }
}
