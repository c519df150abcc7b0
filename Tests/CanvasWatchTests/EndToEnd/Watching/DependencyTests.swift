import Foundation
import Glibc
import Testing

/// A manifest runs exactly the specs that use it, and says so.
struct DependencyTests {
    static func manifest(_ width: Int) -> String { "[{ id: \"a\", size: [\(width), 10] }]\n" }

    static func user(_ manifest: String) -> String { "{ items: \"\(manifest)\" }\n" }

    static let shared = [
        "w/a.layout.json": user("stickers.items.json"), "w/b.layout.json": user("../w/stickers.items.json"),
        "w/sub/c.layout.json": user("../stickers.items.json"), "w/d.layout.json": user("other.items.json"),
        "w/stickers.items.json": manifest(1), "w/other.items.json": manifest(1),
    ]

    @Test("a manifest runs the specs that use it and no other, with the cause named")
    func runsUsers() throws {
        let watch = try ToolWatch(Self.shared)
        watch.folder.replace("w/stickers.items.json", Self.manifest(2))
        let events = try watch.events(to: "report", "sub/c.layout.json")
        #expect(events.map(\.text) == ["a", "b", "sub/c"].map { "report \($0).layout.json 2" })
        #expect(events.allSatisfy { $0.cause.count == 1 && $0.cause[0].hasSuffix("stickers.items.json") })
        #expect(try watch.rest().isEmpty)
        watch.folder.replace("w/other.items.json", Self.manifest(3))
        #expect(try watch.next().text == "report d.layout.json 3")
        #expect(try watch.rest().isEmpty)
    }

    @Test("the text names the manifest and how many specs it concerns")
    func namesTheCause() throws {
        let folder = TemporaryFolder()
        folder.makeFolder("w/sub")
        for (name, text) in Self.shared { folder.write(name, text) }
        let tool = try ToolProcess(["w", "--plain"], in: folder.path)
        try tool.line(on: .errors) { $0 == "watching 4 specs in w" }
        folder.replace("w/stickers.items.json", Self.manifest(2))
        for (name, file) in [("a", ""), ("b", "../w/"), ("sub/c", "")] {
            try tool.line { $0 == "\(name)  1 item  OK  (\(file)stickers.items.json -> 3 specs)" }
        }
        folder.replace("w/other.items.json", Self.manifest(3))
        try tool.line { $0 == "d  1 item  OK  (other.items.json)" }
    }

    @Test("manifests are watched wherever they lie: beside, below, above, elsewhere")
    func liesAnywhere() throws {
        let watch = try ToolWatch([
            "w/x/a.layout.json": Self.user("deep/er/m.items.json"), "w/x/deep/er/m.items.json": Self.manifest(1),
            "w/x/b.layout.json": Self.user("../../lib/m.items.json"), "lib/m.items.json": Self.manifest(1),
        ])
        watch.folder.replace("w/x/deep/er/m.items.json", Self.manifest(2))
        try watch.texts(to: "report x/a.layout.json 2")
        watch.folder.write("lib/m.items.json", Self.manifest(3))
        #expect(try watch.next().text == "report x/b.layout.json 3")
        let elsewhere = TemporaryFolder()
        elsewhere.write("m.items.json", Self.manifest(4))
        watch.folder.replace("w/x/b.layout.json", Self.user(elsewhere.path + "/m.items.json"))
        try watch.texts(to: "report x/b.layout.json 4")
        elsewhere.replace("m.items.json", Self.manifest(5))
        #expect(try watch.next().text == "report x/b.layout.json 5")
    }

    @Test("a manifest that is missing is a problem, and one that comes later clears it")
    func comesLater() throws {
        let watch = try ToolWatch(["w/a.layout.json": Self.user("../lib/new/m.items.json")])
        #expect(watch.first.first?.text == "problem a.layout.json missing-manifest")
        watch.folder.makeFolder("lib/new")
        #expect(try watch.rest().isEmpty)
        watch.folder.write("lib/new/m.items.json", Self.manifest(2))
        let event = try watch.next()
        #expect(event.text == "report a.layout.json 2")
        #expect(event.cause == ["../lib/new/m.items.json"])
        watch.folder.remove("lib/new")
        #expect(try watch.next().text == "problem a.layout.json missing-manifest")
        watch.folder.makeFolder("lib/new")
        watch.folder.replace("lib/new/m.items.json", Self.manifest(3))
        #expect(try watch.next().text == "report a.layout.json 3")
    }

    @Test("references that are added, removed and pointed elsewhere are followed from then on")
    func references() throws {
        let watch = try ToolWatch([
            "w/a.layout.json": ToolWatch.spec(1), "lib/m.items.json": Self.manifest(2),
            "lib/n.items.json": Self.manifest(3),
        ])
        watch.folder.write("lib/m.items.json", Self.manifest(4))
        #expect(try watch.rest().isEmpty)
        for (manifest, other) in [("m", "n"), ("n", "m")] {
            watch.folder.write("lib/\(manifest).items.json", Self.manifest(5))
            watch.folder.replace("w/a.layout.json", Self.user("../lib/\(manifest).items.json"))
            try watch.texts(to: "report a.layout.json 5")
            watch.folder.replace("lib/\(manifest).items.json", Self.manifest(6))
            #expect(try watch.next().text == "report a.layout.json 6")
            watch.folder.replace("lib/\(other).items.json", Self.manifest(7))
            #expect(try watch.rest().isEmpty)
        }
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(8))
        #expect(try watch.next().text == "report a.layout.json 8")
        watch.folder.replace("lib/n.items.json", Self.manifest(9))
        #expect(try watch.rest().isEmpty)
    }

    @Test("links are followed to what they lead to, and when they are pointed elsewhere")
    func links() throws {
        let watch = try ToolWatch([
            "store/v1/m.items.json": Self.manifest(1), "store/v2/m.items.json": Self.manifest(2),
            "store/spec": ToolWatch.spec(30), "w/a.layout.json": Self.user("m.items.json"),
        ]) { folder in
            folder.link("store/current", to: "v1")
            folder.link("w/m.items.json", to: "../store/current/m.items.json")
            folder.link("w/linked.layout.json", to: "../store/spec")
        }
        #expect(watch.first.map(\.text).prefix(2) == ["report a.layout.json 1", "report linked.layout.json 30"])
        watch.folder.replace("store/v1/m.items.json", Self.manifest(3))
        #expect(try watch.next().text == "report a.layout.json 3")
        // A link on the way, pointed elsewhere as a deployment does it.
        watch.folder.link("store/next", to: "v2")
        watch.folder.move("store/next", to: "store/current")
        #expect(try watch.next().text == "report a.layout.json 2")
        watch.folder.replace("store/v1/m.items.json", Self.manifest(9))
        #expect(try watch.rest().isEmpty)
        watch.folder.write("store/v2/m.items.json", Self.manifest(4))
        #expect(try watch.next().text == "report a.layout.json 4")
        // The link of the manifest itself, and that of a spec.
        watch.folder.remove("w/m.items.json")
        watch.folder.link("w/m.items.json", to: "../store/v1/m.items.json")
        #expect(try watch.next().text == "report a.layout.json 9")
        watch.folder.replace("store/spec", ToolWatch.spec(31))
        #expect(try watch.next().text == "report linked.layout.json 31")
    }
}
