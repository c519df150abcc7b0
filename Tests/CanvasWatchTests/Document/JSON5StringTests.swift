import Testing

@testable import canvas_watch

struct JSON5StringTests {
    @Test(
        "Escapes stand for what JSON5 says",
        arguments: [
            (#""\b\f\n\r\t\v\0""#, "\u{8}\u{C}\n\r\t\u{B}\0"),
            (#""\'\"\\\/""#, "'\"\\/"),
            (#""\a\A\é\😀""#, "aAé😀"),
            (#""\x41\xe9\u00e9\u4E2D\uD83D\uDE00""#, "Aéé中😀"),
            (#""\0a\x00""#, "\0a\0"),
            ("'a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f'", "abcdef"),
            ("'a\tb\u{2028}c\u{2029}d\u{7F}\u{85}'", "a\tb\u{2028}c\u{2029}d\u{7F}\u{85}"),
            ("'// no comment /* */'", "// no comment /* */"),
            ("''", ""),
        ])
    func escapes(text: String, expected: String) {
        guard case .string(let string) = value(of: text)?.kind else {
            Issue.record("no string")
            return
        }
        #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("The end of a string is found at every length and offset", arguments: ["\"", "'"])
    func ends(quote: String) {
        let other = quote == "'" ? "\"" : "'"
        for offset in 0..<20 {
            for length in 0..<40 {
                let content = String((0..<length).map { $0 % 7 == 3 ? Character(other) : $0 % 5 == 2 ? "é" : "x" })
                let text = String(repeating: " ", count: offset) + "[" + quote + content + quote + ",'y']"
                #expect(value(of: text).map(outline) == "['\(content)','y']")
            }
        }
    }
}
