import CanvasEngine
import CanvasPlugins
import Testing

@testable import canvas_watch

@Suite("Words for formulas")
struct FormulaWordingTests {
    @Test(
        "A badly placed item is explained by the part of the expression that went wrong",
        arguments: [
            ("1 / (index - 3)", "`x` is infinite: `1 / (index - 3)`"),
            ("2 + sqrt(-1 - a)", "`x` is no number: `sqrt(-1 - a)`"),
            ("a + 10 ^ 20", "`x` is out of reach: `a + 10 ^ 20`"), ("b * 2", "`b` is infinite: `a / 0`"),
        ])
    func faults(text: String, words: String) throws {
        let source = FormulaSource(
            bindings: [.init("a", 1), .init("b", "a / 0")], x: .expression(text), y: 0)
        let layout = try FormulaCanvasLayout(source)
        let sizes = [CGSize](repeating: CGSize(width: 1, height: 1), count: 4)
        let faults = layout.faults(of: CanvasLayoutItems(sizes: sizes), in: .unspecified, at: [3])
        #expect(faults.map { Wording.message(of: $0, in: source) } == [words])
    }
}
