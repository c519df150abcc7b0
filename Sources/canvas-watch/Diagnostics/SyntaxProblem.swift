/// Why a text is not JSON5.
enum SyntaxProblem: Hashable, Sendable {
    /// The file holds a NUL: it is no text.
    case binaryFile
    /// The file starts with the byte order mark of UTF-16.
    case utf16File
    /// The file is larger than this number of bytes.
    case fileTooLarge(limit: Int)
    /// Bytes that are not UTF-8; how many times in the whole file.
    case invalidUTF8(count: Int)
    /// Nothing but white space and comments.
    case emptyFile
    /// Arrays and objects inside each other beyond this depth.
    case nestingTooDeep(limit: Int)
    /// A string without its closing quote.
    case unterminatedString(quote: Unicode.Scalar)
    /// A block comment without its end.
    case unterminatedComment
    /// The text ends before this bracket.
    case missingBracket(String)
    /// A closing bracket that another bracket has to stand in front of.
    case mismatchedBracket(found: String, expected: String)
    /// Text behind the value that the file consists of.
    case trailingText
    /// No comma between two values of an array or two members of an object.
    case missingComma
    /// A word that goes on behind a value, such as a unit.
    case textBehindValue(String)
    /// Text that touches the end of a string.
    case textAfterString
    /// No colon behind a key.
    case missingColon(key: String)
    /// No value where one has to be.
    case missingValue
    /// A colon or a value where a key has to be.
    case missingKey
    /// A comma with nothing in front of it.
    case extraComma
    /// `=` in place of a colon.
    case equalsForColon
    /// `;` in place of a comma.
    case semicolonForComma
    /// A word that another language has for one of ours.
    case foreignLiteral(String, ours: String)
    /// A text without quotes as a value.
    case unquotedText(String)
    /// A key that needs quotes.
    case unquotedKey(String)
    /// A quote that is none in JSON5.
    case foreignQuote(Unicode.Scalar)
    /// A comment that starts with `#`.
    case hashComment
    /// A character that has no business where it stands.
    case strayCharacter(Unicode.Scalar)
    /// A number with a zero in front.
    case leadingZero(String)
    /// No digit behind this part of a number.
    case missingDigits(after: String)
    /// A number that goes on with something else.
    case numberSuffix(number: String, suffix: String)
    /// A backslash and what follows it that mean nothing.
    case invalidEscape(String, EscapeProblem)
    /// A control character that stands in a string as itself.
    case controlCharacter(Unicode.Scalar)

    /// Why an escape means nothing.
    enum EscapeProblem: Hashable, Sendable {
        /// Too few hexadecimal digits.
        case digits(needed: Int)
        /// Digits count in eights in some languages, not in this one.
        case octal
        /// One half of a surrogate pair.
        case surrogate
        /// In a key, a character that no key may have without quotes.
        case notInKey
    }
}

extension SyntaxProblem {
    /// The stable kebab-case code.
    var code: DiagnosticCode {
        switch self {
        case .binaryFile: .binaryFile
        case .utf16File, .invalidUTF8: .invalidUtf8
        case .fileTooLarge: .fileTooLarge
        case .emptyFile: .emptyFile
        case .nestingTooDeep: .nestingTooDeep
        case .unterminatedString, .textAfterString, .foreignQuote: .stringQuotes
        case .unterminatedComment: .unterminatedComment
        case .missingBracket, .mismatchedBracket: .missingBracket
        case .trailingText: .trailingText
        case .missingComma, .semicolonForComma: .missingComma
        case .missingColon, .equalsForColon: .missingColon
        case .missingValue, .extraComma: .missingValue
        case .missingKey: .missingKey
        case .foreignLiteral: .unknownLiteral
        case .unquotedText, .unquotedKey: .missingQuotes
        case .hashComment, .strayCharacter, .textBehindValue: .unexpectedCharacter
        case .leadingZero, .missingDigits, .numberSuffix: .invalidNumber
        case .invalidEscape: .invalidEscape
        case .controlCharacter: .controlCharacter
        }
    }
}
