import Testing

@testable import canvas_watch

@Suite("Finding specs")
struct SpecFindingTests {
    private func machine(_ paths: String...) -> FakeMachine {
        let machine = FakeMachine()
        for path in paths {
            machine.makeFolder(FilePath("/" + path).folder.shown)
            machine.write("/" + path, "{}")
        }
        return machine
    }

    private func names(_ machine: FakeMachine, _ arguments: String...) -> [String] {
        SpecFinding(arguments.map(FilePath.init), in: machine).specs.map(\.name.shown)
    }

    @Test("both endings count, manifests and other names do not")
    func endings() {
        let machine = machine(
            "a.layout.json", "b.layout.json5", "c.items.json", "d.json", "e.layout.json~", "layout.json")
        #expect(names(machine, "/") == ["a.layout.json", "b.layout.json5"])
    }

    @Test("folders are searched in depth, hidden entries are skipped")
    func depth() {
        let machine = machine(
            "w/z.layout.json", "w/a/b/c.layout.json", "w/.git/x.layout.json", "w/.y.layout.json", "w/a/.layout.json")
        #expect(names(machine, "/w") == ["a/b/c.layout.json", "z.layout.json"])
    }

    @Test("the order is that of the bytes of the names")
    func order() {
        let machine = machine("w/b.layout.json", "w/a/x.layout.json", "w/a-b.layout.json", "w/B.layout.json")
        #expect(names(machine, "/w") == ["B.layout.json", "a-b.layout.json", "a/x.layout.json", "b.layout.json"])
    }

    @Test("with several arguments the argument stands in front, and a given file may have any name")
    func several() {
        let machine = machine("w/a.layout.json", "w/sub/b.layout.json", "v/a.layout.json", "w/any.txt")
        #expect(names(machine, "/w", "/v/") == ["/v/a.layout.json", "/w/a.layout.json", "/w/sub/b.layout.json"])
        #expect(names(machine, "/w/any.txt") == ["/w/any.txt"])
    }

    @Test("a file reached twice under one name is one spec, under two names two")
    func duplicates() {
        let machine = machine("a/x.layout.json")
        #expect(names(machine, "a", "a") == ["a/x.layout.json"])
        #expect(names(machine, ".", "a") == ["a/x.layout.json"])
        #expect(names(machine, "a", "a/../a") == ["a/../a/x.layout.json", "a/x.layout.json"])
        let finding = SpecFinding([FilePath("a"), FilePath("a/x.layout.json")], in: machine)
        #expect(finding.specs.map(\.isGiven) == [true])
    }

    @Test("links to files are followed, links to folders skipped, dangling links and fifos named as specs")
    func links() {
        let machine = machine("w/a.layout.json", "other/b.layout.json")
        machine.makeLink("/w/file.layout.json", to: "../other/b.layout.json")
        machine.makeLink("/w/folder", to: "../other")
        machine.makeLink("/w/folder.layout.json", to: "../other")
        machine.makeLink("/w/lost.layout.json", to: "nowhere")
        machine.makeSpecial("/w/pipe.layout.json", .fifo)
        #expect(names(machine, "/w") == ["a.layout.json", "file.layout.json", "lost.layout.json", "pipe.layout.json"])
        machine.makeLink("/link", to: "w")
        #expect(names(machine, "/link").count == 4, "a link that is given is followed")
    }

    @Test("a folder with the name of a spec is shown as one, and searched")
    func folderNamedLikeASpec() {
        let machine = machine("w/odd.layout.json/in.layout.json")
        #expect(names(machine, "/w") == ["odd.layout.json", "odd.layout.json/in.layout.json"])
    }

    @Test("missing arguments, unreadable folders and folders without specs are told apart")
    func troubles() {
        let machine = machine("w/shut/a.layout.json", "empty/readme.txt")
        machine.permit("/w/shut", false)
        let finding = SpecFinding(["/w", "/empty", "/gone"].map(FilePath.init), in: machine)
        #expect(finding.specs.isEmpty)
        #expect(finding.missing == [FilePath("/gone")])
        #expect(finding.emptyFolders == [FilePath("/w"), FilePath("/empty")])
        #expect(finding.faults.map(\.folder) == [FilePath("/w/shut")])
        #expect(finding.faults.map(\.fault) == [.denied])
    }

    @Test("files that a spec refers to are opened beside it and named as it is")
    func references() {
        let spec = FoundSpec(path: FilePath("/top/w/sub/x"), name: FilePath("sub/x"), isGiven: false)
        #expect(spec.path(of: FilePath("../a.json")) == FilePath("/top/w/sub/../a.json"))
        #expect(spec.name(of: FilePath("../a.json")) == FilePath("a.json"))
        #expect(spec.name(of: FilePath("../../lib.json")) == FilePath("../lib.json"))
        #expect(spec.name(of: FilePath("/lib.json")) == FilePath("/lib.json"))
    }
}
