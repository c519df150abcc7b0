import Testing

@testable import canvas_watch

/// A spec that is loaded again and again gives what it gives when it is loaded once.
struct DecodedSpecTests {
    private static let found = FoundSpec(
        path: FilePath("x.layout.json"), name: FilePath("x.layout.json"), isGiven: true)

    /// What decides what a spec gives, in words.
    private static func facts(_ loaded: LoadedSpec) -> [String] {
        guard let spec = loaded.spec else { return loaded.diagnostics.map(\.message) }
        return [
            "\(spec.layout)", "\(spec.written)", spec.items.ids.joined(separator: " "), "\(spec.items.sizes)",
            "\(spec.viewport as ViewportSpec?)", "\(spec.contentMargins)", "\(spec.behaviour)",
            "\(spec.writtenLayout)",
        ] + loaded.diagnostics.map(\.message)
    }

    @Test(
        "Whatever changes from save to save",
        arguments: [
            // Only the items; then a key, its place, and its order.
            ["[{id: 'a', size: [9, 9]}]", "[{id: 'a', size: [9, 9]}, {id: 'b', size: [8, 8]}]", "[]"],
            [
                "{items: {count: 3}}", "{items: {count: 4}}", "{contentMargins: 8, items: {count: 4}}",
                "{items: {count: 4}}",
            ],
            [
                "{layout: 'ring', items: {count: 3}}", "{ layout: 'ring', items: {count: 3}}",
                "{layout: 'grid', items: {count: 3}}",
            ],
            // What depends on the items, what is warned of, and what is wrong.
            [
                "{viewport: {size: [9, 9], scrollTo: 'a'}, items: [{id: 'a', size: [9, 9]}]}",
                "{viewport: {size: [9, 9], scrollTo: 'a'}, items: [{id: 'b', size: [9, 9]}, {id: 'a', size: [9, 9]}]}",
                "{viewport: {size: [9, 9], scrollTo: 'a'}, items: [{id: 'b', size: [9, 9]}]}",
            ],
            [
                "{layout: {kind: 'ring', radiuss: 8}, items: {count: 3}}",
                "{layout: {kind: 'ring', radiuss: 8}, items: {count: 4}}",
            ],
            [
                "{items: [{id: 'a', siz: [9, 9]}]}", "{items: [{id: 'a', size: [9, 9]}]}",
                "{items: [{id: 'a', size: [9, 9], huge: 1}]}",
            ],
        ] as [[String]])
    func saves(texts: [String]) {
        for settings in [[], ["layout.spacing=4"], ["contentMargins=3", "layout=ring"]] {
            var loader = SpecLoader(settings: settings.enumerated().map { .fixture($1, number: $0 + 1) })
            for text in texts + texts.reversed() {
                var reader = SpecTexts(texts: ["x.layout.json": text])
                let loaded = loader.load(Self.found, reading: &reader)
                #expect(Self.facts(loaded) == Self.facts(SpecTexts.load(text, settings)), "\(text) \(settings)")
            }
        }
    }

    @Test("A layout that looks at groups sees those of the last save")
    func groups() throws {
        var evaluator = SpecEvaluator(settings: [.fixture("layout=clustered")])
        func rendering(_ groups: [String]) throws -> Rendering {
            let items = groups.enumerated().map { "{id: 'i\($0)', size: [40, 40], group: '\($1)'}" }.joined(
                separator: ", ")
            var reader = SpecTexts(texts: ["x.layout.json": "[\(items)]"])
            guard case .good(let rendering) = evaluator.evaluate(Self.found, reading: &reader) else {
                throw FileProblem(fault: .missing)
            }
            return rendering
        }
        let (one, two, again) = (
            try rendering(["a", "a", "a"]), try rendering(["a", "b", "a"]), try rendering(["a", "a", "a"])
        )
        #expect(one.resolution.frames != two.resolution.frames)
        #expect(one.resolution == again.resolution)
    }
}
