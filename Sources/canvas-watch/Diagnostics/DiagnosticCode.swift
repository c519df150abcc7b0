/// The stable names by which scripts and the README know what can be found in a file.
enum DiagnosticCode: String, CaseIterable, Sendable {
    /// The file is no text.
    case binaryFile = "binary-file"
    /// Bytes that are not UTF-8.
    case invalidUtf8 = "invalid-utf8"
    /// The file is larger than can be read.
    case fileTooLarge = "file-too-large"
    /// Nothing but white space and comments.
    case emptyFile = "empty-file"
    /// Too many arrays and objects inside each other.
    case nestingTooDeep = "nesting-too-deep"
    /// A string whose quotes do not match.
    case stringQuotes = "string-quotes"
    /// A block comment without its end.
    case unterminatedComment = "unterminated-comment"
    /// A closing bracket is missing or another one.
    case missingBracket = "missing-bracket"
    /// Text behind the value of the file.
    case trailingText = "trailing-text"
    /// No comma between two values.
    case missingComma = "missing-comma"
    /// No colon behind a key.
    case missingColon = "missing-colon"
    /// No value where one has to be.
    case missingValue = "missing-value"
    /// A key that has to be there is not.
    case missingKey = "missing-key"
    /// A word of another language, such as `True`.
    case unknownLiteral = "unknown-literal"
    /// A text or key that needs quotes.
    case missingQuotes = "missing-quotes"
    /// Text that means nothing where it stands.
    case unexpectedCharacter = "unexpected-character"
    /// A number that is not written as one.
    case invalidNumber = "invalid-number"
    /// A backslash that stands for no character.
    case invalidEscape = "invalid-escape"
    /// A control character in a string.
    case controlCharacter = "control-character"
    /// An id that cannot be one.
    case invalidId = "invalid-id"
    /// A size that is incomplete or given twice.
    case invalidSize = "invalid-size"
    /// A key that nothing reads.
    case unknownKey = "unknown-key"
    /// A text that its key does not know.
    case unknownWord = "unknown-word"
    /// A value of a type that its key has no use for.
    case wrongType = "wrong-type"
    /// A number outside its range.
    case outOfRange = "out-of-range"
    /// A key that an object has twice.
    case duplicateKey = "duplicate-key"
    /// An id that two items have.
    case duplicateId = "duplicate-id"
    /// How many findings were not kept.
    case furtherFindings = "further-findings"
    /// A file that cannot be read.
    case unreadableFile = "unreadable-file"
    /// A manifest that is not there.
    case missingManifest = "missing-manifest"
    /// Keys that cannot stand together.
    case conflictingKeys = "conflicting-keys"
    /// An id that no item has.
    case unknownId = "unknown-id"
    /// A layout that cannot stand inside another.
    case nestedLayout = "nested-layout"
    /// Fewer columns than one.
    case columnsClamped = "columns-clamped"
    /// An expression that cannot be worked out.
    case invalidExpression = "invalid-expression"
    /// A Swift file that may not run.
    case swiftNotAllowed = "swift-not-allowed"
    /// A Swift file that has no layout, or not the one that is asked for.
    case swiftLayout = "swift-layout"
    /// A parameter that a Swift layout does not take.
    case swiftParameter = "swift-parameter"
    /// A Swift file that cannot be compiled.
    case swiftCompile = "swift-compile"
    /// A Swift layout that stopped, did not end, or gave no good frames.
    case swiftRun = "swift-run"
    /// A parameter that does not count.
    case unusedParameter = "unused-parameter"
}
