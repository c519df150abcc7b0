extension FormulaParser {
    /// The unit behind a number of degrees.
    private static let degrees = "deg"
    /// Every name that an expression may use, the named values aside.
    private static let fixedNames = FormulaName.allCases.map(\.rawValue) + FormulaConstant.allCases.map(\.rawValue)

    /// Whether a name has a meaning in every expression, so that no named value may have it.
    static func isTaken(_ name: String) -> Bool {
        fixedNames.contains(name) || FormulaFunction(rawValue: name) != nil || name == degrees
    }

    /// A value with the signs in front of it and the unit behind it.
    mutating func operand() throws(FormulaProblem) -> Value {
        let start = token.range.lowerBound
        if case .sign(let sign) = token.kind, [.plus, .minus, .not].contains(sign) {
            try advance()
            let value = try expression(strength: FormulaSign.prefixStrength)
            let range = start..<value.range.upperBound
            if sign == .plus { return Value(node: value.node, range: range) }
            return add(.unary(sign == .minus ? .negate : .not, value.node), at: range)
        }
        var value = try atom()
        while token.kind == .name(Self.degrees) {
            let range = value.range.lowerBound..<token.range.upperBound
            try advance()
            let factor = add(.number(.pi / 180), at: range)
            value = add(.binary(.multiply, value.node, factor.node), at: range)
        }
        return value
    }

    private mutating func atom() throws(FormulaProblem) -> Value {
        let range = token.range
        switch token.kind {
        case .number(let number):
            try advance()
            return add(.number(number), at: range)
        case .name(let name) where name != Self.degrees:
            try advance()
            if token.kind == .sign(.open) { return try call(name, at: range) }
            return named(name, at: range)
        case .text(let text):
            try advance()
            return try reversedGroup(text, at: range)
        case .sign(.open):
            try advance()
            let value = try expression(strength: 1)
            let end = try close()
            return Value(node: value.node, range: range.lowerBound..<end)
        default:
            throw problem(.expectedValue(found: word))
        }
    }

    private mutating func named(_ name: String, at range: Range<Int>) -> Value {
        if let position = bindings[name] { return add(.binding(position), at: range) }
        if let item = FormulaName(rawValue: name) { return add(.name(item), at: range) }
        if let constant = FormulaConstant(rawValue: name) { return add(.number(constant.value), at: range) }
        if FormulaFunction(rawValue: name) != nil {
            note(.functionWithoutArguments(name), at: range)
        } else {
            note(.unknownName(name, known: bindings.keys.sorted() + Self.fixedNames), at: range)
        }
        return add(.number(0), at: range)
    }

    /// The comparison of a group that was read with the text behind the sign; nil when this is something else.
    mutating func groupComparison(
        _ left: Value, _ sign: FormulaSign
    ) throws(FormulaProblem) -> Value? {
        guard case .text(let text) = token.kind, sign == .equal || sign == .notEqual,
            nodes[left.node].kind == .name(.group)
        else { return nil }
        let range = left.range.lowerBound..<token.range.upperBound
        try advance()
        return groupComparison(text, isEqual: sign == .equal, at: range)
    }

    /// The comparison of a text that was read with the group behind it.
    private mutating func reversedGroup(_ text: String, at range: Range<Int>) throws(FormulaProblem) -> Value {
        guard case .sign(let sign) = token.kind, sign == .equal || sign == .notEqual else {
            throw FormulaProblem(.textOutsideComparison, at: range)
        }
        try advance()
        guard token.kind == .name(FormulaName.group.rawValue) else {
            throw FormulaProblem(.textOutsideComparison, at: range)
        }
        let end = token.range.upperBound
        try advance()
        return groupComparison(text, isEqual: sign == .equal, at: range.lowerBound..<end)
    }

    private mutating func groupComparison(_ text: String, isEqual: Bool, at range: Range<Int>) -> Value {
        let value = add(.groupIs(text), at: range)
        let result = isEqual ? value : add(.unary(.not, value.node), at: range)
        return Value(node: result.node, range: range, isComparison: true)
    }

    /// The arguments of a call whose `(` is looked at.
    private mutating func call(_ name: String, at nameRange: Range<Int>) throws(FormulaProblem) -> Value {
        try advance()
        var arguments: [Int] = []
        if token.kind != .sign(.close) {
            arguments.append(try expression(strength: 1).node)
            while token.kind == .sign(.comma) {
                try advance()
                arguments.append(try expression(strength: 1).node)
            }
        }
        let range = nameRange.lowerBound..<(try close())
        guard let function = FormulaFunction(rawValue: name) else {
            let isName = bindings[name] != nil || Self.fixedNames.contains(name)
            let known = FormulaFunction.allCases.map(\.rawValue)
            note(isName ? .notAFunction(name) : .unknownFunction(name, known: known), at: nameRange)
            return add(.number(0), at: range)
        }
        let (least, most) = function.arity
        guard arguments.count >= least, arguments.count <= most ?? .max else {
            note(
                .argumentCount(function: name, least: least, most: most, found: arguments.count), at: range)
            return add(.number(0), at: range)
        }
        return apply(function, to: arguments, at: range)
    }

    private mutating func apply(_ function: FormulaFunction, to arguments: [Int], at range: Range<Int>) -> Value {
        switch (function, function.operation) {
        case (.clamp, _):
            let low = add(.binary(.minimum, arguments[0], arguments[2]), at: range)
            return add(.binary(.maximum, low.node, arguments[1]), at: range)
        case (.random, _):
            let first = add(.unary(.random, arguments[0]), at: range)
            return fold(arguments.dropFirst(), by: .randomAgain, from: first)
        case (_, let operation?) where function.arity.most == 1:
            return add(.unary(operation, arguments[0]), at: range)
        case (_, let operation?) where function.arity.most == 3:
            return add(.ternary(operation, arguments[0], arguments[1], arguments[2]), at: range)
        case (_, let operation?):
            return fold(arguments.dropFirst(), by: operation, from: Value(node: arguments[0], range: range))
        case (_, nil):
            return Value(node: arguments[0], range: range)
        }
    }

    private mutating func fold(_ nodes: ArraySlice<Int>, by operation: FormulaOperation, from first: Value) -> Value {
        var value = first
        for node in nodes { value = add(.binary(operation, value.node, node), at: first.range) }
        return value
    }

    /// Where the `)` that has to stand here ends.
    private mutating func close() throws(FormulaProblem) -> Int {
        guard token.kind == .sign(.close) else {
            let isOperand =
                switch token.kind {
                case .number, .name, .text, .sign(.open), .sign(.not): true
                case .sign, .end: false
                }
            throw isOperand ? unexpectedToken() : problem(.unclosedParenthesis(found: word))
        }
        let end = token.range.upperBound
        try advance()
        return end
    }
}
