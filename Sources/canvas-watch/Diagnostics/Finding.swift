import CanvasPlugins

/// What was found in a file, as facts; `Wording` puts it into words.
///
/// An `of` names the owner of a key as a phrase, such as "layout ring" or "an item", or the key that a value belongs to.
enum Finding: Hashable, Sendable {
    /// The text is not JSON5.
    case syntax(SyntaxProblem)
    /// An item, or the list of items, does not say what it has to.
    case item(ItemProblem)
    /// The spec does not say what it has to, or says more than counts.
    case spec(SpecProblem)
    /// An expression cannot be worked out.
    case formula(FormulaProblem.Kind, nearest: String?)
    /// A layout's Swift file gives no frames.
    case swiftLayout(SwiftLayoutProblem)
    /// What the compiler says about a layout's Swift file.
    case compiler(SwiftCompilerMessage)
    /// A key that nothing reads; `known` are the keys that are read.
    case unknownKey(String, of: String, nearest: String?, known: [String] = [])
    /// A key that has to be there.
    case missingKey(String, of: String)
    /// A key that stands twice in one object.
    case duplicateKey(String)
    /// An id that two items have.
    case duplicateId(String)
    /// A value of a type that its key has no use for.
    case wrongType(of: String, expected: [ValueType], found: ValueType)
    /// A number with a fraction where only whole ones count.
    case notWhole(of: String, value: Double)
    /// A number outside its range.
    case outOfRange(of: String, value: Double, allowed: NumberRange)
    /// A text that is none of the words its key knows.
    case unknownWord(String, of: String, nearest: String?, allowed: [String])
    /// Findings of one file beyond the number that is kept.
    case furtherFindings(Int)

    /// Whether the line with the place is text that helps to see what is meant.
    var isAboutText: Bool {
        switch self {
        case .syntax(.binaryFile), .syntax(.utf16File), .syntax(.fileTooLarge): false
        default: true
        }
    }

    /// The stable kebab-case code by which scripts and the README know the finding.
    var code: DiagnosticCode {
        switch self {
        case .syntax(let problem): problem.code
        case .item(let problem): problem.code
        case .spec(let problem): problem.code
        case .formula: .invalidExpression
        case .swiftLayout(let problem): problem.code
        case .compiler: .swiftCompile
        case .unknownKey: .unknownKey
        case .missingKey: .missingKey
        case .duplicateKey: .duplicateKey
        case .duplicateId: .duplicateId
        case .wrongType, .notWhole: .wrongType
        case .outOfRange: .outOfRange
        case .unknownWord: .unknownWord
        case .furtherFindings: .furtherFindings
        }
    }
}
