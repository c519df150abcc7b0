import CanvasEngine
import TestSupport
import Testing

@testable import CanvasPlugins

@Suite("Hostile formulas")
struct FormulaHostileTests {
    private func kinds(of text: String) -> [FormulaProblem.Kind] {
        do throws(FormulaProblems) {
            _ = try FormulaCanvasLayout(FormulaSource(x: .expression(text), y: 0))
            return []
        } catch {
            return error.problems.map(\.kind)
        }
    }

    @Test(
        "What is nested too deeply is a problem",
        arguments: ["(", "-", "!", "sin(", "1 ? ", "1 ? 2 : ", "2 ^ ", "max(1, ", "+", "((", "-(", "1 == ("])
    func depth(opening: String) {
        #expect(kinds(of: String(repeating: opening, count: 10_000 / opening.utf8.count)) == [.tooDeep(limit: 200)])
    }

    @Test("As deep as allowed is fine")
    func allowedDepth() throws {
        let text = String(repeating: "(", count: 199) + "3" + String(repeating: ")", count: 199)
        #expect(try value(of: text) == 3)
        #expect(kinds(of: "(" + text + ")") == [.tooDeep(limit: 200)])
    }

    @Test("A text of a megabyte is a problem", arguments: ["(", "1+", "a", "9", " ", "\u{1F600}"])
    func length(part: String) {
        #expect(kinds(of: String(repeating: part, count: 1 << 20)) == [.tooLong(limit: 16_384)])
    }

    @Test("A long sum is fine, and its length costs no depth")
    func longSum() throws {
        #expect(try value(of: "0" + String(repeating: " + 1", count: 4000)) == 4000)
    }

    @Test("More operations than fit are a problem")
    func operations() {
        let bindings = (0..<40).map { number in
            let terms = (0..<300).map { "\(number * 300 + $0)" }
            return FormulaSource.Binding("v\(number)", .expression(terms.joined(separator: "+")))
        }
        #expect(throws: FormulaProblems.self) {
            try FormulaCanvasLayout(FormulaSource(bindings: bindings, x: 0, y: 0))
        }
    }

    @Test("Texts made of any words end without a trap", arguments: 1...20 as ClosedRange<UInt64>)
    func anyWords(seed: UInt64) throws {
        let words = [
            "index", "count", "radius", "sin", "max", "random", "group", "'a'", "\"", "(", ")", "(", ")", ",", "?", ":",
            "+", "-", "*", "/", "^", "**", "%", "<", "==", "!=", "&&", "||", "!", "1", "2.5", ".5", "1e9", "deg", " ",
            "é", "\u{0}", "=", "&", "previousX", "proposalWidth", "a", "pi",
        ]
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }.joined()
            let source = FormulaSource(
                bindings: [.init("radius", 3), .init("a", .expression(text))], x: .expression(text), y: "a")
            do throws(FormulaProblems) {
                let layout = try FormulaCanvasLayout(source)
                #expect(frames(of: layout, noteSizes(3)).count == 3, "seed \(seed): \(text)")
            } catch {
                let isInside = error.problems.allSatisfy { (0...text.utf8.count).contains($0.range.upperBound) }
                #expect(!error.problems.isEmpty && isInside, "seed \(seed): \(text)")
            }
        }
    }
}
