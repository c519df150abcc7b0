import TestSupport
import Testing

@testable import canvas_watch

struct DiagnosticLogTests {
    @Test("Findings come in the order of the file, and those of one place as they were reported")
    func order() {
        var log = DiagnosticLog(SourceFile(name: "f", bytes: Array("abcdef".utf8)))
        log.report(.duplicateKey("late"), at: 4..<5)
        log.report(.duplicateKey("first"), at: 1..<2)
        log.report(.duplicateKey("second"), .warning, at: 1..<2)
        log.report(.duplicateKey("file"), at: nil)
        let keys = log.diagnostics().map { $0.finding }
        #expect(keys == ["file", "first", "second", "late"].map { .duplicateKey($0) })
        #expect(log.errorCount == 3)
        #expect(log.hasErrors)
    }

    @Test("Of a million findings the first thousand by place are kept and the others counted")
    func many() {
        var log = DiagnosticLog(SourceFile(name: "f", bytes: [UInt8](repeating: 0x78, count: 100_000)))
        for index in (0..<100_000).reversed() {
            log.report(.duplicateKey("\(index)"), .warning, at: index..<(index + 1))
        }
        let found = log.diagnostics()
        #expect(found.prefix(1000).map(\.finding) == (0..<1000).map { .duplicateKey("\($0)") })
        #expect(found.dropFirst(1000).map(\.finding) == [.furtherFindings(99_000)])
        #expect(found.last?.severity == .warning)
        #expect(!log.hasErrors)
    }

    @Test("JSON has all fields, leaves out what there is not, and escapes any text")
    func json() {
        var log = DiagnosticLog(SourceFile(name: "a\"\\\u{1B}\u{85}\n.json", bytes: Array("{a: 1}".utf8)))
        log.report(
            .duplicateKey("\u{2028}😀\u{202E}é"), at: 1..<2,
            notes: [DiagnosticLog.Note(remark: .firstKey("k"), range: 2..<3), DiagnosticLog.Note(remark: .usedHere)])
        log.report(.syntax(.missingDigits(after: "-")), .warning, at: 3..<4)
        var buffer = ByteBuffer()
        Diagnostic.appendJSON(
            log.diagnostics() + [Diagnostic(severity: .error, finding: .furtherFindings(2), place: nil)], to: &buffer)
        let file = #"a\"\\\u001b\u0085\n.json"#
        let expected = """
            [{"severity":"error","code":"duplicate-key","file":"\(file)","line":1,"column":2,\
            "message":"the key `\\u2028😀\\u202eé` stands here a second time","help":"remove one of the two",\
            "notes":[{"message":"`k` stands here first","file":"\(file)","line":1,"column":3},\
            {"message":"the file is used here"}]},\
            {"severity":"warning","code":"invalid-number","file":"\(file)","line":1,"column":4,"message":"expected a digit behind `-`"},\
            {"severity":"error","code":"further-findings","message":"and 2 more"}]
            """
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected)
    }

    @Test("A JSON string reads back as the text it was made of", arguments: [1, 2, 3] as [UInt64])
    func jsonText(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            var text = ""
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                let limit: UInt32 = Bool.random(using: &random) ? 0xFF : 0x10FFFF
                text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) ?? "x")
            }
            var buffer = ByteBuffer()
            JSONText.append(text, to: &buffer)
            let read = JSON5Document(SourceFile(name: "t", bytes: buffer.bytes))
            guard case .string(let back) = read.root?.kind else {
                Issue.record("seed \(seed): \(buffer.bytes)")
                return
            }
            #expect(back.unicodeScalars.elementsEqual(text.unicodeScalars), "seed \(seed)")
            #expect(read.log.isEmpty, "seed \(seed)")
        }
    }
}
