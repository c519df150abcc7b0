import Foundation
import Testing

/// The check through the real binary.
struct CheckTests {
    /// A spec, the code that fails it, where, and the number that would cure it.
    struct Case: Sendable, CustomTestStringConvertible {
        let spec: String
        let code: String
        let place: String
        var words: [String] = []

        var testDescription: String { code }
    }

    static let failing: [Case] = [
        // Two items of 10 x 10, side by side at a radius of 4: the centres are 8 apart and need 10.
        Case(
            spec: "{\n  layout: { kind: \"ring\", radius: 4 },\n  items: { count: 2, size: [10, 10] },\n}",
            code: "overlap", place: ":2:35:", words: ["1 overlap", "0 and 1", "by 2 pt", "radius 5 clears it"]),
        // All at one point: nothing parts them.
        Case(
            spec: "{\n  layout: { kind: \"spiral\", step: 0, pitch: 1 }, items: { count: 3, size: [10, 10] },\n}",
            code: "coincident", place: ":2:35:", words: ["3 items share their centre", "0, 1, 2"]),
        // Two items of 10 with a gap of 8 take 28.
        Case(
            spec: "{ layout: { kind: \"grid\", columns: 2 }, items: { count: 2, size: [10, 10] },\n"
                + "  contentSize: { fixed: [20, 10] } }",
            code: "off-canvas", place: ":2:16:", words: ["1 item of 2", "28 x 10"]),
        Case(
            spec: "{ items: { count: 1, size: [10, 10] },\n  contentSize: { fixed: [30, 30] }, contentMargins: 20 }",
            code: "margins-exceed-canvas", place: ":2:53:", words: ["40 x 40", "30 x 30"]),
    ]

    @Test("a canvas that is wrong fails with its place, the items and the cure", arguments: failing)
    func fails(_ wrong: Case) throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", wrong.spec)
        let run = try ToolProcess.run(["check", "a.layout.json"], in: folder.path)
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n").map(String.init)
        let head = try #require(lines.first { $0.hasSuffix("[\(wrong.code)]") }, "\(run.output)")
        #expect(head.hasPrefix("a.layout.json\(wrong.place) error: "), "\(head)")
        for word in wrong.words { #expect(run.output.contains(word), "\(run.output)") }
        #expect(lines.last == "1 spec checked: 1 fails" || lines.last == "1 spec checked: 1 fails, 1 warning")
    }

    @Test("what is no more than worth knowing is a warning, and no failure")
    func warns() throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", "{\n  layout: { kind: \"grid\", columns: 0 },\n  items: { count: 2 },\n}")
        let run = try ToolProcess.run(["check", "a.layout.json"], in: folder.path)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("a.layout.json:") }
        #expect(heads.count == 2)
        #expect(heads.first?.hasPrefix("a.layout.json:2:36: warning: ") == true)
        #expect(heads.last?.hasPrefix("a.layout.json:3:10: warning: ") == true)
        #expect(run.output.hasSuffix("\n1 spec checked: fine, 2 warnings\n"))
    }

    @Test("a folder is checked whole: what fails, what is broken, what is fine")
    func checksFolders() throws {
        let folder = TemporaryFolder()
        folder.write("broken.layout.json", "{ layout: \"rnig\", items: [] }")
        folder.write("fine.layout.json", "{ items: { count: 2, size: [10, 10] } }")
        folder.write("wrong.layout.json", Self.failing[0].spec)
        let run = try ToolProcess.run(["check", "."], in: folder.path)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("broken.layout.json:1:11: error: "))
        #expect(run.output.hasSuffix("3 specs checked: 2 fail\n"))
        #expect(!run.output.contains("fine.layout.json") && !run.errors.contains("fine.layout.json"))
        #expect(try ToolProcess.run(["check", "fine.layout.json"], in: folder.path).output == "1 spec checked: fine\n")
    }

    @Test("JSON has one object a spec, and the count on standard error")
    func tellsJSON() throws {
        let folder = TemporaryFolder()
        folder.write("broken.layout.json", "{ layout: \"rnig\", items: [] }")
        folder.write("fine.layout.json", "{ items: { count: 2, size: [10, 10] } }")
        folder.write("wrong.layout.json", Self.failing[1].spec)
        let run = try ToolProcess.run(["check", ".", "--format", "json"], in: folder.path)
        #expect(run.status == 1)
        #expect(run.errors == "3 specs checked: 2 fail\n")
        let objects = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["ok"] as? Bool } == [false, true, false])
        let diagnostics = try #require(objects[0]["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["code"] as? String } == ["unknown-word"])
        // Three items at one point: they overlap, and they share their centre.
        let warnings = try #require(objects[2]["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["code"] as? String } == ["overlap", "coincident"])
        #expect(warnings.allSatisfy { $0["severity"] as? String == "error" && $0["line"] as? Int == 2 })
        #expect(warnings[1]["items"] as? [String] == ["0", "1", "2"])
    }

    @Test("a path that is missing cannot be answered, which wins over a failure")
    func missingPath() throws {
        let folder = TemporaryFolder()
        folder.write("wrong.layout.json", Self.failing[0].spec)
        let run = try ToolProcess.run(["check", "wrong.layout.json", "nowhere"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.output.hasSuffix("1 spec checked: 1 fails\n"))
        #expect(run.errors.contains("`nowhere`"))
    }

    @Test("a setting is checked like the file, and findings point at it")
    func checksSettings() throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", "{ layout: \"ring\", items: { count: 2, size: [10, 10] } }")
        #expect(try ToolProcess.run(["check", "a.layout.json"], in: folder.path).status == 0)
        let run = try ToolProcess.run(["check", "a.layout.json", "--set", "layout.radius=4"], in: folder.path)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("--set #1:1:15: error: 1 overlap"))
    }

    @Test(
        "a finding points at the setting that says the value, or a part of it, or what held it before",
        arguments: [
            (["layout={kind:'ring',radius:4}"], "--set #1:1:28:"),
            (["layout.kind=ring", "layout.radius=4"], "--set #2:1:15:"),
            (["layout={kind:'ring',radius:9}", "layout.radius=4"], "--set #2:1:15:"),
            (["layout.radius=9", "layout={kind:'ring',radius:4}"], "--set #2:1:28:"),
            (["contentSize.fixed=[5,5]", "layout.radius=9"], "--set #1:1:19:"),
            (["contentSize={fixed:[5,5]}", "layout.radius=9"], "--set #1:1:13:"),
            (["layout={kind:'formula',x:0,y:0}"], "--set #1:1:8:"), (["overscan=1"], "a.layout.json:1:35:"),
        ])
    func pointsAtSettings(_ settings: [String], _ place: String) throws {
        let folder = TemporaryFolder()
        folder.write(
            "a.layout.json", "{ layout: { kind: \"ring\", radius: 5 }, items: { count: 2, size: [12, 12] } }")
        let run = try ToolProcess.run(
            ["check", "a.layout.json"] + settings.flatMap { ["--set", $0] }, in: folder.path)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix(place), "\(run.output)")
    }

    @Test("a spec on standard input is checked")
    func checksStandardInput() throws {
        let run = try ToolProcess.run(["check", "-"], input: Self.failing[0].spec)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("-:2:35: error: 1 overlap"))
    }
}
