import Testing

@testable import canvas_watch

struct TextRowsTests {
    /// A text, the columns of a row, and how many rows it takes.
    static let cases: [(text: String, columns: Int, rows: Int)] = [
        ("", 80, 0), ("\n", 80, 1), ("a\n\nb\n", 80, 3), ("12345678\n", 8, 1), ("123456789\n", 8, 2),
        (String(repeating: "x", count: 161) + "\n", 80, 3), ("\u{1B}[1;33mwarn\u{1B}[0m\n", 4, 1), ("äöü\n", 3, 1),
        ("a\n", 0, 1), ("no end", 80, 0),
    ]

    @Test("a line takes a row, a long one several, colours none", arguments: cases)
    func counts(_ test: (text: String, columns: Int, rows: Int)) {
        #expect(TextRows.count(of: Array(test.text.utf8), columns: test.columns) == test.rows)
    }
}
