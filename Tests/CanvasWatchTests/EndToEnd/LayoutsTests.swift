import Foundation
import Testing

/// The catalogue through the real binary.
struct LayoutsTests {
    static let kinds = ["flow", "grid", "ring", "spiral", "clustered", "formula", "swift"]

    @Test("every kind is told with its parameters, an example and its picture, in 80 columns")
    func tellsAll() throws {
        let run = try ToolProcess.run(["layouts"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 80 })
        for kind in Self.kinds { #expect(lines.contains { $0.hasPrefix("\(kind) - ") }) }
        // A picture of each but the Swift file, which does not run here, and two of the spiral; each between two borders.
        #expect(lines.filter { $0.hasSuffix("--+") && $0.contains(" +--") }.count == 14)
    }

    @Test("one kind is told alone", arguments: kinds)
    func tellsOne(_ kind: String) throws {
        let run = try ToolProcess.run(["layouts", kind])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("\(kind) - "))
        #expect(run.output.contains("PARAMETER") && run.output.contains("\"\(kind)\""))
        #expect(run.output.contains("--+\n") == (kind != "swift"))
        #expect(try ToolProcess.run(["layouts", kind, "--plain"]).output.contains("--+") == false)
    }

    @Test("JSON has one object a kind")
    func tellsJSON() throws {
        let run = try ToolProcess.run(["layouts", "--format", "json"])
        #expect(run.status == 0)
        let objects = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.compactMap { $0["kind"] as? String } == Self.kinds)
        let spiral = try #require(objects[3]["parameters"] as? [[String: Any]])
        let pitch = try #require(spiral.first { $0["name"] as? String == "pitch" })
        #expect(pitch["exclusiveMinimum"] as? Double == 0 && pitch["minimum"] == nil)
        #expect(pitch["auto"] as? Bool == true)
        #expect(pitch["when"] as? [String: String] == ["curve": "archimedean"])
    }

    @Test(
        "an unknown kind is answered with the nearest, or with all",
        arguments: [
            ("rnig", "unknown layout `rnig`; did you mean `ring`?"),
            ("sunflower", "unknown layout `sunflower`;"),
            ("zzz", "unknown layout `zzz`; it can be flow, grid, ring, spiral, clustered, formula or swift"),
        ])
    func refusesUnknownKinds(_ word: String, _ answer: String) throws {
        let run = try ToolProcess.run(["layouts", word])
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(answer), "\(run.errors)")
    }
}
