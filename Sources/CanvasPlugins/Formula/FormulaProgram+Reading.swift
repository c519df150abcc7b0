extension FormulaProgram {
    /// Reads all texts of a layout.
    ///
    /// - Parameter groupNames: the names of the groups in the order of their numbers.
    init(_ source: FormulaSource, groupNames: [String]) throws(FormulaProblems) {
        self.init()
        var reading = FormulaReading(source)
        for part in source.parts {
            guard let expression = reading.expression(of: part), reading.problems.isEmpty else { continue }
            do throws(FormulaProblem) {
                try add(expression, as: part, groupNames: groupNames)
            } catch {
                reading.problems.append(error)
            }
        }
        if !reading.problems.isEmpty { throw FormulaProblems(problems: reading.problems) }
    }
}

extension FormulaSource {
    /// The parts that something is written for, in the order in which they are worked out.
    var parts: [FormulaPart] {
        bindings.indices.map { .binding($0) } + FormulaPart.frame.filter { self[$0] != nil }
    }
}

/// Reads the texts of a formula layout one by one and gathers what is wrong.
private struct FormulaReading {
    let source: FormulaSource
    var problems: [FormulaProblem] = []
    /// The named values so far, by name.
    private var bindings: [String: Int] = [:]

    init(_ source: FormulaSource) {
        self.source = source
    }

    /// The expression of the next part; nil when it has a problem.
    mutating func expression(of part: FormulaPart) -> FormulaExpression? {
        var expression: FormulaExpression?
        switch source[part] {
        case nil: break
        case .number(let number): expression = FormulaExpression(number)
        case .expression(let text):
            do throws(FormulaProblems) {
                expression = try FormulaExpression.compile(text, bindings: bindings)
            } catch {
                problems += error.problems.map { placed($0, in: part) }
            }
        }
        if case .binding(let position) = part { name(position) }
        return expression
    }

    /// The problem with its part; a name that only comes later is told apart from one that nobody knows.
    private func placed(_ problem: FormulaProblem, in part: FormulaPart) -> FormulaProblem {
        if case .unknownName(let name, _) = problem.kind, source.bindings.contains(where: { $0.name == name }) {
            return FormulaProblem(.laterName(name), in: part, at: problem.range)
        }
        return FormulaProblem(problem.kind, in: part, at: problem.range)
    }

    /// Makes the name of a value known to what follows.
    private mutating func name(_ position: Int) {
        let name = source.bindings[position].name
        let range = 0..<name.utf8.count
        if !FormulaLexer.isName(name) {
            problems.append(FormulaProblem(.invalidName(name), in: .binding(position), at: range))
        } else if bindings[name] != nil || FormulaParser.isTaken(name) {
            problems.append(FormulaProblem(.nameTaken(name), in: .binding(position), at: range))
        } else {
            bindings[name] = position
        }
    }
}
