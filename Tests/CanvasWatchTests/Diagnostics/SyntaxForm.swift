@testable import canvas_watch

/// Each form of a problem of the syntax that has words of its own; see `FindingForm`.
enum SyntaxForm: String, CaseIterable {
    case binaryFile, utf16File, fileTooLarge, invalidUTF8Once, invalidUTF8, emptyFile, nestingTooDeep
    case unterminatedString, unterminatedComment, missingBracket, mismatchedBracket, trailingText, missingComma
    case textBehindValue, textAfterString, missingColon, missingValue, missingKey, extraComma, equalsForColon
    case semicolonForComma, foreignNull, foreignLiteral, unquotedText, unquotedKey, foreignQuote, hashComment
    case strayCharacter, leadingZero, missingDigits, numberSuffix, controlCharacter
    case escapeDigits, escapeOctal, escapeSurrogate, escapeInKey

    /// The form of a problem.
    init(_ problem: SyntaxProblem) {
        self =
            switch problem {
            case .binaryFile: .binaryFile
            case .utf16File: .utf16File
            case .fileTooLarge: .fileTooLarge
            case .invalidUTF8(count: 1): .invalidUTF8Once
            case .invalidUTF8: .invalidUTF8
            case .emptyFile: .emptyFile
            case .nestingTooDeep: .nestingTooDeep
            case .unterminatedString: .unterminatedString
            case .unterminatedComment: .unterminatedComment
            case .missingBracket: .missingBracket
            case .mismatchedBracket: .mismatchedBracket
            case .trailingText: .trailingText
            case .missingComma: .missingComma
            case .textBehindValue: .textBehindValue
            case .textAfterString: .textAfterString
            case .missingColon: .missingColon
            case .missingValue: .missingValue
            case .missingKey: .missingKey
            case .extraComma: .extraComma
            case .equalsForColon: .equalsForColon
            case .semicolonForComma: .semicolonForComma
            case .foreignLiteral(_, ours: "null"): .foreignNull
            case .foreignLiteral: .foreignLiteral
            case .unquotedText: .unquotedText
            case .unquotedKey: .unquotedKey
            case .foreignQuote: .foreignQuote
            case .hashComment: .hashComment
            case .strayCharacter: .strayCharacter
            case .leadingZero: .leadingZero
            case .missingDigits: .missingDigits
            case .numberSuffix: .numberSuffix
            case .controlCharacter: .controlCharacter
            case .invalidEscape(_, .digits): .escapeDigits
            case .invalidEscape(_, .octal): .escapeOctal
            case .invalidEscape(_, .surrogate): .escapeSurrogate
            case .invalidEscape(_, .notInKey): .escapeInKey
            }
    }
}
