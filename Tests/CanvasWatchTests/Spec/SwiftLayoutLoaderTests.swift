import Testing

@testable import canvas_watch

@Suite("Loading Swift layouts")
struct SwiftLayoutLoaderTests {
    private let workshop = SwiftWorkshop()
    private var folder: TemporaryFolder { workshop.folder }

    /// The spec of the folder.
    private func find(_ text: String) throws -> FoundSpec {
        folder.write("a.layout.json", text)
        return try #require(SpecFinding([folder.at("a.layout.json")], in: Files()).specs.first)
    }

    @Test("Layouts of one spec that are equal are one: it places once, and what is placed the same means the same")
    func equalLayouts() throws {
        folder.write(
            "Row.swift",
            SwiftLayoutTests.row("printed()") + "\nfunc printed() -> Double { print(\"here\"); return 1 }\n")
        // The workshop's own limit: both say the same in other words.
        let spec = """
            { layout: { kind: "clustered", inner: { kind: "swift", file: "Row.swift" },
                groups: { b: { inner: { kind: "swift", file: "Row.swift", timeLimit: 120 } } } },
              items: [{ id: 1, group: "a", size: [5, 5] }, { id: 2, group: "b", size: [5, 5] }] }
            """
        var evaluator = SpecEvaluator(settings: [], swift: .made(workshop.layouts()))
        var reader = DirectReader(files: Files())
        func rendering(_ text: String) throws -> Rendering {
            switch evaluator.evaluate(try find(text), reading: &reader) {
            case .good(let rendering): return rendering
            case .bad(let broken): throw ToolProcess.Failure(description: "\(broken.diagnostics)")
            }
        }
        let first = try rendering(spec)
        #expect(first.printed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["here\n"])
        let second = try rendering(spec + " // the same")
        #expect(second.printed == first.printed)
        #expect(evaluator.means(second, theSameAs: first))
    }

    @Test("A refusal without a word is an error all the same")
    func wordlessRefusal() throws {
        folder.write("Row.swift", SwiftLayoutTests.row())
        var loader = SpecLoader(settings: [], swift: .made(workshop.layouts()))
        var reader = DirectReader(files: Files())
        let found = try find("{ layout: { kind: 'swift', file: 'Row.swift' }, items: { count: 1, size: [1, 1] } }")
        let diagnosis = try #require(loader.load(found, reading: &reader).swiftLayouts.first?.diagnosis)
        let diagnostics = diagnosis.diagnostics(of: .refused([]))
        #expect(diagnostics.map(\.severity) == [.error])
        #expect(diagnostics.map(\.place?.column) == [34])
    }
}
