extension SwiftOutlineReader {
    /// Reads the properties behind a `var` or `let`, and notes those that the compiler's own initializer takes.
    mutating func readProperties(of type: Int, isConstant: Bool, modifiers: Set<String>, isExtension: Bool) {
        let isMember = !isExtension && modifiers.isDisjoint(with: ["static", "class", "lazy"])
        repeat {
            if token.isMark(",") { advance() }
            guard let name = token.word else {
                skipPattern()
                return
            }
            advance()
            if token.isMark(":") { skipType() }
            var isStored = true
            var hasValue = false
            if token.isMark("="), !following.isMark("=") {
                hasValue = true
                advance()
                skipExpression()
            } else if token.isMark("{") {
                isStored = observes()
                skipOne()
            }
            if isMember, isStored, !(isConstant && hasValue) { add(property: name, to: type) }
        } while token.isMark(",")
    }

    /// Whether a block behind a property is asked when it changes, and does not work out its value.
    private func observes() -> Bool {
        following.isWord("willSet") || following.isWord("didSet")
    }

    /// Passes over the names of a pattern in parentheses and its value.
    private mutating func skipPattern() {
        skipOne()
        if token.isMark("=") {
            advance()
            skipExpression()
        }
    }

    /// Passes over a type behind a colon.
    private mutating func skipType() {
        advance()
        while token.kind != .end {
            switch token.kind {
            case .mark(UInt8(ascii: "=")), .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")),
                .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ")")):
                return
            case .mark(UInt8(ascii: "<")): skipAngles()
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): skipOne()
            case .word where token.startsLine: return
            case .mark(UInt8(ascii: "@")) where token.startsLine: return
            default: advance()
            }
        }
    }

    /// Passes over a value: up to a comma, or to a line that does not go on with it.
    private mutating func skipExpression() {
        var isContinued = true
        while token.kind != .end {
            switch token.kind {
            case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: ")")):
                return
            default: break
            }
            if token.startsLine, !isContinued, !token.isOperator { return }
            isContinued = token.isOperator && !token.isMark("!") && !token.isMark("?")
            if token.isMark("{") || token.isMark("(") || token.isMark("[") { skipOne() } else { advance() }
        }
    }

    /// Reads the arguments of an initializer, behind its `init`.
    mutating func readInitializer() -> SwiftType.Initializer {
        while token.isMark("?") || token.isMark("!") { advance() }
        if token.isMark("<") { skipAngles() }
        var arguments: [SwiftType.Initializer.Argument] = []
        guard token.isMark("(") else { return .init(arguments: []) }
        advance()
        while token.kind != .end, !token.isMark(")") {
            if token.isMark("@") { skipAttribute() }
            if let label = token.word {
                let name = following.word ?? label
                arguments.append(.init(label: label == "_" ? nil : label, name: label == "_" ? name : label))
            }
            while token.kind != .end, !token.isMark(","), !token.isMark(")") {
                if token.isMark("<") { skipAngles() } else { skipOne() }
            }
            if token.isMark(",") { advance() }
        }
        advance()
        while !token.isMark("{"), !token.startsLine, token.kind != .end, !token.isMark("}") { advance() }
        if token.isMark("{") { skipOne() }
        return .init(arguments: arguments)
    }
}
