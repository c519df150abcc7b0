import CanvasEngine
import CanvasPlugins
import Testing

@testable import canvas_watch

@Suite("Formula layouts in specs")
struct FormulaReadingTests {
    private func read(_ text: String) -> (description: LayoutDescription?, diagnostics: [Diagnostic]) {
        let document = JSON5Document(SourceFile(name: "spec", bytes: Array(text.utf8)))
        var reader = ValueReader()
        _ = reader.add(document.log)
        let description = document.root.flatMap { reader.layout($0, of: "layout") }
        return (description, reader.logs.flatMap { $0.diagnostics() })
    }

    @Test("Numbers and expressions are read, named values in the order of the file")
    func values() throws {
        let (description, diagnostics) = read(
            "{ kind: 'formula', let: { b: 2, a: 'b * 3' }, x: 'a + index', y: 5, at: 'topLeading', height: 'height * 2' }"
        )
        #expect(diagnostics.isEmpty)
        let layout = LayoutCatalogue.layout(try #require(description), for: LayoutContext())
        var cache = layout.makeCache(itemCount: 2)
        let sizes = [CGSize(width: 10, height: 20), CGSize(width: 30, height: 40)]
        let result = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache)
        #expect(
            result.frames == [CGRect(x: 6, y: 5, width: 10, height: 40), CGRect(x: 7, y: 5, width: 30, height: 80)])
        #expect(result.derived == [CanvasDerivedValue("a", 6)])
    }

    @Test("Groups reach the expressions")
    func groups() throws {
        let (description, _) = read(
            "{ kind: 'formula', x: \"group == 'b' ? 1 : 0\", y: 'groupIndex', at: 'topLeading' }")
        let layout = LayoutCatalogue.layout(
            try #require(description), for: LayoutContext(groups: [1, 0], groupNames: ["a", "b"]))
        var cache = layout.makeCache(itemCount: 2)
        let sizes = [CGSize](repeating: CGSize(width: 1, height: 1), count: 2)
        let frames = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache).frames
        #expect(frames.map(\.origin) == [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    }
}
