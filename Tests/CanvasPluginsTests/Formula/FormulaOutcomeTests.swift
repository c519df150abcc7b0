import CanvasEngine
import Testing

@testable import CanvasPlugins

@Suite("Outcomes of expressions")
struct FormulaOutcomeTests {
    @Test("Each expression is told with the numbers of its names and what it gave, for items of any block")
    func tells() throws {
        let layout = try FormulaCanvasLayout(
            FormulaSource(
                bindings: [.init("gap", 12), .init("step", "gap * 2")], x: "previousRight + gap + index * 0",
                y: "-step",
                at: .leading, width: "group == 'a' ? 10 : width"),
            groups: [], groupNames: ["a"])
        // Items of 30 in width from 12 on, with a gap of 12: the 200th starts at 199 * 42 + 12.
        let sizes = [CGSize](repeating: CGSize(width: 30, height: 5), count: 200)
        let outcomes = layout.outcomes(of: CanvasLayoutItems(sizes: sizes), in: .unspecified, at: 199)
        #expect(outcomes.map(\.part) == [.binding(1), .x, .y, .width])
        #expect(outcomes.map(\.value) == [24, 199 * 42 + 12, -24, 30])
        #expect(outcomes[0].names == [FormulaOutcome.Name(range: 0..<3, value: 12)])
        #expect(
            outcomes[1].names == [
                FormulaOutcome.Name(range: 0..<13, value: 199 * 42), FormulaOutcome.Name(range: 16..<19, value: 12),
                FormulaOutcome.Name(range: 22..<27, value: 199),
            ])
        #expect(outcomes[2].names == [FormulaOutcome.Name(range: 1..<5, value: 24)])
        #expect(outcomes[3].names == [FormulaOutcome.Name(range: 20..<25, value: 30)])
        #expect(layout.outcomes(of: CanvasLayoutItems(sizes: sizes), in: .unspecified, at: 200).isEmpty)
    }
}
