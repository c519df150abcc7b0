/// Reads the words of an expression by the strength of its operators.
struct FormulaParser {
    /// A value that was read: its node, and where it stands with the parentheses around it.
    struct Value {
        let node: Int
        let range: Range<Int>
        /// Whether it is a comparison that no parentheses set apart.
        var isComparison = false
    }

    /// Everything that is wrong.
    private(set) var problems: [FormulaProblem] = []
    /// The steps so far.
    private(set) var nodes: [FormulaExpression.Node] = []
    /// The word that is looked at.
    private(set) var token = FormulaToken(kind: .end, range: 0..<0)
    /// The position of each named value.
    let bindings: [String: Int]
    private var lexer: FormulaLexer
    private var depth = 0

    init(_ text: String, bindings: [String: Int]) {
        self.bindings = bindings
        lexer = FormulaLexer(text)
    }

    /// Reads the whole text; the nodes are good only if there are no problems.
    mutating func parse() -> [FormulaExpression.Node] {
        do throws(FormulaProblem) {
            try advance()
            if token.kind == .end { throw problem(.empty) }
            _ = try expression(strength: 1)
            if token.kind != .end { throw unexpectedToken() }
        } catch {
            problems.append(error)
        }
        return nodes
    }

    /// A value and the operators behind it that bind at least this tightly.
    mutating func expression(strength: Int) throws(FormulaProblem) -> Value {
        depth += 1
        defer { depth -= 1 }
        if depth > FormulaExpression.deepest { throw problem(.tooDeep(limit: FormulaExpression.deepest)) }
        var left = try operand()
        while case .sign(let sign) = token.kind, let bound = sign.strength, bound >= strength {
            let signRange = token.range
            try advance()
            if sign == .question {
                left = try condition(left)
            } else {
                left = try binary(left, sign, at: signRange, strength: bound)
            }
        }
        return left
    }

    private mutating func binary(
        _ left: Value, _ sign: FormulaSign, at signRange: Range<Int>, strength: Int
    ) throws(FormulaProblem) -> Value {
        if let value = try groupComparison(left, sign) { return value }
        guard let (operation, swapped) = sign.operation else { return left }
        // A power binds to the right: 2 ^ 3 ^ 2 is 2 ^ 9.
        let right = try expression(strength: strength == FormulaSign.powerStrength ? strength : strength + 1)
        let isComparison = strength == FormulaSign.less.strength || strength == FormulaSign.equal.strength
        if isComparison, left.isComparison || right.isComparison { note(.chainedComparison, at: signRange) }
        let range = left.range.lowerBound..<right.range.upperBound
        let (first, second) = swapped ? (right.node, left.node) : (left.node, right.node)
        let value = add(.binary(operation, first, second), at: range)
        return Value(node: value.node, range: range, isComparison: isComparison)
    }

    /// The two branches of a condition whose `?` was read.
    private mutating func condition(_ test: Value) throws(FormulaProblem) -> Value {
        let yes = try expression(strength: 1)
        guard token.kind == .sign(.colon) else { throw problem(.missingColon(found: word)) }
        try advance()
        let no = try expression(strength: 1)
        let range = test.range.lowerBound..<no.range.upperBound
        return add(.ternary(.select, test.node, yes.node, no.node), at: range)
    }

    /// Goes to the next word.
    mutating func advance() throws(FormulaProblem) {
        token = try lexer.next()
    }

    /// Adds a step.
    mutating func add(_ kind: FormulaExpression.Node.Kind, at range: Range<Int>) -> Value {
        nodes.append(FormulaExpression.Node(kind: kind, range: range))
        return Value(node: nodes.count - 1, range: range)
    }

    /// Notes a problem that does not keep the rest from being read.
    mutating func note(_ kind: FormulaProblem.Kind, at range: Range<Int>) {
        problems.append(FormulaProblem(kind, at: range))
    }

    /// A problem with the word that is looked at.
    func problem(_ kind: FormulaProblem.Kind) -> FormulaProblem {
        FormulaProblem(kind, at: token.range)
    }

    /// What is wrong with a word behind a value.
    func unexpectedToken() -> FormulaProblem {
        switch token.kind {
        case .sign(.close), .sign(.comma), .sign(.colon): problem(.unexpected(word ?? ""))
        default: problem(.missingOperator(before: word ?? ""))
        }
    }

    /// The word that is looked at, as it would be written; nil at the end.
    var word: String? {
        token.kind == .end ? nil : lexer.string(token.range)
    }
}
