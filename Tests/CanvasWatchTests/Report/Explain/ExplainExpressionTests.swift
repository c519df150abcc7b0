import Testing

@testable import canvas_watch

/// One item of a formula layout through the stages: each expression, its numbers, its result.
struct ExplainExpressionTests {
    private static func lines(_ spec: String, item: Int) throws -> [String] {
        let rendering = try #require(SpecTexts.rendering(spec))
        let table = PlacementText.formulas(for: item, in: PipelineTrace(rendering))
        return table.lines(columns: 100)
    }

    @Test("expressions are shown with the numbers of their names, then the corner of the frame")
    func showsNumbers() throws {
        let spec = """
            { layout: { kind: "formula", let: { gap: 12, half: "gap / 2" }, x: "previousRight + gap", y: "-half * index",
                        at: "leading" },
              items: { count: 3, size: [90, 40] } }
            """
        // The items start at 12 and end at 102, start at 114 and end at 204; the third one starts at 216.
        #expect(
            try Self.lines(spec, item: 2) == [
                "half    = gap / 2                = 12 / 2         = 6",
                "point x = previousRight + gap    = 204 + 12       = 216",
                "point y = -half * index          = -6 * 2         = -12",
                "x       = point x                = 216",
                "y       = point y - height * 0.5 = -12 - 40 * 0.5 = -32",
            ])
    }

    @Test("negative numbers stand in parentheses, plain numbers and compared groups stay as they are written")
    func keepsTexts() throws {
        let spec = """
            { layout: { kind: "formula", let: { a: -3 }, x: "group == 'g' ? 2 - a : a", y: 5, at: "topLeading" },
              items: [{ id: "i", group: "g", size: [1, 1] }] }
            """
        #expect(
            try Self.lines(spec, item: 0) == [
                "point x = group == 'g' ? 2 - a : a = group == 'g' ? 2 - (-3) : (-3) = 5",
                "x       = point x                  = 5",
                "y       = point y                  = 5",
            ])
    }
}
