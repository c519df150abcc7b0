import Testing

@testable import canvas_watch

struct JSON5ReaderTests {
    @Test(
        "Every form of JSON5 is read",
        arguments: [
            ("{}", "{}"),
            ("[ ]", "[]"),
            ("null", "null"),
            ("[true,false,]", "[true,false]"),
            ("{a:1,b:2,}", "{a:1.0,b:2.0}"),
            ("{'a b':1,\"c\":2,$_d9:3}", "{a b:1.0,c:2.0,$_d9:3.0}"),
            ("{null:1,true:2,if:3,Infinity:4}", "{null:1.0,true:2.0,if:3.0,Infinity:4.0}"),
            ("{ünï:1,日本:2}", "{ünï:1.0,日本:2.0}"),
            ("{a\u{200C}b:1,ℵ:2,ǅ:3}", "{a\u{200C}b:1.0,ℵ:2.0,ǅ:3.0}"),
            ("// a\n{ /* b */ a /**/ : // c\r1 // d\u{2028} , /***/ }//", "{a:1.0}"),
            ("/* * / ** /*/[/*,*/1]", "[1.0]"),
            (
                "\u{FEFF}\t\u{B}\u{C} \u{A0}\u{1680}\u{2003}\u{3000}\u{2028}\u{2029}\r\n[\u{FEFF}1\u{205F},2]",
                "[1.0,2.0]"
            ),
            ("{__proto__:{constructor:1}}", "{__proto__:{constructor:1.0}}"),
            ("['it\"s',\"it's\"]", "['it\"s','it's']"),
            ("{'':0}", "{:0.0}"),
            ("[Infinity,-Infinity,+Infinity]", "[inf,-inf,inf]"),
        ])
    func forms(text: String, expected: String) {
        #expect(value(of: text).map(outline) == expected)
    }

    @Test("Escapes in keys stand for their characters")
    func escapedKeys() {
        #expect(value(of: #"{\u0061b:1,sig\u03A3ma:2,"\x63":3}"#).map(outline) == "{ab:1.0,sigΣma:2.0,c:3.0}")
    }

    @Test("Ranges cover the values and the keys, quotes included")
    func ranges() throws {
        let text = "{ 'a': [1, \"xy\"], bc : -2.5 }"
        let root = try #require(value(of: text))
        guard case .object(let members) = root.kind, case .array(let nodes) = members.first?.value.kind else {
            Issue.record("the root is no object with an array")
            return
        }
        let bytes = Array(text.utf8)
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        #expect(part(root.range) == text)
        #expect(members.map { part($0.keyRange) } == ["'a'", "bc"])
        #expect(members.map { part($0.value.range) } == ["[1, \"xy\"]", "-2.5"])
        #expect(nodes.map { part($0.range) } == ["1", "\"xy\""])
    }

    @Test("A value may lie 512 deep, and no deeper", arguments: [("[", "]"), ("{a:", "}")])
    func nesting(open: String, close: String) {
        func text(_ depth: Int) -> String {
            String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        }
        #expect(value(of: text(512)) != nil)
        for depth in [513, 10_000, 100_000] {
            let document = JSON5Document(SourceFile(name: "deep", bytes: Array(text(depth).utf8)))
            let found = document.log.diagnostics()
            #expect(found.map(\.code) == ["nesting-too-deep"])
            #expect(found.first?.place?.column == 512 * open.utf8.count + 1)
            #expect(!document.isComplete)
        }
    }

    @Test("Equal keys of large objects are all found", arguments: [3, 16, 17, 1000])
    func equalKeys(count: Int) {
        let keys = (0..<count).map { "k\($0)" } + ["k0", "\\u006b1"]
        let text = "[{" + keys.map { "\($0):0" }.joined(separator: ",") + "}]"
        let found = JSON5Document(SourceFile(name: "keys", bytes: Array(text.utf8))).log.diagnostics()
        #expect(found.map(\.finding) == [.duplicateKey("k0"), .duplicateKey("k1")])
        #expect(found.map { $0.notes.first?.place?.column } == [3, 8])
    }

    @Test("Of a hundred thousand equal keys a thousand are told and the rest counted")
    func manyEqualKeys() {
        let text = "{" + String(repeating: "a:1,", count: 100_000) + "}"
        let found = JSON5Document(SourceFile(name: "keys", bytes: Array(text.utf8))).log.diagnostics()
        #expect(found.count == 1001)
        #expect(found.last?.finding == .furtherFindings(98_999))
    }
}
