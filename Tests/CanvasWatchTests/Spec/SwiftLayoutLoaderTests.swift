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

    /// A layout in a row that prints a text.
    private static func row(printing text: String) -> String {
        SwiftLayoutTests.row("printed()") + "\nfunc printed() -> Double { print(\"\(text)\"); return 1 }\n"
    }

    /// The texts that layouts printed for a rendering.
    private func printed(_ rendering: Rendering) -> [String] {
        rendering.printed.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("Layouts of one spec that are equal are one: it places once, and what is placed the same means the same")
    func equalLayouts() throws {
        folder.write("Row.swift", Self.row(printing: "here"))
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
        #expect(printed(first) == ["here\n"])
        let second = try rendering(spec + " // the same")
        #expect(second.printed == first.printed)
        #expect(evaluator.means(second, theSameAs: first))
    }

    /// A spec of two layouts, and what breaks it.
    private enum Broken {
        private static let spec = """
            { layout: { kind: "clustered", inner: { kind: "swift", file: "Here.swift" },
                groups: { b: { inner: { kind: "swift", file: "There.swift" } } } },
              items: "a.items.json" }
            """
        /// The files as they should be, by name.
        static let whole = [
            "a.layout.json": spec,
            "a.items.json": #"[{ id: 1, group: "a", size: [5, 5] }, { id: 2, group: "b", size: [5, 5] }]"#,
            "Here.swift": row(printing: "here"), "There.swift": row(printing: "there"),
        ]
        /// The files that are broken together, by name.
        static let files = [
            ["a.layout.json": spec.replacing(#"kind: "swift""#, with: #"kind: "swif""#)],
            ["a.layout.json": spec.replacing("clustered", with: "cluster")],
            ["Here.swift": row(printing: "here\\")],
            ["There.swift": row(printing: "there\\")],
            // Another layout for broken items is not the one that placed them.
            [
                "a.layout.json": spec.replacing("There.swift\"", with: "There.swift\", parameters: { gap: 2 }"),
                "a.items.json": "[{}]",
            ],
        ]
    }

    @Test("What layouts printed is told again when what was broken is as it was before")
    func mended() throws {
        var evaluator = SpecEvaluator(settings: [], swift: .made(workshop.layouts()))
        var reader = DirectReader(files: Files())
        func rendering(_ files: [String: String]) throws -> Rendering? {
            for (name, text) in files { folder.write(name, text) }
            let found = try #require(SpecFinding([folder.at("a.layout.json")], in: Files()).specs.first)
            return if case .good(let rendering) = evaluator.evaluate(found, reading: &reader) { rendering } else { nil }
        }
        let first = try #require(try rendering(Broken.whole))
        #expect(printed(first) == ["here\n", "there\n"])
        for files in Broken.files {
            #expect(try rendering(files) == nil)
            let mended = try #require(try rendering(Broken.whole))
            #expect(mended.printed == first.printed, "\(files)")
        }
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
