import CanvasPlugins

extension ValueReader {
    /// A number, or an expression that gives one for each item; what is in the expression is checked with all the others.
    mutating func expression(_ node: JSON5Node, of key: String) -> LayoutParameterValue? {
        switch formulaValue(node, of: key) {
        case .number(let number): .number(number)
        case .expression(let text): .expression(text)
        case nil: nil
        }
    }

    /// Numbers and expressions with names.
    mutating func bindings(_ node: JSON5Node, of key: String) -> LayoutParameterValue? {
        guard case .object(let members) = node.kind else { return wrongType(node, of: key, expected: [.bindings]) }
        var bindings: [FormulaSource.Binding] = []
        for member in members {
            // A broken value keeps its name, so that those who use it are not blamed.
            let value = formulaValue(member.value, of: member.key)
            bindings.append(FormulaSource.Binding(member.key, value ?? 0))
        }
        return .bindings(bindings)
    }

    private mutating func formulaValue(_ node: JSON5Node, of key: String) -> FormulaSource.Value? {
        switch node.kind {
        case .number: number(node, of: key, in: .finite).map { .number($0) }
        case .string(let text): .expression(text)
        default: wrongType(node, of: key, expected: [.number, .expression])
        }
    }

    /// Checks the expressions of a formula layout together, since they use each other's names; false when one is wrong.
    mutating func checkExpressions(of description: LayoutDescription, _ members: [JSON5Node.Member]) -> Bool {
        do throws(FormulaProblems) {
            _ = try FormulaCanvasLayout(FormulaSource(description))
            return true
        } catch {
            for problem in error.problems { report(problem, members) }
            return false
        }
    }

    private mutating func report(_ problem: FormulaProblem, _ members: [JSON5Node.Member]) {
        guard let member = member(of: problem.part, members) else { return }
        let finding = Finding.formula(problem.kind, nearest: problem.kind.nearest)
        switch problem.kind {
        case .nameTaken, .invalidName: error(finding, atKey: member)
        default: error(finding, at: problem.range, inText: member.value)
        }
    }

    /// The key and the value that a part of a formula was written as.
    private func member(of part: FormulaPart, _ members: [JSON5Node.Member]) -> JSON5Node.Member? {
        func member(_ key: String) -> JSON5Node.Member? { members.first { $0.key == key } }
        switch part {
        case .x: return member("x")
        case .y: return member("y")
        case .width: return member("width")
        case .height: return member("height")
        case .binding(let position):
            guard let node = member("let")?.value, case .object(let bindings) = node.kind,
                bindings.indices.contains(position)
            else { return nil }
            return bindings[position]
        }
    }
}

extension FormulaProblem.Kind {
    /// The name that its author most likely meant.
    fileprivate var nearest: String? {
        switch self {
        case .unknownName(let name, let known), .unknownFunction(let name, let known):
            NearestWord.suggestion(for: name, among: known)
        default: nil
        }
    }
}
