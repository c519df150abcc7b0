import Testing

@testable import canvas_watch

/// What the code of layouts printed, as it is shown.
struct PrintedLinesTests {
    private func text(_ output: String, isFailed: Bool = false) -> String {
        var buffer = ByteBuffer()
        PrintedLines.append(
            [PrintedText(file: "A.swift", bytes: Array(output.utf8))], isFailed: isFailed, to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test("lines stand under the file's name, their control characters shown")
    func showsLines() {
        #expect(text("a\n\nb\u{1b}[2J\r") == "A.swift printed:\n  a\n  \n  b\\u{1b}[2J\\r\n")
        var buffer = ByteBuffer()
        PrintedLines.append([], to: &buffer)
        PrintedLines.appendJSON([], to: &buffer)
        #expect(buffer.bytes.isEmpty)
    }

    @Test("of many lines the first twenty are shown, or of a failure the last; of a long line its beginning")
    func isBounded() {
        let many = (1...25).map { "\($0)\n" }.joined()
        let shown = text(many)
        #expect(shown.hasPrefix("A.swift printed:\n  1\n  2\n") && shown.hasSuffix("  20\n  and 5 lines more\n"))
        let failed = text(many, isFailed: true)
        #expect(failed.hasPrefix("A.swift printed:\n  5 lines, then\n  6\n") && failed.hasSuffix("  24\n  25\n"))
        #expect(
            text(String(repeating: "x", count: 201)) == "A.swift printed:\n  \(String(repeating: "x", count: 200))…\n")
    }

    @Test("JSON has the text as it is, up to 64 kB")
    func writesJSON() {
        var buffer = ByteBuffer()
        buffer.append("{\"a\":1")
        PrintedLines.appendJSON([PrintedText(file: "A.swift", bytes: Array("a\n\u{1b}".utf8) + [0xff])], to: &buffer)
        #expect(
            String(decoding: buffer.bytes, as: UTF8.self)
                == "{\"a\":1,\"printed\":[{\"file\":\"A.swift\",\"text\":\"a\\n\\u001b\u{fffd}\"}]")
        buffer.removeAll()
        PrintedLines.appendJSON(
            [PrintedText(file: "A.swift", bytes: [UInt8](repeating: 0x61, count: 70_000))], to: &buffer)
        #expect(buffer.bytes.count { $0 == 0x61 } == 65_536)
    }
}
