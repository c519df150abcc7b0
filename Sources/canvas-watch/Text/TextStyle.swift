/// How a stretch of a report stands out on a terminal with colours; it never says what the words do not say.
enum TextStyle: String, Sendable {
    case bold = "\u{1B}[1m"
    case faint = "\u{1B}[2m"
    case good = "\u{1B}[32m"
    case caution = "\u{1B}[1;33m"
    case bad = "\u{1B}[1;31m"

    /// The text in this style, or as it is where there are no colours.
    func text(_ text: String, isColored: Bool) -> String {
        isColored ? rawValue + text + "\u{1B}[0m" : text
    }
}
