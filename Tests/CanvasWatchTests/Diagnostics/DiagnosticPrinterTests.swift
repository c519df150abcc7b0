import Testing

@testable import canvas_watch

struct DiagnosticPrinterTests {
    private func text(
        _ source: String, name: String = "ring.layout.json", isColored: Bool = false,
        _ report: (inout DiagnosticLog) -> Void
    ) -> String {
        var log = DiagnosticLog(SourceFile(name: name, bytes: Array(source.utf8)))
        report(&log)
        var buffer = ByteBuffer()
        DiagnosticPrinter(isColored: isColored).print(log.diagnostics(), into: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test("A diagnostic shows its line, a mark under the place, and the help")
    func whole() {
        let source = "{\n  layout: {\n  raduis: 600,\n} }\n"
        let shown = text(source) {
            $0.report(.unknownKey("raduis", of: "layout ring", nearest: "radius"), at: 16..<22)
            $0.report(
                .duplicateId("a"), .warning, at: 24..<27,
                notes: [DiagnosticLog.Note(remark: .firstId("a"), range: 4..<10)])
        }
        #expect(
            shown == """
                ring.layout.json:3:3: error: unknown key `raduis` of layout ring [unknown-key]
                  3 |   raduis: 600,
                    |   ^~~~~~ did you mean `radius`?
                ring.layout.json:3:11: warning: the id `a` is taken [duplicate-id]
                  3 |   raduis: 600,
                    |           ^~~ give each item an id of its own
                ring.layout.json:2:3: note: the first item with the id `a`
                  2 |   layout: {
                    |   ^~~~~~

                """)
    }

    @Test("Tabs stay, wide characters take two columns, combining ones none, control characters are shown")
    func columns() {
        let shown = text("\t日e\u{301}\u{1B}😀x: 1") { $0.report(.syntax(.missingDigits(after: "-")), at: 12..<13) }
        let lines = shown.split(separator: "\n").map(String.init)
        #expect(lines.first == "ring.layout.json:1:7: error: expected a digit behind `-` [invalid-number]")
        #expect(lines.dropFirst().first == "  1 | \t日e\u{301}\\u{1b}😀x: 1")
        // 2 columns for the sign, 1 for e with its accent, 6 for the shown character, 2 for the emoji.
        #expect(lines.last == "    | \t" + String(repeating: " ", count: 2 + 1 + 6 + 2) + "^")
    }

    @Test("Names and messages never reach a terminal raw")
    func harmless() {
        let shown = text("{}", name: "a\u{1B}[2J\n.json") {
            $0.report(.unknownKey("\u{202E}evil\u{7}", of: "a spec", nearest: nil), at: 0..<1)
        }
        #expect(shown.hasPrefix("a\\u{1b}[2J\\n.json:1:1: error: unknown key `\\u{202e}evil\\u{7}` of a spec"))
    }

    @Test("Colour marks the severity and the place, and nothing else changes")
    func colors() {
        func report(_ log: inout DiagnosticLog) {
            log.report(.syntax(.missingComma), at: 1..<2)
            log.report(.syntax(.missingComma), .warning, at: 1..<2)
        }
        let plain = text("{}", report)
        let colored = text("{}", isColored: true, report)
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[32m^\u{1B}[0m"))
        let stripped = ["[1;31m", "[1;33m", "[32m", "[0m"].reduce(colored) { $0.replacing("\u{1B}" + $1, with: "") }
        #expect(stripped == plain)
    }

    @Test("Of more than 20 in a file the errors are shown first and the rest is counted")
    func limit() {
        func heads(_ shown: String) -> [Substring] { shown.split(separator: "\n").filter { $0.hasPrefix("ring") } }
        let source = String(repeating: "x", count: 60)
        let many = text(source) { for index in 0..<37 { $0.report(.syntax(.missingComma), at: index..<(index + 1)) } }
        #expect(heads(many).count == 20)
        #expect(many.hasSuffix("\nand 17 more\n"))
        let mixed = text(source) {
            for index in 0..<30 { $0.report(.duplicateKey("w"), .warning, at: index..<(index + 1)) }
            for index in 30..<35 { $0.report(.syntax(.missingComma), at: index..<(index + 1)) }
        }
        #expect(heads(mixed).count == 20)
        #expect(heads(mixed).filter { $0.contains("error") }.count == 5)
        #expect(heads(mixed).first?.hasPrefix("ring.layout.json:1:1:") == true)
        #expect(mixed.hasSuffix("\nand 15 more\n"))
        let exact = text(source) { for index in 0..<20 { $0.report(.syntax(.missingComma), at: index..<(index + 1)) } }
        #expect(heads(exact).count == 20)
        #expect(!exact.contains("more"))
    }

    @Test("The limit counts for each file, and for what the log did not keep")
    func files() {
        func diagnostics(_ name: String, _ count: Int) -> [Diagnostic] {
            var log = DiagnosticLog(SourceFile(name: name, bytes: [0x78]))
            for _ in 0..<count { log.report(.syntax(.missingComma), at: 0..<1) }
            return log.diagnostics()
        }
        var buffer = ByteBuffer()
        DiagnosticPrinter().print(diagnostics("a", 25) + diagnostics("b", 5000) + diagnostics("c", 3), into: &buffer)
        let lines = String(decoding: buffer.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("a:") }.count == 20)
        #expect(lines.filter { $0.hasPrefix("b:") }.count == 20)
        #expect(lines.filter { $0.hasPrefix("c:") }.count == 3)
        #expect(lines.filter { $0.hasPrefix("and ") } == ["and 5 more", "and 4980 more"])
    }
}
