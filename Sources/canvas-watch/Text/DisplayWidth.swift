/// How many columns of a terminal a text takes.
///
/// East Asian wide characters and emoji take two, combining and invisible ones none. Terminals differ over emoji
/// sequences; these numbers are those of terminals that treat a user-perceived character as one.
enum DisplayWidth {
    /// The columns of a text without control characters.
    static func columns(of text: String) -> Int {
        if isASCII(text) { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The beginning of a text that takes at most so many columns.
    static func prefix(of text: String, columns: Int) -> String {
        if isASCII(text) { return String(Substring(text.utf8.prefix(max(columns, 0)))) }
        var (prefix, taken) = ("", 0)
        for character in text {
            taken += self.columns(of: character)
            if taken > columns { break }
            prefix.append(character)
        }
        return prefix
    }

    /// The columns of a user-perceived character.
    ///
    /// A flag is two regional indicators of one column each. A sequence with a variation selector for emoji, a joiner or
    /// a skin tone is one emoji. In other clusters each base letter takes its columns.
    static func columns(of character: Character) -> Int {
        var (sum, count, first) = (0, 0, Unicode.Scalar(0 as UInt8))
        var isEmojiSequence = false
        for scalar in character.unicodeScalars {
            if count == 0 { first = scalar } else if joinsEmoji(scalar) { isEmojiSequence = true }
            sum += columns(of: scalar)
            count += 1
        }
        return count > 1 && isEmojiSequence && first.properties.isEmoji ? 2 : sum
    }

    /// The columns of a scalar that stands alone.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7f, 0xa0..<0x300: return 1
        // Vowels and final consonants join the syllable before them.
        case 0x1160..<0x1200, 0xd7b0..<0xd800: return 0
        // Format characters that are seen: signs above or around digits.
        case 0x600...0x605, 0x6dd, 0x70f, 0x890...0x891, 0x8e2, 0x110bd, 0x110cd: return 1
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return isWide(scalar.value) || scalar.properties.isEmojiPresentation && !isRegional(scalar) ? 2 : 1
        }
    }

    private static func isASCII(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var all: UInt8 = 0
            for byte in bytes { all |= byte }
            return all < 0x80
        }
    }

    private static func joinsEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xfe0f || scalar.value == 0x200d || scalar.properties.isEmojiModifier
    }

    private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
        (0x1f1e6...0x1f1ff).contains(scalar.value)
    }

    private static func isWide(_ code: UInt32) -> Bool {
        var (low, high) = (0, WideScalars.ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if WideScalars.ranges[middle].last < code { low = middle + 1 } else { high = middle }
        }
        return low < WideScalars.ranges.count && WideScalars.ranges[low].first <= code
    }
}
