import Testing

/// A spec that comes through a pipe.
struct StandardInputTests {
    static let manifest = "[{ id: \"a\", size: [10, 10] }]"

    @Test("- reads a spec from standard input; its manifest is found from the current folder")
    func readsASpec() throws {
        let folder = TemporaryFolder()
        folder.write("a.items.json", Self.manifest)
        let spec = "{ layout: { kind: \"grid\", columns: 1 }, items: \"a.items.json\" }"
        let run = try ToolProcess.run(["render", "-"], in: folder.path, input: spec)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("-  1 item  OK\n"))
    }

    @Test("a manifest on standard input is shown as a flow, and settings apply")
    func readsAManifest() throws {
        let run = try ToolProcess.run(
            ["render", "-", "--set", "layout=ring", "--format", "json"], input: Self.manifest)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix(#"{"spec":"-","layout":{"kind":"ring"},"#), "\(run.output)")
    }

    @Test("a broken spec on standard input is told with its place")
    func tellsPlaces() throws {
        let run = try ToolProcess.run(["render", "-"], input: "{\n  layout: \"rnig\", items: [] }")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("-:2:11: error: "))
    }

    @Test("nothing on standard input is an empty file")
    func readsNothing() throws {
        let run = try ToolProcess.run(["render", "-"], input: "")
        #expect(run.status == 1)
        #expect(run.errors.contains("[empty-file]"))
    }

    @Test("a file called - is a file when its folder stands in front")
    func leavesFilesAlone() throws {
        let folder = TemporaryFolder()
        folder.write("-", "{ items: { count: 2, size: [10, 10] } }")
        #expect(try ToolProcess.run(["render", "./-"], in: folder.path).output.hasPrefix("./-  2 items  OK\n"))
        let run = try ToolProcess.run(["render", "-", "./-"], in: folder.path, input: Self.manifest)
        #expect(run.output.hasPrefix("-  1 item  OK\n"))
        #expect(run.output.contains("\n./-  2 items  OK\n"))
    }
}
