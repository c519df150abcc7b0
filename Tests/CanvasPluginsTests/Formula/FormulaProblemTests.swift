import CanvasEngine
import Testing

@testable import CanvasPlugins

@Suite("Problems of expressions")
struct FormulaProblemTests {
    /// The problems of a text in which « and » stand around each place that has one.
    private func expect(_ marked: String, _ kinds: [FormulaProblem.Kind], bindings: [FormulaSource.Binding] = []) {
        var (text, ranges, start): ([UInt8], [Range<Int>], Int) = ([], [], 0)
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": start = text.count
            case "»": ranges.append(start..<text.count)
            default: text += Array(String(scalar).utf8)
            }
        }
        let source = FormulaSource(
            bindings: bindings, x: .expression(String(decoding: text, as: UTF8.self)), y: 0)
        let problems = problems(of: source)
        #expect(problems.map(\.kind) == kinds, "\(marked)")
        #expect(problems.map(\.range) == ranges, "\(marked)")
        #expect(problems.allSatisfy { $0.part == .x })
    }

    private func problems(of source: FormulaSource) -> [FormulaProblem] {
        do throws(FormulaProblems) {
            _ = try FormulaCanvasLayout(source)
            return []
        } catch {
            return error.problems
        }
    }

    @Test(
        "A fault of the grammar is found where it is",
        arguments: [
            ("«»", .empty), ("   «»", .empty), ("1 + «»", .expectedValue(found: nil)),
            ("«*» 2", .expectedValue(found: "*")), ("2 «pi»", .missingOperator(before: "pi")),
            ("2«(»3)", .missingOperator(before: "(")), ("(1 + 2«»", .unclosedParenthesis(found: nil)),
            ("(1 «2»)", .missingOperator(before: "2")), ("1 + 2«)»", .unexpected(")")), ("1«,» 2", .unexpected(",")),
            ("1 «:» 2", .unexpected(":")), ("1 ? 2«»", .missingColon(found: nil)),
            ("1 ? 2 «)»", .missingColon(found: ")")),
            ("index «=» 1", .halfOperator("=")), ("index «&» 1", .halfOperator("&")), ("1 «|» 2", .halfOperator("|")),
            ("1 «#» 2", .unexpectedCharacter("#")), ("3 «×» 2", .unexpectedCharacter("×")),
            ("index == «'a»", .unclosedText), ("«1e999»", .numberTooLarge("1e999")),
            ("1.5«.2»", .missingOperator(before: ".2")),
            ("sin(1, «)»", .expectedValue(found: ")")), ("sin(«,»)", .expectedValue(found: ",")),
            ("«deg»", .expectedValue(found: "deg")), ("sin(«}»", .unexpectedCharacter("}")),
            ("«@»", .unexpectedCharacter("@")),
        ] as [(String, FormulaProblem.Kind)])
    func grammar(marked: String, kind: FormulaProblem.Kind) {
        expect(marked, [kind])
    }

    @Test(
        "A name that means nothing here is found where it is",
        arguments: [
            ("«sin» * 2", .functionWithoutArguments("sin")), ("«count»(3)", .notAFunction("count")),
            ("«pi»(3)", .notAFunction("pi")),
            ("«atan2(1)»", .argumentCount(function: "atan2", least: 2, most: 2, found: 1)),
            ("1 + «random()» ", .argumentCount(function: "random", least: 1, most: nil, found: 0)),
            ("«lerp(1,2,3,4)»", .argumentCount(function: "lerp", least: 3, most: 3, found: 4)),
            ("0 < 1 «<» 2", .chainedComparison),
            ("1 == 2 «!=» 3", .chainedComparison), ("1 «==» 2 < 3", .chainedComparison),
            ("«\"todo\"»", .textOutsideComparison), ("index == «'todo'»", .textOutsideComparison),
            ("«'a'» + group", .textOutsideComparison), ("group < «'b'»", .textOutsideComparison),
        ] as [(String, FormulaProblem.Kind)])
    func meaning(marked: String, kind: FormulaProblem.Kind) {
        expect(marked, [kind])
    }

    @Test("All unknown names of a text are found, and the known ones are told")
    func unknownNames() {
        let source = FormulaSource(
            bindings: [.init("radius", 600), .init("step", "tau / cuont")], x: "radus * cos(stp * index)",
            y: "radius * sn(step)")
        let problems = problems(of: source)
        #expect(problems.map(\.part) == [.binding(1), .x, .x, .y])
        #expect(problems.map(\.range) == [6..<11, 0..<5, 12..<15, 9..<11])
        guard problems.count == 4, case .unknownName("cuont", let first) = problems[0].kind,
            case .unknownName("radus", let second) = problems[1].kind, case .unknownName("stp", _) = problems[2].kind,
            case .unknownFunction("sn", let functions) = problems[3].kind
        else {
            Issue.record("\(problems)")
            return
        }
        #expect(first.contains("count") && first.contains("radius") && !first.contains("step"))
        #expect(second.contains("radius") && second.contains("step") && second.contains("pi"))
        #expect(functions.contains("sin"))
    }

    @Test("A named value may use those before it only")
    func laterNames() {
        let source = FormulaSource(bindings: [.init("a", "b + a"), .init("b", 1)], x: "a", y: "b")
        #expect(problems(of: source).map(\.kind) == [.laterName("b"), .laterName("a")])
    }

    @Test(
        "A named value has a name of its own that can be written",
        arguments: ["count", "sin", "pi", "deg", "a", "group"])
    func takenNames(name: String) {
        let source = FormulaSource(bindings: [.init("a", 1), .init(name, 2)], x: 0, y: 0)
        let problems = problems(of: source)
        #expect(problems.map(\.kind) == [.nameTaken(name)])
        #expect(problems.map(\.part) == [.binding(1)])
    }

    @Test("A name is letters, digits and underscores", arguments: ["", "2a", "my-radius", "größe", "a b"])
    func invalidNames(name: String) {
        let source = FormulaSource(bindings: [.init(name, 1)], x: 0, y: 0)
        #expect(problems(of: source).map(\.kind) == [.invalidName(name)])
    }
}
