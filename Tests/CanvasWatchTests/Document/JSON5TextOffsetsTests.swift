import Testing

@testable import canvas_watch

@Suite("Places inside of texts")
struct JSON5TextOffsetsTests {
    /// The bytes of the file for a part of the text that starts at its first quote, or at its first character.
    private func bytes(_ file: String, from start: Int = 0, _ part: Range<Int>) -> String {
        let bytes = Array(file.utf8)
        let range = JSON5TextOffsets(ofTextAt: start..<bytes.count, in: bytes).range(of: part)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    @Test(
        "A part of a quoted text is found, whatever escapes stand in front of it and in it",
        arguments: [
            (#""radius * cos(a)""#, 9..<12, "cos"), (#"'a + b'"#, 4..<5, "b"), (#""a\u002Bbc""#, 2..<3, "b"),
            (#""a\u002Bbc""#, 1..<2, #"\u002B"#), (#""\n\x41\\c""#, 3..<4, "c"), (#""\u00e9b""#, 2..<3, "b"),
            (#""é × b""#, 6..<7, "b"), (#""\ud83d\ude00b""#, 4..<5, "b"),
            (#""\ud83d\ude00b""#, 0..<4, #"\ud83d\ude00"#),
            ("\"a\\\n b\"", 2..<3, "b"), ("\"a\\\r\nb\"", 1..<2, "b"), (#""ab""#, 2..<2, ""), (#""ab""#, 1..<9, "b"),
            (#""""#, 0..<0, ""), (#""\'b""#, 1..<2, "b"),
        ])
    func quotedTexts(file: String, part: Range<Int>, expected: String) {
        #expect(bytes(file, part) == expected)
    }

    @Test("A text without quotes stands for itself")
    func bareTexts() {
        #expect(bytes("layout.x=a\\n+b", from: 9, 3..<5) == "+b")
        #expect(bytes("layout.x=ab", from: 9, 1..<7) == "b")
    }
}
