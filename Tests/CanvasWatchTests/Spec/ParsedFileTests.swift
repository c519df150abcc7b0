import Testing

@testable import canvas_watch

struct ParsedFileTests {
    private func file(_ text: String) -> ParsedFile { ParsedFile(SourceFile(name: "f", bytes: Array(text.utf8))) }

    @Test(
        "A manifest is an array, or an object that says nothing but its items",
        arguments: [
            ("[]", true), ("[{id: 1}]", true), ("{items: []}", true),
            ("{$schema: 'x', description: 1, items: []}", true),
            ("{items: 'a.items.json'}", false), ("{items: {count: 3}}", false), ("{items: [], layout: 'ring'}", false),
            ("{}", false), ("{description: ''}", false), ("5", false), ("", false),
        ])
    func manifests(text: String, isManifest: Bool) {
        #expect(file(text).isManifest == isManifest)
    }

    @Test("The members of a spec are values, its items a table")
    func spec() {
        let parsed = file("{layout: {kind: 'ring'}, 'items': [{id: 'a'}, {id: 'b'}], overscan: 3}")
        #expect(parsed.root == .object)
        #expect(parsed.members.map(\.key) == ["layout", "overscan"])
        #expect(parsed.members.map { outline($0.value) } == ["{kind:'ring'}", "3.0"])
        guard case .table(let table) = parsed.items?.content else {
            Issue.record("no table")
            return
        }
        #expect(table.count == 2)
        #expect(parsed.items?.range == 34..<56)
        #expect(parsed.isComplete && parsed.log.isEmpty)
    }

    @Test("The path of a manifest is given as written, its escapes resolved")
    func path() {
        guard case .path(let path) = file("{items: '../a\\u0020b.items.json'}").items?.content else {
            Issue.record("no path")
            return
        }
        #expect(path == "../a b.items.json")
    }

    @Test("What can be read of a broken file is kept, and marked as broken")
    func broken() {
        let mended = file("{layout: ring, overscan: 3 items: [{id: 1}]}")
        #expect(mended.isComplete)
        #expect(mended.members.map { outline($0.value) } == ["?", "3.0"])
        #expect(mended.log.diagnostics().map(\.code) == ["missing-quotes", "missing-comma"])
        let cut = file("{layout: 'ring', items: [{id: 1}, ")
        #expect(!cut.isComplete)
        #expect(cut.members.map(\.key) == ["layout"])
        #expect(cut.log.diagnostics().map(\.code) == ["missing-bracket"])
        let other = file("'text'")
        #expect(other.root == .other)
        #expect(other.log.diagnostics().map(\.message) == ["the file must hold an object or an array, not a text"])
    }
}
