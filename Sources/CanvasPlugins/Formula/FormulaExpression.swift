/// The text of an expression, read: its steps in an order in which each needs only steps before it.
struct FormulaExpression: Hashable, Sendable {
    /// A step.
    struct Node: Hashable, Sendable {
        /// What it gives; numbers name the nodes it needs.
        enum Kind: Hashable, Sendable {
            case number(Double)
            case name(FormulaName)
            /// A named value of the layout, by its position.
            case binding(Int)
            /// 1 where the item's group has this name, else 0.
            case groupIs(String)
            case unary(FormulaOperation, Int)
            case binary(FormulaOperation, Int, Int)
            case ternary(FormulaOperation, Int, Int, Int)
        }

        let kind: Kind
        /// Where it stands, as UTF-8 offsets.
        let range: Range<Int>
    }

    /// The longest text that is read, in bytes.
    static let longestText = 16_384
    /// How deep parentheses, signs and conditions may stand in each other.
    static let deepest = 200

    /// The steps; never empty, and the last one is the value of the whole.
    let nodes: [Node]

    /// Reads an expression.
    ///
    /// - Parameter bindings: the position of each named value that the expression may use.
    /// - Throws: everything that is wrong with the text; what follows a fault of the grammar is not looked at.
    static func compile(_ text: String, bindings: [String: Int] = [:]) throws(FormulaProblems) -> FormulaExpression {
        guard text.utf8.count <= longestText else {
            let problem = FormulaProblem(.tooLong(limit: longestText), at: 0..<text.utf8.count)
            throw FormulaProblems(problems: [problem])
        }
        var parser = FormulaParser(text, bindings: bindings)
        let nodes = parser.parse()
        if !parser.problems.isEmpty { throw FormulaProblems(problems: parser.problems) }
        return FormulaExpression(nodes: nodes)
    }

    private init(nodes: [Node]) {
        self.nodes = nodes
    }

    /// The expression that is a number.
    init(_ number: Double) {
        nodes = [Node(kind: .number(number), range: 0..<0)]
    }
}
