/// Shows what the code of layouts printed: harmless for a terminal, and no more of it than anybody reads.
enum PrintedLines {
    /// How many lines of a file's output are shown.
    private static let limit = 20
    /// How many characters of a line are shown.
    private static let width = 200
    /// How many bytes of a file's output stand in JSON.
    private static let byteLimit = 1 << 16

    /// Adds the first lines, or, of code that failed, the last ones.
    static func append(_ printed: [PrintedText], isFailed: Bool = false, to buffer: inout ByteBuffer) {
        for text in printed {
            let lines = lines(of: text.bytes)
            let rest = max(0, lines.count - limit)
            buffer.append("\(EscapedText.text(text.file)) printed:\n")
            if isFailed, rest > 0 { buffer.append("  \(rest) lines, then\n") }
            for line in isFailed ? lines.suffix(limit) : lines.prefix(limit) {
                let shown = String(line.unicodeScalars.prefix(width))
                buffer.append(
                    "  " + EscapedText.text(shown) + (shown.utf8.count < line.utf8.count ? "\u{2026}\n" : "\n"))
            }
            if !isFailed, rest > 0 { buffer.append("  and \(rest) lines more\n") }
        }
    }

    /// Adds the output as a member of an object; nothing where nothing was printed.
    static func appendJSON(_ printed: [PrintedText], isFailed: Bool = false, to buffer: inout ByteBuffer) {
        guard !printed.isEmpty else { return }
        buffer.append(key: "printed")
        buffer.appendList(printed) { buffer, text in
            let bytes = isFailed ? text.bytes.suffix(byteLimit) : text.bytes.prefix(byteLimit)
            buffer.appendObject {
                $0.append(key: "file")
                $0.appendJSON(text.file)
                $0.append(key: "text")
                $0.appendJSON(String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
