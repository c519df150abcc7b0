import Testing

@testable import canvas_watch

struct ItemDiagnosticsTests {
    private func expect(_ marked: String, _ codes: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        let text = MarkedText(marked)
        let manifest = Manifest(SourceFile(name: "m", bytes: Array(text.text.utf8)))
        text.expect(codes, in: manifest.diagnostics, sourceLocation: sourceLocation)
        #expect((manifest.items == nil) == manifest.diagnostics.contains { $0.severity == .error })
    }

    @Test(
        "Ids",
        arguments: [
            ("[«{}»]", ["missing-key"]),
            ("[«{ size: [1, 2] }», «{\n}»]", ["missing-key", "missing-key"]),
            ("[{id: «\"\"»}, {id: «''»}]", ["invalid-id", "invalid-id"]),
            ("[{id: «1.5»}, {id: «-1e300»}, {id: «9007199254740994.0»}]", Array(repeating: "invalid-id", count: 3)),
            (
                "[{id: «NaN»}, {id: «true»}, {id: «null»}, {id: «[1]»}, {id: «{}»}]",
                Array(repeating: "wrong-type", count: 5)
            ),
            ("[{id: 1}, {id: \"b\"}, {id: «\"1\"»}, {id: «0x1»}]", ["duplicate-id", "duplicate-id"]),
            ("[{id: \"a\\\"b\"}, {id: «'a\"b'»}, {id: «\"\\u0061\\\"b\"»}]", ["duplicate-id", "duplicate-id"]),
            ("[{id: 1, «id»: 2}]", ["duplicate-key"]),
            (
                "[{id: 1, label: 'a', «'label'»: 'b', «x»: 1, «\"x\"»: 2}]",
                ["duplicate-key", "unknown-key", "duplicate-key"]
            ),
        ])
    func ids(marked: String, codes: [String]) {
        expect(marked, codes)
    }

    @Test(
        "Sizes",
        arguments: [
            ("[{id: 1, «width»: 3}, {id: 2, «'height'»: 3}]", ["invalid-size", "invalid-size"]),
            (
                "[{id: 1, size: [1, 2], «width»: 3}, {id: 2, «width»: 1, height: 2, size: {width: 1, height: 2}}]",
                ["invalid-size", "invalid-size"]
            ),
            (
                "[{id: 1, size: «[]»}, {id: 2, size: «[1]»}, {id: 3, size: «[1, 2, 3]»}]",
                Array(repeating: "invalid-size", count: 3)
            ),
            ("[{id: 1, size: «{}»}, {id: 2, size: «{height: 2}»}]", ["invalid-size", "invalid-size"]),
            ("[{id: 1, size: {width: 1, «hieght»: 2}}]", ["unknown-key"]),
            ("[{id: 1, size: {width: 1, height: 2, «depth»: 3, «width»: 1}}]", ["unknown-key", "duplicate-key"]),
            (
                "[{id: 1, size: «5»}, {id: 2, size: «\"big\"»}, {id: 3, size: «null»}]",
                Array(repeating: "wrong-type", count: 3)
            ),
            (
                "[{id: 1, size: [«\"1\"», «null»]}, {id: 2, width: «[1]», height: «true»}]",
                Array(repeating: "wrong-type", count: 4)
            ),
            (
                "[{id: 1, size: [«-1», «NaN»]}, {id: 2, width: «1e400», height: «-Infinity»}]",
                Array(repeating: "out-of-range", count: 4)
            ),
            ("[{id: 1, size: [1e12, «1.0000000000001e12»]}]", ["out-of-range"]),
            ("[{id: 1, width: «wide», height: 1}]", ["missing-quotes"]),
        ])
    func sizes(marked: String, codes: [String]) {
        expect(marked, codes)
    }

    @Test(
        "Other keys and values",
        arguments: [
            ("[{id: 1, group: «3», label: «null»}]", ["wrong-type", "wrong-type"]),
            ("[{id: 1, «widht»: 3}, {id: 2, widht: 4}]", ["unknown-key"]),
            (
                "[{id: 1, «colour»: 3}, {id: 2, colour: 4, «date»: 1, «weight»: 2}]",
                Array(repeating: "unknown-key", count: 3)
            ),
            ("[{id: 1, data: {a: 1, «a»: 2, b: [{c: 1, «\"c\"»: 2}]}}]", ["duplicate-key", "duplicate-key"]),
            ("[{id: 1, data: [1« »2, {x: «y»}]}]", ["missing-comma", "missing-quotes"]),
            ("[«1», «\"a\"», «[{id: 2}]», {id: 1}, «null»]", Array(repeating: "wrong-type", count: 4)),
            ("[{id: 1}« »{id: 2}]", ["missing-comma"]),
        ])
    func others(marked: String, codes: [String]) {
        expect(marked, codes)
    }

    @Test(
        "Manifests and counts",
        arguments: [
            ("«5»", ["wrong-type"]),
            ("«null»", ["wrong-type"]),
            ("«{»«itmes»: []}", ["missing-key", "unknown-key"]),
            ("{items: [], $schema: 1, description: {}, «layout»: 'ring'}", ["unknown-key"]),
            ("{items: [], «items»: []}", ["duplicate-key"]),
            ("{items: «\"other.items.json\"»}", ["wrong-type"]),
            ("{items: «5»}", ["wrong-type"]),
            ("{items: {count: «-1»}}", ["out-of-range"]),
            ("{items: {count: «NaN»}}", ["out-of-range"]),
            ("{items: {count: «1e400»}}", ["out-of-range"]),
            ("{items: {count: «10000001»}}", ["out-of-range"]),
            ("{items: {count: «2.5»}}", ["wrong-type"]),
            ("{items: {count: «\"3\"»}}", ["wrong-type"]),
            ("{items: «{size: [1, 2]}»}", ["missing-key"]),
            ("{items: {count: 3, size: «[1]»}}", ["invalid-size"]),
            ("{items: {«cuont»: 3}}", ["unknown-key"]),
        ])
    func manifests(marked: String, codes: [String]) {
        expect(marked, codes)
    }

    @Test("An id that stands twice is told with the place of the first")
    func firstPlace() {
        let found = Manifest(SourceFile(name: "m", bytes: Array("[{id: 'a'},\n {id: 'b'},\n {id: \"a\"}]".utf8)))
            .diagnostics
        #expect(found.map(\.message) == ["the id `a` is taken"])
        #expect(found.first?.place?.line == 3)
        #expect(found.first?.notes.map(\.message) == ["the first item with the id `a`"])
        #expect(found.first?.notes.first?.place?.line == 1)
    }

    @Test("An unknown key is told once, with the number of items")
    func counts() {
        let text =
            "[" + (0..<50).map { "{id: \($0), color: 1" + ($0 % 2 == 0 ? ", lable: 'x'}" : "}") }.joined(separator: ",")
            + "]"
        let found = Manifest(SourceFile(name: "m", bytes: Array(text.utf8))).diagnostics
        #expect(
            found.map(\.message) == ["nothing reads the key `color` of 50 items", "unknown key `lable` of 25 items"])
        #expect(found.map(\.severity) == [.warning, .error])
        #expect(found.map(\.help) == ["what no layout needs may stand in `data`", "did you mean `label`?"])
    }

    @Test(
        "Each problem of items has its words",
        arguments: [
            (
                .noObject(found: .number), "an item must be an object, not a number",
                "write `{ id: \"a\", size: [160, 120] }`"
            ),
            (.emptyId, "an id needs at least one character", nil),
            (.inexactId, "a number as an id must be whole and small enough to be exact", "write it as a string"),
            (
                .missingSide("height"), "the size has no `height`",
                "write `size: [width, height]`, or both `width` and `height`, or no size at all"
            ),
            (
                .sizeAndSide("width"), "an item has either a size or width and height, but here are `size` and `width`",
                "write `size: [width, height]`, or both `width` and `height`, or no size at all"
            ),
            (
                .sizeCount(3), "a size has two numbers, not 3",
                "write `size: [width, height]`, or both `width` and `height`, or no size at all"
            ),
            (
                .manifestOfManifest("x"), "a manifest holds its items itself, but this one names `x`",
                "name that file in the spec"
            ),
        ] as [(ItemProblem, String, String?)])
    func words(problem: ItemProblem, message: String, help: String?) {
        #expect(Wording.message(of: .item(problem)) == message)
        #expect(Wording.help(for: .item(problem)) == help)
    }
}
