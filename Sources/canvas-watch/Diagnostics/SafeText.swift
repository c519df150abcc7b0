/// Text from files on its way to a terminal, where a control character would be an order.
enum SafeText {
    /// What stands for a character that must not reach a terminal as itself, such as `<U+001B>`; nil for all others.
    ///
    /// Control characters, line and paragraph separators, and what Unicode calls format characters, among them those that
    /// turn the direction of writing. The joiners that many scripts are spelled with stay.
    static func substitute(for scalar: Unicode.Scalar) -> String? {
        if scalar.value >= 0x20, scalar.value < 0x7F { return nil }
        switch scalar.properties.generalCategory {
        case .format where scalar == "\u{200C}" || scalar == "\u{200D}": return nil
        case .control, .format, .lineSeparator, .paragraphSeparator:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
        default: return nil
        }
    }

    /// A text with substitutes for the characters that must not reach a terminal.
    static func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { substitute(for: $0) != nil }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let substitute = substitute(for: scalar) {
                result.append(contentsOf: substitute.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
