import CanvasPlugins

extension Wording {
    static func message(of problem: FormulaProblem.Kind) -> String {
        switch problem {
        case .empty: "the expression is empty"
        case .tooLong(let limit): "the expression is longer than \(limit) bytes"
        case .tooDeep(let limit): "parentheses, signs and conditions stand in each other more than \(limit) times"
        case .tooManyOperations(let limit): "the expressions of the layout need more than \(limit) operations"
        case .unexpectedCharacter(let character): "\(quoted(character)) means nothing in an expression"
        case .halfOperator(let sign): "\(quoted(sign)) is no operator"
        case .numberTooLarge(let text): "the number \(quoted(text)) is too large"
        case .unclosedText: "the text has no closing quote"
        case .expectedValue(let found): "a value must stand here, not \(end(found))"
        case .missingOperator(let word): "an operator is missing before \(quoted(word))"
        case .unclosedParenthesis(let found): "a `)` must stand here, not \(end(found))"
        case .unexpected(let sign): "\(quoted(sign)) belongs to nothing"
        case .missingColon(let found): "the `:` of a condition must stand here, not \(end(found))"
        case .chainedComparison: "a comparison is compared again"
        case .textOutsideComparison: "a text can only be compared with `group`"
        case .unknownName(let name, _): "unknown name \(quoted(name))"
        case .laterName(let name): "\(quoted(name)) is not known yet"
        case .unknownFunction(let name, _): "unknown function \(quoted(name))"
        case .functionWithoutArguments(let name): "the function \(quoted(name)) needs its arguments"
        case .notAFunction(let name): "\(quoted(name)) is no function"
        case .argumentCount(let function, let least, let most, let found):
            "\(quoted(function)) takes \(count(least, most)), not \(found)"
        case .nameTaken(let name): "the name \(quoted(name)) is taken"
        case .invalidName(let name): "\(quoted(name)) is no name that an expression can use"
        }
    }

    static func help(for problem: FormulaProblem.Kind, nearest: String?) -> String? {
        switch problem {
        case .empty: "write a number, or an expression such as `radius * cos(index)`"
        case .unexpectedCharacter("\u{D7}"), .unexpectedCharacter("\u{B7}"): "multiply with `*`"
        case .unexpectedCharacter("\u{F7}"): "divide with `/`"
        case .unexpectedCharacter("\u{2212}"), .unexpectedCharacter("\u{2013}"): "subtract with `-`"
        case .unexpectedCharacter("\u{B0}"): "write `90deg`"
        case .unexpectedCharacter("\u{3C0}"): "write `pi`"
        case .halfOperator("="): "compare with `==`"
        case .halfOperator(let sign): "write `\(sign)\(sign)`"
        case .missingOperator: "multiply with `*`"
        case .chainedComparison: "write `a < b && b < c`, or put parentheses around one of them"
        case .textOutsideComparison: "write `group == \"todo\"`"
        case .unknownName(_, let known):
            nearest.map { "did you mean \(quoted($0))?" } ?? "known are \(listed(known))"
        case .unknownFunction(_, let known):
            nearest.map { "did you mean \(quoted($0))?" } ?? "known are \(listed(known))"
        case .laterName: "move it up in `let`, in front of what uses it"
        case .functionWithoutArguments(let name): "write `\(name)(…)`"
        case .notAFunction: "multiply with `*`"
        case .nameTaken: "choose another; the names, constants and functions of formulas are taken"
        case .invalidName: "use letters from a to z, digits and underscores, no digit in front"
        case .tooLong, .tooDeep, .tooManyOperations: "name parts of it in `let`, or write the layout in Swift"
        case .numberTooLarge, .unexpectedCharacter, .unclosedText, .expectedValue, .unclosedParenthesis,
            .unexpected, .missingColon, .argumentCount:
            nil
        }
    }

    /// Why items are badly placed, such as "`x` is infinite: `1 / (index - 3)`"; `source` is what the layout was made of.
    static func message(of fault: FormulaFault, in source: FormulaSource) -> String {
        let name: String =
            switch fault.part {
            case .binding(let position):
                source.bindings.indices.contains(position) ? source.bindings[position].name : ""
            case .x: "x"
            case .y: "y"
            case .width: "width"
            case .height: "height"
            }
        let value = fault.value.isNaN ? "no number" : fault.value.isInfinite ? "infinite" : "out of reach"
        guard case .expression(let text) = source[fault.part] else { return "\(quoted(name)) is \(value)" }
        let bytes = Array(text.utf8)
        let part = String(decoding: bytes[fault.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
        return "\(quoted(name)) is \(value): \(quoted(part))"
    }

    private static func end(_ found: String?) -> String {
        found.map { quoted($0) } ?? "the end of the expression"
    }

    private static func count(_ least: Int, _ most: Int?) -> String {
        let number = least == most ? "\(least)" : "at least \(least)"
        return "\(number) argument\(least == 1 ? "" : "s")"
    }
}
