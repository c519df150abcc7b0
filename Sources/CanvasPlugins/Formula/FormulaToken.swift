/// A word of an expression, and where it stands.
struct FormulaToken: Hashable, Sendable {
    /// What it is.
    enum Kind: Hashable, Sendable {
        case number(Double)
        case name(String)
        /// A quoted text, without the quotes.
        case text(String)
        case sign(FormulaSign)
        case end
    }

    let kind: Kind
    /// Where it stands, as UTF-8 offsets.
    let range: Range<Int>
}

/// A sign of an expression.
enum FormulaSign: String, CaseIterable, Hashable, Sendable {
    case plus = "+"
    case minus = "-"
    case star = "*"
    case slash = "/"
    case percent = "%"
    case caret = "^"
    case doubleStar = "**"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case not = "!"
    case question = "?"
    case colon = ":"
    case comma = ","
    case open = "("
    case close = ")"

    /// How tightly it binds as an operator between two values, from 1; nil when it is none.
    var strength: Int? {
        switch self {
        case .question: 1
        case .or: 2
        case .and: 3
        case .equal, .notEqual: 4
        case .less, .lessOrEqual, .greater, .greaterOrEqual: 5
        case .plus, .minus: 6
        case .star, .slash, .percent: 7
        case .caret, .doubleStar: Self.powerStrength
        case .not, .colon, .comma, .open, .close: nil
        }
    }

    /// How tightly a sign in front of a value binds: looser than a power, so that -2^2 is -(2^2).
    static let prefixStrength = 8
    /// How tightly a power binds.
    static let powerStrength = 9

    /// The step of an operator between two values, and whether they change places; nil when it is none.
    var operation: (operation: FormulaOperation, swapped: Bool)? {
        switch self {
        case .plus: (.add, false)
        case .minus: (.subtract, false)
        case .star: (.multiply, false)
        case .slash: (.divide, false)
        case .percent: (.modulo, false)
        case .caret, .doubleStar: (.power, false)
        case .equal: (.equal, false)
        case .notEqual: (.notEqual, false)
        case .less: (.less, false)
        case .lessOrEqual: (.lessOrEqual, false)
        case .greater: (.less, true)
        case .greaterOrEqual: (.lessOrEqual, true)
        case .and: (.and, false)
        case .or: (.or, false)
        case .not, .question, .colon, .comma, .open, .close: nil
        }
    }
}
