/// Why the text of a formula cannot be evaluated, and where.
public struct FormulaProblem: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// There is nothing but blanks.
        case empty
        /// The text is longer than this many bytes.
        case tooLong(limit: Int)
        /// Parentheses, signs or conditions stand in each other more than this many times.
        case tooDeep(limit: Int)
        /// All texts of the layout together need more than this many operations.
        case tooManyOperations(limit: Int)
        /// A character that no formula has.
        case unexpectedCharacter(String)
        /// A `=`, `&` or `|` that has to be doubled.
        case halfOperator(String)
        /// A number that is too large.
        case numberTooLarge(String)
        /// A quoted text without its second quote.
        case unclosedText
        /// A value has to stand here; nil stands for the end.
        case expectedValue(found: String?)
        /// Two values without an operator between them.
        case missingOperator(before: String)
        /// A `(` without its `)`; the end or something else stands where it should.
        case unclosedParenthesis(found: String?)
        /// A `)`, `,` or `:` that belongs to nothing.
        case unexpected(String)
        /// A `?` without its `:`.
        case missingColon(found: String?)
        /// A comparison of the result of a comparison.
        case chainedComparison
        /// A quoted text that is not compared with `group`.
        case textOutsideComparison
        /// A name that stands for nothing here.
        case unknownName(String, known: [String])
        /// A named value that stands further down.
        case laterName(String)
        /// A function that does not exist.
        case unknownFunction(String, known: [String])
        /// A function without its arguments.
        case functionWithoutArguments(String)
        /// Arguments behind a name that is no function.
        case notAFunction(String)
        /// The function takes another number of arguments; without `most` any number from `least`.
        case argumentCount(function: String, least: Int, most: Int?, found: Int)
        /// The name of a value is taken by a name, a function or an earlier value.
        case nameTaken(String)
        /// The name of a value is none that an expression could use.
        case invalidName(String)
    }

    /// What is wrong.
    public let kind: Kind
    /// Which text it is in.
    public internal(set) var part: FormulaPart
    /// Where in the text, as UTF-8 offsets; a name that is taken or invalid is the whole text.
    public let range: Range<Int>

    init(_ kind: Kind, in part: FormulaPart = .x, at range: Range<Int>) {
        self.kind = kind
        self.part = part
        self.range = range
    }
}

/// Everything that is wrong with the texts of a formula layout; never empty.
public struct FormulaProblems: Error, Hashable, Sendable {
    /// The problems, text by text.
    public let problems: [FormulaProblem]
}
