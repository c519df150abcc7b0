import Testing

@testable import canvas_watch

struct ItemDiagnosticsTests {
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
}
