import Testing

@testable import canvas_watch

/// Each kind of broken text: the place, the code and, below, the words.
struct SyntaxDiagnosticsTests {
    private func diagnostics(of text: String) -> [Diagnostic] {
        JSON5Document(SourceFile(name: "text", bytes: Array(text.utf8))).log.diagnostics()
    }

    @Test(
        "Strings and words",
        arguments: [
            ("[«ring»]", ["missing-quotes"]),
            ("{a: «top-left»}", ["missing-quotes"]),
            ("{a: «two words» }", ["missing-quotes"]),
            ("{a: «x.items.json», b: 1}", ["missing-quotes"]),
            ("{a: «x» // y\n}", ["missing-quotes"]),
            ("[«True», «None», «undefined», «nan», «yes»]", Array(repeating: "unknown-literal", count: 5)),
            ("{«multi-word»: 1, «10»: 2, «a b»: 3, «😀»: 4}", Array(repeating: "missing-quotes", count: 4)),
            ("[«“x”», «`y`», «‘z’»]", Array(repeating: "string-quotes", count: 3)),
            ("[«\"abc»\n]", ["string-quotes"]),
            ("[«\"abc»", ["string-quotes"]),
            ("{a: «\"b,»\n c: 1, «c»: 2}", ["string-quotes", "duplicate-key"]),
            ("{«'a: 1»\n}", ["string-quotes"]),
            ("['it'«s»', 'a']", ["string-quotes"]),
            ("[{id: \"x}, {id: \"«y»\"}]", ["string-quotes"]),
        ])
    func strings(marked: String, codes: [String]) {
        let text = MarkedText(marked)
        text.expect(codes, in: diagnostics(of: text.text))
    }

    @Test(
        "Escapes and control characters",
        arguments: [
            (#"["«\u12»", "«\u»", "«\x»", "«\x4»z"]"#, Array(repeating: "invalid-escape", count: 4)),
            (#"["«\1»", "«\0»8", "«\9»"]"#, Array(repeating: "invalid-escape", count: 3)),
            (#"["«\uD800»", "«\uDC00»", "«\uD83D»\u0041"]"#, Array(repeating: "invalid-escape", count: 3)),
            (#"{«\u0030»a: 1, b«\x41»: 2, c«\n»: 3}"#, Array(repeating: "invalid-escape", count: 3)),
            ("[\"a«\u{1}»b«\u{1B}»\", \"\t\"]", ["control-character", "control-character"]),
        ])
    func escapes(marked: String, codes: [String]) {
        let text = MarkedText(marked)
        text.expect(codes, in: diagnostics(of: text.text))
    }

    @Test(
        "Numbers",
        arguments: [
            ("[«012», «-00», «+01.5»]", Array(repeating: "invalid-number", count: 3)),
            ("[«0x», «1e», «1e+», «.», «-», «+», «-.e1»]", Array(repeating: "invalid-number", count: 7)),
            ("[«12px», «50%», «1_000», «1.2.3», «0b11», «1é», «0xg»]", Array(repeating: "invalid-number", count: 7)),
            ("{a: 5 «px», b: 1}", ["unexpected-character"]),
        ])
    func numbers(marked: String, codes: [String]) {
        let text = MarkedText(marked)
        text.expect(codes, in: diagnostics(of: text.text))
    }

    @Test(
        "Commas, colons and brackets",
        arguments: [
            ("[1« »2]", ["missing-comma"]),
            ("{a: 1« »b: 2« »\"c\": 3}", ["missing-comma", "missing-comma"]),
            ("{a: 1«\n»b: 2}", ["missing-comma"]),
            ("[{}«{»}]", ["missing-comma"]),
            ("{a: 1«;» b: 2}", ["missing-comma"]),
            ("[«,»1,«,»2]", ["missing-value", "missing-value"]),
            ("{«,»a: 1,«,»}", ["missing-value", "missing-value"]),
            ("{a «=» 1, b «=»> 2}", ["missing-colon", "missing-colon"]),
            ("{«a», «\"b\"»}", ["missing-colon", "missing-colon"]),
            ("{«a» 1, «\"b\"» {}}", ["missing-colon", "missing-colon"]),
            ("{a: «,» b: «}»", ["missing-value", "missing-value"]),
            ("{«:» 1}", ["missing-key"]),
            ("{a: «b»: c, d: 1}", ["missing-quotes"]),
            ("{a: {b: [1, 2«}»}", ["missing-bracket"]),
            ("[1, {a: 2«]»", ["missing-bracket"]),
            ("{a: [1, 2«»", ["missing-bracket"]),
            ("{a: 1 // x«»\n\n", ["missing-bracket"]),
            ("{a: 1}«}»", ["trailing-text"]),
            ("{a: 1}\n«{b: 2}»\n", ["trailing-text"]),
            ("«]»", ["missing-value"]),
        ])
    func structure(marked: String, codes: [String]) {
        let text = MarkedText(marked)
        text.expect(codes, in: diagnostics(of: text.text))
    }

    @Test(
        "Comments and characters without meaning",
        arguments: [
            ("«#» note\n[1, «#» two\n2]", ["unexpected-character", "unexpected-character"]),
            ("[1 «/*» 2]", ["unterminated-comment"]),
            ("«/*»/", ["unterminated-comment"]),
            ("[«@»foo, 1]", ["unexpected-character"]),
            ("{a: 1 «@» 2, b: 3}", ["unexpected-character"]),
            ("{a: «(»1)}", ["unexpected-character"]),
            ("[«\u{1}»]", ["unexpected-character"]),
            ("[1 «:» 2]", ["unexpected-character"]),
            ("«»", ["empty-file"]),
            ("«» \n// nothing\n", ["empty-file"]),
        ])
    func characters(marked: String, codes: [String]) {
        let text = MarkedText(marked)
        text.expect(codes, in: diagnostics(of: text.text))
    }

    @Test("A bracket that is missing is told with the place of its partner")
    func partners() {
        let found = diagnostics(of: "{a: 1,\n b: [1, {c: 2}\n}")
        #expect(found.map(\.message) == ["expected `]` before `}`"])
        #expect(found.first?.notes.map(\.message) == ["`[` was opened here"])
        #expect(found.first?.notes.first?.place?.line == 2)
        #expect(found.first?.notes.first?.place?.column == 5)
    }

    @Test(
        "What is no text is told in one diagnostic",
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00], "binary-file", 3, 1),
            ([0xFF, 0xFE, 0x7B, 0x00], "invalid-utf8", 1, 1),
            ([0xFE, 0xFF, 0x00, 0x7B], "invalid-utf8", 1, 1),
            (Array("{a: 'Gr".utf8) + [0xF6, 0xDF] + Array("e', b: 1}".utf8), "invalid-utf8", 1, 8),
            (Array("\u{FEFF}{a: 'Gr".utf8) + [0xF6] + Array("n'}".utf8), "invalid-utf8", 1, 8),
        ] as [([UInt8], String, Int, Int)])
    func noText(bytes: [UInt8], code: String, line: Int, column: Int) {
        let found = JSON5Document(SourceFile(name: "text", bytes: bytes)).log.diagnostics()
        #expect(found.map(\.code) == [code])
        #expect(found.first?.place?.line == line)
        #expect(found.first?.place?.column == column)
    }
}
