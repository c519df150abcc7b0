import Testing

/// Exports through the real binary.
struct ExportTests {
    /// The report of a spec without its first member, the name.
    private static func report(_ name: String, in folder: String) throws -> String {
        let run = try ToolProcess.run(["render", name, "--format", "json"], in: folder)
        #expect(run.status == 0)
        return String(run.output.drop { $0 != "," })
    }

    @Test("an exported spec needs no other file and renders identically", arguments: GoldenTests.declared)
    func rendersIdentically(_ name: String) throws {
        let examples = GoldenTests.examples.path
        let export = try ToolProcess.run(["export", "\(name).layout.json", "--to", "spec"], in: examples)
        #expect(export.status == 0 && export.errors.isEmpty)
        let folder = TemporaryFolder()
        folder.write("a.layout.json", export.output)
        #expect(try Self.report("a.layout.json", in: folder.path) == Self.report("\(name).layout.json", in: examples))
        // What was exported once is exported as it is.
        #expect(try ToolProcess.run(["export", "a.layout.json"], in: folder.path).output == export.output)
    }

    @Test("ids, labels, groups and sizes come through, whatever they hold; items without a size stay without")
    func keepsItems() throws {
        let folder = TemporaryFolder()
        folder.write(
            "a.items.json",
            #"[{ id: 7, size: [0.1, 1e12], label: "a\"\n\u00e9", extra: 1 }, { id: "é\\", group: "g" }]"#)
        folder.write("a.layout.json", "{ /* gone */ items: \"a.items.json\", overscan: 5, }")
        let run = try ToolProcess.run(["export", "a.layout.json"], in: folder.path)
        #expect(
            run.output == #"""
                {
                  "overscan": 5,
                  "items": [
                    { "id": "7", "size": [0.1, 1000000000000], "label": "a\"\né" },
                    { "id": "é\\", "group": "g" }
                  ]
                }

                """#)
    }

    @Test("settings are taken in, counted items stay counted, a manifest becomes a spec")
    func takesSettings() throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", "{ layout: 'ring', items: { count: 3, size: [10, 10] } }")
        let run = try ToolProcess.run(["export", "a.layout.json", "--set", "layout.radius=5"], in: folder.path)
        #expect(
            run.output == """
                {
                  "layout": { "kind": "ring", "radius": 5 },
                  "items": { "count": 3, "size": [10, 10] }
                }

                """)
        let manifest = try ToolProcess.run(["export", "-"], input: "[{ id: 'a', width: 1, height: 2 }]")
        #expect(manifest.output == "{\n  \"items\": [\n    { \"id\": \"a\", \"size\": [1, 2] }\n  ]\n}\n")
    }

    @Test("--to json is the report of render")
    func exportsJSON() throws {
        let examples = GoldenTests.examples.path
        let export = try ToolProcess.run(["export", "ring.layout.json", "--to", "json"], in: examples)
        let render = try ToolProcess.run(["render", "ring.layout.json", "--format", "json"], in: examples)
        #expect(export.status == 0)
        #expect(export.output == render.output)
    }

    @Test("what is broken is told on standard error, and nothing is put out")
    func refuses() throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", "{ layout: 'rnig', items: [] }")
        for target in ["spec", "json"] {
            let run = try ToolProcess.run(["export", "a.layout.json", "--to", target], in: folder.path)
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("a.layout.json:1:11: error: "))
        }
        #expect(try ToolProcess.run(["export", "nowhere"], in: folder.path).status == 2)
        let run = try ToolProcess.run(["export", "."], in: folder.path)
        #expect(run.status == 2 && run.errors.contains("`.` is a folder, and `export` takes one file"))
        #expect(try ToolProcess.run(["export", "a.layout.json", "--to", "pdf"], in: folder.path).status == 2)
    }
}
