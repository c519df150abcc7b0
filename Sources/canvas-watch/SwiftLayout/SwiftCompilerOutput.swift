/// Reads what `swiftc -diagnostic-style=llvm` prints: `path:line:column: error: text`, then the line and a caret.
struct SwiftCompilerOutput: Hashable, Sendable {
    /// The messages about the layout, in order.
    private(set) var messages: [SwiftCompilerMessage] = []

    /// Reads the messages.
    ///
    /// - Parameters:
    ///   - file: the path by which the compiler knows the layout's file.
    ///   - glue: the source beside it, whose path is `gluePath`: what is wrong in it comes from the spec.
    init(_ output: [UInt8], file: String, glue: SwiftGlue, gluePath: String) {
        var lastIsKept = false
        for line in output.split(separator: UInt8(ascii: "\n")) {
            guard let header = Header(String(decoding: line, as: UTF8.self)) else { continue }
            let isInFile = header.path == file
            guard let severity = SwiftCompilerMessage.Severity(rawValue: header.severity) else {
                guard header.severity == "note", isInFile, lastIsKept, !messages.isEmpty else { continue }
                messages[messages.count - 1].notes.append(
                    .init(text: header.text, line: header.line, column: header.column))
                continue
            }
            let subject: SwiftCompilerMessage.Subject =
                if isInFile {
                    .file(line: header.line, column: header.column)
                } else if header.path == gluePath, let name = glue.parameterLines[header.line] {
                    .parameter(name)
                } else {
                    .layout
                }
            let message = SwiftCompilerMessage(severity: severity, subject: subject, text: header.text)
            // A warning about the glue is not the author's.
            lastIsKept = !messages.contains(message) && (isInFile || severity == .error)
            if lastIsKept { messages.append(message) }
        }
    }

    /// Whether the compiler refused.
    var hasErrors: Bool { messages.contains { $0.severity == .error } }
}

/// The first line of a message.
private struct Header {
    let path: String
    let line: Int
    let column: Int
    let severity: String
    let text: String

    init?(_ line: String) {
        for severity in ["error", "warning", "note"] {
            guard let mark = line.firstRange(of: ": \(severity): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            text = Self.withoutGroup(line[mark.upperBound...])
            self.severity = severity
            let numbers = place.suffix(2).compactMap { Int($0) }
            if numbers.count == 2, place.count > 2 {
                path = place.dropLast(2).joined(separator: ":")
                (self.line, column) = (numbers[0], numbers[1])
            } else {
                path = ""
                (self.line, column) = (0, 0)
            }
            return
        }
        guard line.hasPrefix("error: ") else { return nil }
        (path, self.line, column, severity) = ("", 0, 0, "error")
        text = String(line.dropFirst("error: ".count))
    }

    /// A message without the group of warnings that may stand behind it, such as ` [#no-usage]`.
    private static func withoutGroup(_ text: Substring) -> String {
        guard text.last == "]", let bracket = text.lastIndex(of: "["), text[bracket...].hasPrefix("[#") else {
            return String(text)
        }
        return String(text[..<bracket].reversed().drop { $0 == " " }.reversed())
    }
}
