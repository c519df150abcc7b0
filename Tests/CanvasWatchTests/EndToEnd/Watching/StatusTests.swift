import Foundation
import Testing

/// The status is true at any time, and each change of it is an event.
struct StatusTests {
    @Test("specs that come and go, the folder that goes and comes: each is told once, on both streams")
    func follows() throws {
        let folder = TemporaryFolder()
        folder.makeFolder("w")
        let tool = try ToolProcess(["w", "--format", "json"], in: folder.path)
        func status() throws -> [String] {
            let event = try ToolWatch.Event(try tool.line { $0.contains("\"notice\"") || $0.contains("\"ready\"") })
            let message = try #require(event.message)
            let line = try tool.line(on: .errors) { _ in true }
            #expect(line == message)
            return [event.kind, message]
        }
        #expect(try status() == ["ready", "no specs in w; watching 0 specs in w"])
        folder.write("w/a.layout.json", ToolWatch.spec(1))
        #expect(try status() == ["notice", "watching 1 spec in w"])
        folder.makeFolder("w/sub")
        folder.write("w/sub/b.layout.json", "{")
        #expect(try status() == ["notice", "watching 2 specs in w"])
        folder.remove("w/a.layout.json")
        #expect(try status() == ["notice", "watching 1 spec in w"])
        folder.move("w", to: "away")
        #expect(try status() == ["notice", "watching 0 specs in w; waiting for w"])
        folder.move("away", to: "w")
        #expect(try status() == ["notice", "watching 1 spec in w"])
        folder.remove("w/sub")
        #expect(try status() == ["notice", "no specs in w; watching 0 specs in w"])
    }

    @Test("of several places each that is gone is named")
    func severalPlaces() throws {
        let watch = try ToolWatch(
            ["w/a.layout.json": ToolWatch.spec(1), "v/b.layout.json": ToolWatch.spec(2), "any.txt": ToolWatch.spec(3)],
            ["w", "v", "any.txt", "--format", "json"])
        #expect(watch.first.last?.message == "watching 4 specs in w, v, any.txt")
        watch.folder.remove("any.txt")
        try watch.texts(to: "notice watching 3 specs in w, v, any.txt; waiting for any.txt")
        watch.folder.remove("v")
        try watch.texts(to: "notice watching 2 specs in w, v, any.txt; waiting for v, any.txt")
        watch.folder.replace("any.txt", ToolWatch.spec(4))
        let back = try watch.texts(to: "notice watching 3 specs in w, v, any.txt; waiting for v")
        #expect(back.contains("report any.txt 4"))
        watch.folder.makeFolder("v")
        try watch.texts(to: "notice watching 3 specs in w, v, any.txt")
    }
}
