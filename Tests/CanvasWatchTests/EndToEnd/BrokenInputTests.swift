import Testing

/// Files that are wrong in every way: a clear error with its place, the right exit status, and nothing lost.
struct BrokenInputTests {
    /// A spec, what its error has to say, and where.
    struct Case: Sendable, CustomTestStringConvertible {
        let spec: String
        let place: String
        let code: String
        var words: [String] = []

        var testDescription: String { String(spec.prefix(60)) }
    }

    static let items = #"items: [{ id: "a", size: [10, 20] }]"#

    static let cases: [Case] = [
        Case(spec: "", place: ":1:1:", code: "empty-file"),
        Case(spec: "\u{0}\u{1}\u{2}ELF", place: ":1:1:", code: "binary-file"),
        Case(spec: #"{ layout: "ring", items: [{ id: "a" }"#, place: ":1:38:", code: "missing-bracket"),
        Case(
            spec: "{\n  layout: \"rnig\",\n  \(items)\n}", place: ":2:11:", code: "unknown-word", words: ["`ring`"]),
        Case(spec: "{ layout: { kind: \"ring\", radius: -5 }, \(items) }", place: ":1:35:", code: "out-of-range"),
        Case(
            spec: "{ items: [\n  { id: \"a\" },\n  { id: 'a' },\n] }", place: ":3:9:", code: "duplicate-id",
            words: [":2:9"]),
        Case(
            spec: #"{ items: "nope.items.json" }"#, place: ":1:10:", code: "missing-manifest",
            words: ["nope.items.json"]),
        Case(spec: String(repeating: "[", count: 10_000), place: ":1:513:", code: "nesting-too-deep"),
    ]

    @Test("a broken spec is refused with its place, its code and a hint", arguments: cases)
    func refuses(_ broken: Case) throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", broken.spec)
        let text = try ToolProcess.run(["render", "a.layout.json"], in: folder.path)
        #expect(text.status == 1)
        #expect(text.output.isEmpty)
        #expect(text.errors.hasPrefix("a.layout.json\(broken.place)"), "\(text.errors)")
        for word in ["[\(broken.code)]"] + broken.words { #expect(text.errors.contains(word), "\(text.errors)") }

        let json = try ToolProcess.run(["render", "a.layout.json", "--format", "json"], in: folder.path)
        #expect(json.status == 1)
        #expect(json.output.contains("\"code\":\"\(broken.code)\""), "\(json.output)")
        #expect(!json.output.contains("\"frames\""))
    }

    @Test("all errors of a file are shown, in the order of the file")
    func showsAllErrors() throws {
        let folder = TemporaryFolder()
        folder.write(
            "a.layout.json",
            "{\n layout: { kind: \"ring\", radius: -1, sweeep: 2 },\n items: [{ id: \"a\", size: [1] }],\n overscan: true\n}"
        )
        let run = try ToolProcess.run(["render", "a.layout.json"], in: folder.path)
        let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("a.layout.json:") }
            .map { $0.split(separator: " ")[0] }
        #expect(places == ["a.layout.json:2:34:", "a.layout.json:2:38:", "a.layout.json:3:27:", "a.layout.json:4:12:"])
    }

    @Test("columns below 1 count as 1, with a warning", arguments: [0, -3])
    func clampsColumns(_ columns: Int) throws {
        let folder = TemporaryFolder()
        folder.write(
            "a.layout.json", "{ layout: { kind: \"grid\", columns: \(columns) }, items: { count: 2, size: [10, 10] } }")
        let run = try ToolProcess.run(["render", "a.layout.json", "--format", "json"], in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("\"code\":\"columns-clamped\""))
        #expect(run.output.contains("\"contentSize\":{\"width\":10,\"height\":28}"))
    }

    @Test("a thousand million columns are as good as one a item")
    func takesHugeColumnCounts() throws {
        let folder = TemporaryFolder()
        folder.write(
            "a.layout.json", "{ layout: { kind: \"grid\", columns: 1000000000 }, items: { count: 2, size: [10, 10] } }")
        let run = try ToolProcess.run(["render", "a.layout.json", "--format", "json"], in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.contains("\"contentSize\":{\"width\":28,\"height\":10}"))
        #expect(!run.output.contains("columns-clamped"))
    }

    @Test("a path that is missing cannot be answered; the others are")
    func missingPath() throws {
        let folder = TemporaryFolder()
        folder.write("good.layout.json", "{ \(Self.items) }")
        let run = try ToolProcess.run(["render", "nowhere", "good.layout.json"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("nowhere"))
        #expect(run.output.hasPrefix("good  1 item  OK\n"))
    }

    @Test("a folder that is called like a spec is no spec, and is searched all the same")
    func folderNamedLikeASpec() throws {
        let folder = TemporaryFolder()
        folder.makeFolder("ring.layout.json")
        folder.write("ring.layout.json/a.layout.json", "{ \(Self.items) }")
        let run = try ToolProcess.run(["render", "."], in: folder.path)
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                "ring.layout.json:1:1: error: the spec cannot be read: it is a folder [unreadable-file]"))
        #expect(run.output.hasPrefix("ring.layout.json/a  1 item  OK\n"))
    }

    @Test("a folder without specs says so and is fine")
    func emptyFolder() throws {
        let folder = TemporaryFolder()
        let run = try ToolProcess.run(["render", folder.path])
        #expect(run.status == 0)
        #expect(run.errors == "no specs in \(folder.path)\n")
    }
}
