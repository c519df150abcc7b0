/// Why a text is not JSON5.
enum SyntaxProblem: Hashable, Sendable {
    /// The text ends before its value does.
    case unexpectedEnd
}
