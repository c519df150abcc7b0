import CanvasEngine
import Testing

@testable import CanvasPlugins

struct LayoutGlossaryTests {
    @Test("the glossary of formulas tells every name, constant and function once")
    func isComplete() {
        let words = LayoutKind.formula.glossary.map { String($0.text.prefix { $0 != "(" }) }
        #expect(Set(words).count == words.count)
        let known =
            FormulaName.allCases.map(\.rawValue) + FormulaConstant.allCases.map(\.rawValue)
            + FormulaFunction.allCases.map(\.rawValue)
        #expect(known.filter { !words.contains($0) } == [])
        #expect(LayoutKind.formula.glossary.allSatisfy { !$0.meaning.isEmpty && !$0.meaning.hasSuffix(".") })
    }

    @Test("a function takes as many arguments as the glossary says", arguments: FormulaFunction.allCases)
    func arguments(_ function: FormulaFunction) {
        let count = function.arguments.split(separator: ",").count
        let (least, most) = function.arity
        #expect(most == nil ? function.arguments.hasSuffix("…") && count > least : count == least && count == most)
    }
}
