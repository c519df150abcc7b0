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

    @Test(
        "What says something else only to the byte is laid out as if it were new, and reported",
        arguments: [
            // By code points, B is before the letter with a ring in one piece, and behind an A.
            (
                "{layout: {kind: 'clustered', groupOrder: 'name'}, items: [{id: 'a', group: '#'}, {id: 'b', group: 'B'}]}",
                "\u{212B}", "A\u{30A}"
            ),
            (
                "{layout: {kind: 'formula', x: 'group == \"\u{212B}\" ? 500 : index', y: 0}, items: [{id: 'a', group: '#'}, {id: 'b'}]}",
                "\u{212B}", "A\u{30A}"
            ),
            (
                "{layout: {kind: 'formula', x: 'group == \"#\" ? 500 : index', y: 0}, items: [{id: 'a', group: 'A\u{30A}'}, {id: 'b'}]}",
                "A\u{30A}", "\u{212B}"
            ),
            ("{layout: {kind: 'formula', let: {a: #0}, x: 'atan2(a, -1) * index', y: 0}, items: {count: 2}}", "", "-"),
        ])
    func bytes(text: String, first: String, second: String) throws {
        func rendering(_ word: String, by evaluator: inout SpecEvaluator) throws -> Rendering {
            let parts = text.split(separator: "#", omittingEmptySubsequences: false)
            var reader = SpecTexts(texts: ["x.layout.json": parts.joined(separator: word)])
            guard case .good(let rendering) = evaluator.evaluate(Self.found, reading: &reader) else {
                throw FileProblem(fault: .missing)
            }
            return rendering
        }
        var (watch, new) = (SpecEvaluator(settings: []), SpecEvaluator(settings: []))
        let (before, after) = (try rendering(first, by: &watch), try rendering(second, by: &watch))
        #expect(before.resolution.frames != after.resolution.frames)
        #expect(try after.resolution == rendering(second, by: &new).resolution)
        #expect(!watch.means(after, theSameAs: before))
    }
}
