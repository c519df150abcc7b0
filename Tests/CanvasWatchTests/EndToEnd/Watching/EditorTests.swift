import Foundation
import Glibc
import Testing

/// However a file is saved, there is one report for it, and what editors leave beside it is not told.
struct EditorTests {
    private static let name = "ring.layout.json"

    @Test("a save is one report and nothing else", arguments: EditorSave.allCases)
    func reportsOnce(_ save: EditorSave) throws {
        let watch = try ToolWatch(["w/" + Self.name: ToolWatch.spec(1)])
        for width in 2...4 {
            try save.save(Self.name, width - 1, width, in: watch.folder)
            #expect(try watch.texts(to: "report \(Self.name) \(width)").count == 1)
            #expect(try watch.rest().isEmpty)
        }
    }

    @Test("a save of a manifest is one report and nothing else", arguments: EditorSave.allCases)
    func reportsManifestsOnce(_ save: EditorSave) throws {
        // A manifest says its items as a spec does.
        let watch = try ToolWatch([
            "w/a.layout.json": "{ items: \"notes.items.json\" }", "w/notes.items.json": ToolWatch.spec(2),
        ])
        for width in 3...4 {
            try save.save("notes.items.json", width - 1, width, in: watch.folder)
            let event = try watch.next()
            #expect(event.text == "report a.layout.json \(width)")
            #expect(event.cause == ["notes.items.json"])
            #expect(try watch.rest().isEmpty)
        }
    }

    private static let hasVim = access("/usr/bin/vim", X_OK) == 0

    @Test(
        "vim itself is one report", .enabled(if: hasVim, "there is no vim here"),
        arguments: ["backupcopy=no", "backupcopy=yes", "nowritebackup"])
    func vim(_ setting: String) throws {
        let watch = try ToolWatch(["w/" + Self.name: ToolWatch.spec(1)])
        for width in 2...3 {
            let commands =
                ["-u", "NONE", "-i", "NONE", "-n", "-es"]
                + ["-c", "set \(setting)", "-c", "%s/\\[\(width - 1),/[\(width),/", "-c", "wq", "w/" + Self.name]
            let run = try ToolProcess.run(commands, program: "vim", in: watch.folder.path)
            #expect(run.status == 0)
            #expect(try watch.texts(to: "report \(Self.name) \(width)").count == 1)
            #expect(try watch.rest().isEmpty)
        }
    }

    @Test("a branch of 200 files that is checked out is told file by file, with none that flashes")
    func checkout() throws {
        let count = 200
        let watch = try ToolWatch([:])
        func git(_ arguments: String...) throws {
            let settings = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main", "-C", "w"]
            let run = try ToolProcess.run(settings + arguments, program: "git", in: watch.folder.path)
            #expect(run.status == 0, "\(run.errors)")
        }
        func write(_ offset: Int) {
            for number in 0..<count {
                watch.folder.write("w/s\(number).layout.json", ToolWatch.spec(1 + number + offset))
            }
        }
        write(0)
        try watch.texts(to: "notice watching \(count + 1) specs in w")
        try git("init", "-q")
        try git("add", "-A")
        try git("commit", "-qm", "one")
        try git("checkout", "-qb", "other")
        write(1000)
        try git("commit", "-qam", "two")
        var widths: [String: Double] = [:]
        func settle(_ offset: Int, _ story: String) throws {
            func isDone() -> Bool {
                (0..<count).allSatisfy { widths["s\($0).layout.json"] == Double(1 + $0 + offset) }
            }
            while !isDone() {
                let event = try watch.next()
                #expect(event.kind == "report", "\(story): \(event.text)")
                if let spec = event.spec { widths[spec] = event.width }
            }
        }
        try settle(1000, "the writes")
        try git("checkout", "-q", "main")
        try settle(0, "the checkout")
        #expect(try watch.rest().isEmpty)
    }

    @Test("temporary names, permissions and times are no report")
    func silent() throws {
        let watch = try ToolWatch(["w/" + Self.name: ToolWatch.spec(1), "w/sub/b.layout.json": ToolWatch.spec(2)])
        for name in ["4913", ".\(Self.name).swp", "\(Self.name)~", "#\(Self.name)#", "\(Self.name).tmp", "sedAb3x"] {
            watch.folder.write("w/" + name, "{")
            watch.folder.write("w/sub/" + name, "{")
            watch.folder.remove("w/sub/" + name)
        }
        watch.folder.link("w/.#\(Self.name)", to: "me@machine.4711:1700000000")
        #expect(try watch.rest().isEmpty)
        chmod(watch.folder.path + "/w/" + Self.name, 0o600)
        chmod(watch.folder.path + "/w/sub", 0o700)
        #expect(try watch.rest().isEmpty)
        utimes(watch.folder.path + "/w/" + Self.name, nil)
        #expect(try watch.texts(to: "unchanged \(Self.name)").count == 1)
        #expect(try watch.rest().isEmpty)
        watch.folder.replace("w/" + Self.name, "// the same\n{ 'items': { size: [1, 10,], count: 1 } }")
        #expect(try watch.texts(to: "unchanged \(Self.name)").count == 1)
        #expect(try watch.rest().isEmpty)
    }

    @Test("what changes nothing is one quiet line in text")
    func quietLine() throws {
        let folder = TemporaryFolder()
        folder.write(Self.name, ToolWatch.spec(1))
        let tool = try ToolProcess(["--frames", "1"], in: folder.path)
        try tool.line(on: .errors) { $0 == "watching 1 spec in ." }
        utimes(folder.path + "/" + Self.name, nil)
        try tool.line { $0 == "ring  no change" }
        folder.write(Self.name, ToolWatch.spec(2))
        #expect(try tool.finish().status == 0)
    }
}
