/// What was found in a file, as facts; `Wording` puts it into words.
enum Finding: Hashable, Sendable {
    /// The text is not JSON5.
    case syntax(SyntaxProblem)
    /// A key that nothing reads.
    case unknownKey(String, of: String, nearest: String?)
}
