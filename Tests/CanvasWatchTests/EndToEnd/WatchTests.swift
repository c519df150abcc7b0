import Foundation
import Testing

/// The watch on a real folder: every line is awaited, and what must not come is followed by a marker that must.
struct WatchTests {
    /// How a save reaches the disk.
    enum Save: String, CaseIterable, Sendable {
        case rename, truncation, inPlace, chunks

        func perform(_ name: String, _ text: String, in folder: TemporaryFolder) throws {
            switch self {
            case .rename:
                folder.replace(name, text)
            case .truncation:
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
            case .inPlace:
                let file = try FileHandle(forUpdating: URL(fileURLWithPath: folder.path + "/" + name))
                try file.write(contentsOf: Data(text.utf8))
                try file.truncate(atOffset: UInt64(text.utf8.count))
                try file.close()
            case .chunks:
                let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/" + name))
                try file.truncate(atOffset: 0)
                for start in stride(from: 0, to: text.utf8.count, by: 16) {
                    try file.write(contentsOf: Data(Array(text.utf8)[start..<min(start + 16, text.utf8.count)]))
                }
                try file.close()
            }
        }
    }

    static func spec(radius: Int) -> String {
        "{ layout: { kind: \"ring\", radius: \(radius) }, items: \"a.items.json\", contentMargins: 10 }\n"
    }

    static let manifest = """
        [ { id: "a", size: [10, 10] }, { id: "b", size: [10, 10] }, { id: "c", size: [10, 10] }, { id: "d", size: [10, 10] } ]

        """

    /// A JSON line of the watch.
    static func object(_ line: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }

    /// A watch in JSON on a folder with one ring, past its `ready` line.
    static func start(_ folder: TemporaryFolder, _ more: [String] = []) throws -> ToolProcess {
        folder.write("ring.layout.json", spec(radius: 100))
        folder.write("a.items.json", manifest)
        let tool = try ToolProcess([folder.path, "--format", "json"] + more)
        try tool.line { $0.contains("\"event\":\"ready\"") }
        return tool
    }

    @Test("a save is one report with the right frames and the right diff", arguments: Save.allCases)
    func reportsOnce(_ save: Save) throws {
        let folder = TemporaryFolder()
        let tool = try Self.start(folder)
        try save.perform("ring.layout.json", Self.spec(radius: 150), in: folder)
        let first = try Self.object(try tool.line { _ in true })
        #expect(first["event"] as? String == "report")
        #expect(first["spec"] as? String == "ring.layout.json")
        #expect(first["cause"] as? [String] == ["ring.layout.json"])
        #expect((first["contentSize"] as? [String: Double])?["width"] == 330)
        #expect(first["diff"] is [String: Any])

        try save.perform("ring.layout.json", Self.spec(radius: 200), in: folder)
        let second = try Self.object(try tool.line { _ in true })
        #expect((second["contentSize"] as? [String: Double])?["width"] == 430)
        #expect((second["sequence"] as? Int).map { $0 - 1 } == first["sequence"] as? Int)
    }

    @Test("a broken save is a problem, and the next good one is compared with the last good one")
    func survivesBrokenSaves() throws {
        let folder = TemporaryFolder()
        let tool = try Self.start(folder)
        folder.replace("ring.layout.json", "{ layout: ")
        let problem = try Self.object(try tool.line { _ in true })
        #expect(problem["event"] as? String == "problem")
        #expect(problem["frames"] == nil)
        folder.replace("ring.layout.json", Self.spec(radius: 100))
        let recovered = try Self.object(try tool.line { _ in true })
        #expect(recovered["event"] as? String == "report")
        #expect(recovered["diff"] is NSNull)
    }

    @Test("a save that means the same is unchanged")
    func noticesEqualMeaning() throws {
        let folder = TemporaryFolder()
        let tool = try Self.start(folder)
        folder.replace("ring.layout.json", "// a comment\n" + Self.spec(radius: 100))
        #expect(try Self.object(try tool.line { _ in true })["event"] as? String == "unchanged")
    }

    @Test("a manifest re-runs the specs that use it; one that is missing is a problem until it appears")
    func followsManifests() throws {
        let folder = TemporaryFolder()
        let tool = try Self.start(folder)
        folder.remove("a.items.json")
        let problem = try Self.object(try tool.line { _ in true })
        #expect(problem["event"] as? String == "problem")
        #expect(problem["cause"] as? [String] == ["a.items.json"])
        folder.write("a.items.json", Self.manifest.replacingOccurrences(of: "[10, 10] } ]", with: "[30, 30] } ]"))
        let report = try Self.object(try tool.line { _ in true })
        #expect(report["event"] as? String == "report")
        #expect(report["cause"] as? [String] == ["a.items.json"])
    }

    @Test("the text report shows the spec, its map and what changed")
    func reportsInText() throws {
        let folder = TemporaryFolder()
        folder.write("ring.layout.json", Self.spec(radius: 100))
        folder.write("a.items.json", Self.manifest)
        let tool = try ToolProcess([folder.path, "--frames", "1"])
        try tool.line(on: .errors) { $0.hasPrefix("watching 1 spec in ") }
        folder.replace("ring.layout.json", Self.spec(radius: 150))
        let end = try tool.finish()
        #expect(end.status == 0)
        #expect(end.output.contains("ring  4 items  OK"))
        #expect(end.output.contains("layout.radius 100 -> 150"))
        #expect(!end.output.contains("\u{1b}"))
    }

    @Test("a signal ends the watch with its status", arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func endsOnSignals(_ signal: Int32, _ status: Int32) throws {
        let folder = TemporaryFolder()
        let tool = try Self.start(folder)
        tool.signal(signal)
        let end = try tool.finish()
        #expect(end.status == status)
        #expect(try Self.object(String(end.output.split(separator: "\n").last ?? ""))["event"] as? String == "end")
    }

    @Test("--frames 0 ends after the first reports")
    func endsAfterReady() throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", "{ items: { count: 3, size: [10, 10] } }")
        let run = try ToolProcess.run([folder.path, "--frames", "0", "--format", "json"])
        #expect(run.status == 0)
        let events = try run.output.split(separator: "\n").map { try Self.object(String($0))["event"] as? String }
        #expect(events == ["report", "ready", "end"])
    }
}
