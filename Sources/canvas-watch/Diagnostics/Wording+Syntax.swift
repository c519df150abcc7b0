extension Wording {
    /// Why a text is not JSON5.
    static func message(of problem: SyntaxProblem) -> String {
        switch problem {
        case .binaryFile: "the file is not a text: it holds a NUL byte"
        case .utf16File: "the file is UTF-16"
        case .fileTooLarge(let limit): "the file is larger than \(limit >> 20) MB"
        case .invalidUTF8(let count):
            "these bytes are not UTF-8" + (count > 1 ? ", nor are those at \(count - 1) more places" : "")
        case .emptyFile: "the file is empty"
        case .nestingTooDeep(let limit): "arrays and objects lie more than \(limit) deep in each other"
        case .unterminatedString(let quote): "the string that starts here has no closing \(quote)"
        case .unterminatedComment: "the comment that starts here does not end"
        case .missingBracket(let bracket): "the file ends before a closing \(quoted(bracket))"
        case .mismatchedBracket(let found, let expected): "expected \(quoted(expected)) before \(quoted(found))"
        case .trailingText: "the file goes on behind its value"
        case .missingComma: "expected a comma"
        case .textBehindValue(let text): "unexpected \(quoted(text)) behind a value"
        case .textAfterString: "expected a comma behind the string"
        case .missingColon(let key): "expected a colon and a value behind the key \(quoted(key))"
        case .missingValue: "expected a value"
        case .missingKey: "expected a key"
        case .extraComma: "there is nothing in front of this comma"
        case .equalsForColon: "expected a colon, not an equals sign"
        case .semicolonForComma: "expected a comma, not a semicolon"
        case .foreignLiteral(let word, _): "\(quoted(word)) is no value in JSON5"
        case .unquotedText(let text): "\(quoted(text)) is no value: a text needs quotes"
        case .unquotedKey(let key): "the key \(quoted(key)) needs quotes"
        case .foreignQuote(let quote): "\(quoted(String(Character(quote)))) is not a quote"
        case .hashComment: "a comment starts with `//`, not with `#`"
        case .strayCharacter(let character): "unexpected \(name(of: character))"
        case .leadingZero(let number): "the number \(quoted(number)) starts with a zero"
        case .missingDigits(let start): "expected a digit" + (start.isEmpty ? "" : " behind \(quoted(start))")
        case .numberSuffix(let number, let suffix): "the number \(quoted(number)) goes on with \(quoted(suffix))"
        case .invalidEscape(let escape, let problem): message(of: problem, escape: escape)
        case .controlCharacter(let character): "a string cannot hold \(name(of: character)) itself"
        }
    }

    /// How to mend it; nil where the message says it all.
    static func help(for problem: SyntaxProblem) -> String? {
        switch problem {
        case .binaryFile: "specs and manifests are text: JSON, or JSON5"
        case .fileTooLarge: nil
        case .mismatchedBracket(_, let expected): "add \(quoted(expected))"
        case .utf16File, .invalidUTF8: "save the file as UTF-8"
        case .emptyFile:
            "a spec is an object such as `{ layout: \"flow\", items: { count: 12 } }`, a manifest an array of items"
        case .nestingTooDeep: "is a bracket opened again and again?"
        case .unterminatedString(let quote): "add \(quote), or end the line with a backslash if the string goes on"
        case .unterminatedComment: "end it with `*/`"
        case .missingBracket(let bracket): "add \(quoted(bracket))"
        case .trailingText: "a file is one object or one array"
        case .missingComma: "add `,`"
        case .textBehindValue: "remove it, or put a comma in front of it"
        case .textAfterString: "is a quote missing, or a backslash in front of one inside?"
        case .missingColon: "write `key: value`"
        case .missingValue: "write a number, a text in quotes, `true`, `false`, `[ … ]` or `{ … }`"
        case .missingKey: "write `key: value`"
        case .extraComma: "remove it"
        case .equalsForColon: "write `:`"
        case .semicolonForComma: "write `,`"
        case .foreignLiteral(_, ours: "null"): "leave the key out"
        case .foreignLiteral(_, ours: "NaN"), .foreignLiteral(_, ours: "Infinity"): "write a number"
        case .foreignLiteral(_, let ours): "write \(quoted(ours))"
        case .unquotedText(let text): "write `\"\(shortened(text))\"`"
        case .unquotedKey(let key): "write `\"\(shortened(key))\"`"
        case .foreignQuote: "write `\"` or `'`"
        case .hashComment: "write `//`"
        case .strayCharacter: "remove it, or put the text that it belongs to in quotes"
        case .leadingZero: "remove the zero"
        case .missingDigits(let start):
            start.lowercased().hasSuffix("x") ? "hexadecimal digits are 0 to 9 and A to F" : nil
        case .numberSuffix(let number, let suffix): suffixHelp(number, suffix)
        case .invalidEscape(_, let problem): help(for: problem)
        case .controlCharacter(let character): "write `\\u\(hexadecimal(character))`"
        }
    }

    private static func suffixHelp(_ number: String, _ suffix: String) -> String? {
        switch suffix.first {
        case "_": "write the digits without `_`"
        case ".": "a number has one point"
        case let first? where first.isLetter || first == "%":
            number == "0" || number.contains("e")
                ? "numbers are written as 255, 2.55e2 or 0xFF"
                : "lengths are points and angles are degrees: write \(quoted(number))"
        default: nil
        }
    }

    private static func message(of problem: SyntaxProblem.EscapeProblem, escape: String) -> String {
        switch problem {
        case .digits(let needed): "\(quoted(escape)) needs \(needed) hexadecimal digits"
        case .octal: "\(quoted(escape)) stands for no character"
        case .surrogate: "\(quoted(escape)) is only one half of a character"
        case .notInKey: "\(quoted(escape)) cannot stand in a key without quotes"
        }
    }

    private static func help(for problem: SyntaxProblem.EscapeProblem) -> String {
        switch problem {
        case .digits(let needed): needed == 2 ? "write `\\x41`" : "write `\\u0041`, and two of them beyond `\\uFFFF`"
        case .octal: "write `\\x41`, or `\\\\` for a backslash"
        case .surrogate: "write both halves, `\\uD83D\\uDE00`, or the character itself"
        case .notInKey: "put the key in quotes"
        }
    }

    /// A character in backquotes, or by number if it does not show.
    private static func name(of character: Unicode.Scalar) -> String {
        switch character.properties.generalCategory {
        case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator:
            "character U+\(hexadecimal(character))"
        default: quoted(String(Character(character)))
        }
    }

    private static func hexadecimal(_ character: Unicode.Scalar) -> String {
        let digits = String(character.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func shortened(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }
}
