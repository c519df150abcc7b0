/// Breaks texts into lines between words.
enum WrappedText {
    /// The lines of a text, none wider than a number of columns unless a single word is.
    static func lines(of text: String, columns: Int) -> [String] {
        var (lines, width) = ([String](), 0)
        for word in text.split(separator: " ") {
            let wordWidth = DisplayWidth.columns(of: String(word))
            if !lines.isEmpty, width + 1 + wordWidth <= columns {
                lines[lines.count - 1] += " " + word
                width += 1 + wordWidth
            } else {
                lines.append(String(word))
                width = wordWidth
            }
        }
        return lines
    }

    /// The text as lines that each end.
    static func text(_ text: String, columns: Int) -> String {
        lines(of: text, columns: columns).map { $0 + "\n" }.joined()
    }
}
