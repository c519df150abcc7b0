import Testing

@testable import canvas_watch

/// Texts in lines and columns.
struct TextLayoutTests {
    @Test("lines break between words and use their width to the last column")
    func breaksLines() {
        #expect(WrappedText.lines(of: "aaa bb cccc d", columns: 6) == ["aaa bb", "cccc d"])
        #expect(WrappedText.lines(of: "aaa bb cccc d", columns: 5) == ["aaa", "bb", "cccc", "d"])
        #expect(WrappedText.lines(of: "a toolongword b", columns: 4) == ["a", "toolongword", "b"])
        #expect(WrappedText.lines(of: "", columns: 4) == [])
    }

    @Test("parts stay whole, two spaces apart")
    func joinsParts() {
        func text(_ parts: [String], columns: Int) -> String {
            var buffer = ByteBuffer()
            JoinedParts.append(parts, columns: columns, to: &buffer)
            return buffer.text
        }
        #expect(text(["a b", "cc", "d"], columns: 7) == "a b  cc\nd\n")
        #expect(text(["a b", "cc", "d"], columns: 6) == "a b\ncc  d\n")
        #expect(text(["日本", "ü", "toolong", "d"], columns: 7) == "日本  ü\ntoolong\nd\n")
        #expect(text([], columns: 6) == "")
    }

    @Test("wide characters count two columns")
    func countsColumns() {
        #expect(WrappedText.lines(of: "日本 語", columns: 7) == ["日本 語"])
        #expect(WrappedText.lines(of: "日本 語", columns: 6) == ["日本", "語"])
    }

    @Test("a table lines its columns up and wraps the cells that are too wide")
    func drawsTables() {
        var table = ColumnTable(limits: [10, 5])
        table.add("A", "B", "C")
        table.add("long-name", "x y z w", "one two three four five")
        #expect(
            table.text(indent: 2, columns: 36) == """
                  A          B      C
                  long-name  x y z  one two three
                             w      four five

                """)
    }

    @Test("no line of a table is wider than asked for")
    func keepsWidth() {
        var table = ColumnTable(limits: [10, 5])
        table.add("name", "1 2 3 4 5 6 7", "what it is for, in a few words that go on and on")
        for columns in [30, 40, 80] {
            let lines = table.text(indent: 2, columns: columns).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns })
        }
    }
}
