import Foundation
import Glibc
import Testing

/// What the watch writes may lie in the folder that it watches.
struct OwnOutputTests {
    /// Where the two streams go, and in which format.
    struct Case: Sendable, CustomTestStringConvertible {
        let redirection: String
        var format = "json"

        var testDescription: String { "--format \(format) \(redirection)" }
    }

    static let cases = [
        Case(redirection: "> log.json"), Case(redirection: ">> log.json"), Case(redirection: "> out.layout.json"),
        Case(redirection: "> sub/out.layout.json5"), Case(redirection: "> out.items.json"),
        Case(redirection: "> log.json 2> status.layout.json"), Case(redirection: "> both.layout.json 2>&1"),
        Case(redirection: "> report.txt", format: "text"), Case(redirection: "> out.layout.json", format: "text"),
        Case(redirection: "> out.layout.json 2>&1", format: "text"),
    ]

    @Test("output inside the folder starts no loop", arguments: cases)
    func noLoop(_ test: Case) throws {
        let folder = TemporaryFolder()
        folder.makeFolder("sub")
        folder.write("a.layout.json", ToolWatch.spec(1))
        folder.write("b.layout.json", "{ items: \"out.items.json\" }")
        let tool = try ToolProcess(
            ["-c", "exec \"$0\" . --format \(test.format) \(test.redirection)", ToolProcess.binary], program: "bash",
            in: folder.path)
        let name = test.redirection.split(separator: " ")[1]
        func count(_ text: String) -> Int { text.split(separator: "\n").count { isEvent($0) } }
        func isEvent(_ line: Substring) -> Bool {
            test.format == "json" ? line.hasPrefix("{\"event\":\"") : line.hasPrefix("a  1 item  OK")
        }
        let mark = test.format == "json" ? "\"contentSize\":{\"width\":" : "canvas "
        func save(_ width: Int) throws -> Int {
            folder.replace("a.layout.json", ToolWatch.spec(width))
            let after = test.format == "json" ? "," : " x 10"
            return count(
                try folder.text(of: String(name)) { $0.contains("\(mark)\(width)\(after)") && $0.hasSuffix("\n") })
        }
        try folder.text(of: String(name)) { $0.contains(mark) }
        // Saved until the first report is surely out, then each save is one event more and no other.
        let first = try save(100)
        for width in 1...20 {
            let found = try save(100 + width)
            #expect(found == first + width)
        }
        tool.signal(SIGTERM)
        #expect(try tool.finish().status == 143)
    }

    @Test("an output with the name of a spec is named as what it is")
    func named() throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", ToolWatch.spec(1))
        let tool = try ToolProcess(
            ["-c", "exec \"$0\" . --format json > out.layout.json", ToolProcess.binary], program: "bash",
            in: folder.path)
        let text = try folder.text(of: "out.layout.json") { $0.contains("\"ready\"") && $0.hasSuffix("\n") }
        let events = try text.split(separator: "\n").map { try ToolWatch.Event(String($0)) }
        #expect(events.map(\.text).prefix(2) == ["report a.layout.json 1", "problem out.layout.json unreadable-file"])
        #expect(text.contains("this program writes"))
        tool.signal(SIGTERM)
        #expect(try tool.finish().status == 143)
    }
}
