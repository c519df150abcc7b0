import Testing

@testable import canvas_watch

/// Which items are told to be in another group.
struct RegroupingTests {
    /// The rendering of items with these groups, in a grid.
    private func rendering(_ groups: [String]) throws -> Rendering {
        let items = groups.enumerated().map { "{id: 'i\($0)', size: [9, 9], group: '\($1)'}" }
        var reader = SpecTexts(texts: ["x.layout.json": "[\(items.joined(separator: ", "))]"])
        let found = FoundSpec(path: FilePath("x.layout.json"), name: FilePath("x.layout.json"), isGiven: true)
        var evaluator = SpecEvaluator(settings: [])
        guard case .good(let rendering) = evaluator.evaluate(found, reading: &reader) else {
            throw FileProblem(fault: .missing)
        }
        return rendering
    }

    @Test(
        "Groups are the same by the bytes of their names, whatever the order in which they appear",
        arguments: [
            (["a", "b", "a"], ["a", "b", "a"], []), (["a", "b", "a"], ["b", "a", "a"], [0, 1]),
            (["a", "b"], ["c", "b"], [0]),
            // Two spellings of one letter are two groups.
            (["\u{212B}", "A\u{30A}"], ["A\u{30A}", "\u{212B}"], [0, 1]),
            (["\u{212B}", "A\u{30A}", "x"], ["\u{212B}", "A\u{30A}", "A\u{30A}"], [2]),
            (["x", "\u{212B}"], ["x", "A\u{30A}"], [1]),
        ] as [([String], [String], [Int])])
    func regrouped(old: [String], new: [String], expected: [Int]) throws {
        let diff = CanvasDiff(from: try rendering(old), to: try rendering(new))
        #expect((diff?.regrouped ?? []) == expected)
    }
}
