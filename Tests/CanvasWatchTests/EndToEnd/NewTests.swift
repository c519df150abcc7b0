import Testing

/// Starters through the real binary.
struct NewTests {
    static let kinds = ["flow", "grid", "ring", "spiral", "clustered", "formula"]

    @Test("a starter and its manifest are written, and are fine", arguments: kinds)
    func writes(_ kind: String) throws {
        let folder = TemporaryFolder()
        let run = try ToolProcess.run(["new", kind], in: folder.path)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("wrote \(kind).layout.json\nwrote \(kind).items.json\n"))
        let check = try ToolProcess.run(["check", "."], in: folder.path)
        #expect(check.status == 0)
        #expect(check.output == "1 spec checked: fine\n" && check.errors.isEmpty)
    }

    @Test("a manifest that is there is used, that of the same name first")
    func usesManifests() throws {
        let folder = TemporaryFolder()
        folder.write("b.items.json", "[{ id: 1, size: [10, 10] }]")
        folder.write("a.items.json", "[{ id: 1, size: [10, 10] }, { id: 2, size: [10, 10] }]")
        let first = try ToolProcess.run(["new", "ring", "x"], in: folder.path)
        #expect(first.output.hasPrefix("wrote x.layout.json\nit shows the items of a.items.json\n"))
        _ = try ToolProcess.run(["new", "ring", "b"], in: folder.path)
        let report = try ToolProcess.run(["render", ".", "--plain"], in: folder.path)
        #expect(report.output.hasPrefix("b  1 item  OK\n"))
        #expect(report.output.contains("\nx  2 items  OK\n"))
    }

    @Test("a file that exists stays as it is, also a link that leads nowhere")
    func overwritesNothing() throws {
        let folder = TemporaryFolder()
        folder.write("ring.layout.json", "mine")
        folder.link("grid.layout.json", to: "nowhere")
        for kind in ["ring", "grid"] {
            let run = try ToolProcess.run(["new", kind], in: folder.path)
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("\(kind).layout.json exists already"))
            #expect(run.errors.contains("canvas-watch new \(kind) NAME"))
        }
        let list = try ToolProcess.run([".", "-type", "f"], program: "/usr/bin/find", in: folder.path)
        #expect(list.output == "./ring.layout.json\n")
        #expect(try ToolProcess.run(["ring.layout.json"], program: "/bin/cat", in: folder.path).output == "mine")
    }

    @Test(
        "the name may be a path, and may have the ending already",
        arguments: [
            ("sub/board", "sub/board"), ("board.layout.json", "board"), ("sub/b b.json", "sub/b b"), ("ü", "ü"),
        ])
    func takesPaths(_ name: String, _ stem: String) throws {
        let folder = TemporaryFolder()
        folder.makeFolder("sub")
        let run = try ToolProcess.run(["new", "ring", name], in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("wrote \(stem).layout.json\nwrote \(stem).items.json\n"), "\(run.output)")
        #expect(try ToolProcess.run(["check", "\(stem).layout.json"], in: folder.path).status == 0)
    }

    @Test(
        "names that cannot be, folders that are not there, kinds that do not exist",
        arguments: [
            (["ring", ".hidden"], "starts with no dot"), (["ring", "sub/"], "cannot be called"),
            (["ring", "nowhere/a"], "there is no folder `nowhere`"), (["rign"], "did you mean `ring`?"),
            (["ring", "a", "b"], "`b` is too much for `new`"),
        ])
    func refuses(_ arguments: [String], _ answer: String) throws {
        let folder = TemporaryFolder()
        let run = try ToolProcess.run(["new"] + arguments, in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors.contains(answer), "\(run.errors)")
        #expect(try ToolProcess.run([], program: "/bin/ls", in: folder.path).output.isEmpty)
    }

    @Test("without a kind the kinds are listed")
    func listsKinds() throws {
        let run = try ToolProcess.run(["new"])
        #expect(run.status == 0)
        for kind in Self.kinds { #expect(run.output.contains("\n  \(kind) ") || run.output.hasPrefix("  \(kind) ")) }
        #expect(run.output.hasSuffix("canvas-watch new KIND [NAME] starts a spec.\n"))
    }

    @Test("a folder that cannot be written to keeps nothing half done")
    func leavesNothingBehind() throws {
        let folder = TemporaryFolder()
        // Too long a name for the spec with its longer ending, short enough for the manifest.
        let name = String(repeating: "n", count: 255 - ".items.json".utf8.count)
        let run = try ToolProcess.run(["new", "ring", name], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("cannot be written"))
        #expect(try ToolProcess.run([], program: "/bin/ls", in: folder.path).output.isEmpty)
    }
}
