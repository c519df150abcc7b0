/// Something that the compiler says about a layout's Swift file.
struct SwiftCompilerMessage: Hashable, Sendable {
    /// How much it matters.
    enum Severity: String, Hashable, Sendable {
        case error, warning
    }

    /// What it is about.
    enum Subject: Hashable, Sendable {
        /// A place in the file: the line from 1, and the column in UTF-8 bytes from 1.
        case file(line: Int, column: Int)
        /// The value that the spec gives to this parameter.
        case parameter(String)
        /// How a value of the layout is made, or nothing in particular.
        case layout
    }

    /// A second place that explains the first.
    struct Note: Hashable, Sendable {
        let text: String
        let line: Int
        let column: Int
    }

    let severity: Severity
    let subject: Subject
    /// The compiler's words, on one line.
    let text: String
    /// Second places in the file.
    var notes: [Note] = []

    /// Where in the source a line and a column are; the end of the line, or of the source, where there is no such place.
    static func offset(line: Int, column: Int, in source: [UInt8]) -> Int {
        var (start, number) = (0, 1)
        while number < line, let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) {
            (start, number) = (end + 1, number + 1)
        }
        guard number == line else { return source.count }
        let end = source[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.count
        return min(start + max(column, 1) - 1, end)
    }
}
