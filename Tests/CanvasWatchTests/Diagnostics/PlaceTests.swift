import Testing

@testable import canvas_watch

struct PlaceTests {
    private func place(_ text: String, _ range: Range<Int>) -> Place {
        let file = SourceFile(name: "f", bytes: Array(text.utf8))
        return Place(of: range, in: file, index: LineIndex(file.bytes))
    }

    @Test("A place underlines its characters up to the end of the line")
    func lines() {
        #expect(
            place("ab\ncé日e\r\nf", 3..<7)
                == Place(file: "f", line: 2, column: 1, length: 3, excerpt: "cé日e", excerptColumn: 1))
        #expect(
            place("ab\ncde\nf", 4..<8)
                == Place(file: "f", line: 2, column: 2, length: 2, excerpt: "cde", excerptColumn: 1))
        #expect(
            place("\u{FEFF}ab", 3..<4)
                == Place(file: "f", line: 1, column: 1, length: 1, excerpt: "ab", excerptColumn: 1))
    }

    @Test("The end of a line and of the file can be pointed at", arguments: ["ab\ncd", "ab\rcd", "ab\r\ncd"])
    func ends(text: String) {
        #expect(place(text, 2..<3) == Place(file: "f", line: 1, column: 3, length: 1, excerpt: "ab", excerptColumn: 1))
        let count = text.utf8.count
        for range in [count..<(count + 1), (count + 9)..<(count + 20)] {
            #expect(
                place(text, range) == Place(file: "f", line: 2, column: 3, length: 1, excerpt: "cd", excerptColumn: 1))
        }
        if text.utf8.count == 6 {
            #expect(
                place(text, 3..<4) == Place(file: "f", line: 1, column: 3, length: 1, excerpt: "ab", excerptColumn: 1))
        }
    }

    @Test("A line of 160 characters is shown whole, a longer one around the place")
    func longLines() {
        let exact = String(repeating: "é", count: 160)
        #expect(place(exact, 200..<202).excerpt == exact)
        let long = String(repeating: "é", count: 5000)
        let middle = place(long, 4000..<4400)
        #expect(middle.column == 2001)
        #expect(middle.excerptColumn == 1941)
        #expect(middle.excerpt == "…" + String(repeating: "é", count: 159) + "…")
        #expect(middle.length == 100)
        let start = place(long, 20..<24)
        #expect(start.excerpt == String(repeating: "é", count: 160) + "…")
        #expect(start.excerptColumn == 1 && start.column == 11 && start.length == 2)
        let end = place(long, 9996..<9998)
        #expect(end.excerpt == "…" + String(repeating: "é", count: 61))
        #expect(end.column - end.excerptColumn == 60)
    }

    @Test("A line of 20 MB costs no more than another")
    func hugeLine() {
        let file = SourceFile(name: "f", bytes: [UInt8](repeating: 0x78, count: 20_000_000))
        var log = DiagnosticLog(file)
        for index in 0..<1000 { log.report(.syntax(.missingComma), at: (index * 20_000)..<(index * 20_000 + 1)) }
        let columns = log.diagnostics().compactMap(\.place?.column)
        #expect(columns == (0..<1000).map { $0 * 20_000 + 1 })
    }

    @Test("Bytes that are not UTF-8 are one replacement character each, and the columns agree with it")
    func brokenBytes() {
        let file = SourceFile(name: "f", bytes: [0x61, 0x93, 0x62, 0xE2, 0x82, 0x63, 0x64])
        let found = Place(of: 6..<7, in: file, index: LineIndex(file.bytes))
        #expect(found.excerpt == "a\u{FFFD}b\u{FFFD}cd")
        #expect(found.column == 6)
    }
}
