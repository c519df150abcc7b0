import CanvasEngine
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
            "\(spec.layout.kind) \(spec.layout.values.sorted { $0.key < $1.key })", "\(spec.written)",
            spec.items.ids.joined(separator: " "), "\(spec.items.sizes)",
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
            // What is equal and yet not the same: a negative zero, another spelling of a character.
            [
                "{layout: {kind: 'formula', let: {a: +0}, x: 'atan2(a, -1)', y: 0}, items: {count: 2}}",
                "{layout: {kind: 'formula', let: {a: -0}, x: 'atan2(a, -1)', y: 0}, items: {count: 2}}",
            ],
            [
                "{layout: {kind: 'clustered', groups: {'\u{212B}': 'grid'}}, items: [{id: 'a', group: 'b'}]}",
                "{layout: {kind: 'clustered', groups: {'A\u{30A}': 'grid'}}, items: [{id: 'a', group: 'b'}]}",
            ],
        ] as [[String]])
    func saves(texts: [String]) {
        for settings in [[], ["layout.spacing=4"], ["contentMargins=3", "layout=ring"]] {
            var loader = SpecLoader(settings: settings.enumerated().map { .fixture($1, number: $0 + 1) })
            for text in texts + texts.reversed() {
                var reader = SpecTexts(texts: ["x.layout.json": text])
                let loaded = loader.load(Self.found, reading: &reader)
                // By bytes: texts are equal in more than one spelling.
                let facts = Self.facts(SpecTexts.load(text, settings)).map { Array($0.utf8) }
                #expect(Self.facts(loaded).map { Array($0.utf8) } == facts, "\(text) \(settings)")
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

    @Test("A group that is spelled otherwise takes its new place among the names")
    func respelledGroup() throws {
        func text(_ name: String, _ width: Int) -> String {
            """
            { layout: { kind: 'clustered', groupOrder: 'name' },
              items: [{ id: 'a', size: [\(width), 9], group: '\(name)' }, { id: 'b', size: [9, 9], group: 'B' }] }
            """
        }
        var evaluator = SpecEvaluator(settings: [])
        func y(_ text: String) throws -> [CGFloat] {
            var reader = SpecTexts(texts: ["x.layout.json": text])
            guard case .good(let rendering) = evaluator.evaluate(Self.found, reading: &reader) else {
                throw FileProblem(fault: .missing)
            }
            return rendering.resolution.frames.map(\.minY)
        }
        // By code points: B is before the letter with a ring in one piece, and behind an A.
        let (before, after) = (try y(text("\u{212B}", 20)), try y(text("A\u{30A}", 21)))
        #expect(before[0] > before[1] && after[0] < after[1])
    }
}
