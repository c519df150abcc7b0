import Foundation
import Glibc
import Testing

/// What the README tells editors, held against what the tool prints.
struct EditorSnippetTests {
    private static func readme() throws -> String {
        try String(contentsOf: GoldenTests.root.appending(path: "README.md"), encoding: .utf8)
    }

    /// A folder in which every form of a finding occurs: of a file, of a canvas, with notes, in names with blanks and colons.
    private static func findings() -> TemporaryFolder {
        let folder = TemporaryFolder()
        folder.makeFolder("sub")
        folder.write("broken.layout.json", "{\n  layout: \"rnig\",\n  items: \"twice.items.json\", overscan: true }")
        folder.write("twice.items.json", "[{ id: 'a' },\n { id: 'a', colour: 3 }]")
        folder.write(
            "sub/my: 1.layout.json", "{\n  layout: { kind: 'ring', radius: 1 },\n  items: { count: 2, size: [9, 9] } }")
        return folder
    }

    /// File, line, column, severity and code of each, in the order of the output.
    private static let expected = [
        "broken.layout.json:2:11 error unknown-word", "broken.layout.json:3:40 error wrong-type",
        "twice.items.json:2:8 error duplicate-id", "twice.items.json:2:13 warning unknown-key",
        "sub/my: 1.layout.json:2:35 error overlap",
    ]

    @Test("the problem matcher for Visual Studio Code finds each finding, and no other line")
    func problemMatcher() throws {
        let blocks = try Self.readme().components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        let tasks = try #require(blocks.first { $0.contains("problemMatcher") })
        let root = try #require(try JSONSerialization.jsonObject(with: Data(tasks.utf8)) as? [String: Any])
        let task = try #require((root["tasks"] as? [[String: Any]])?.first)
        let matcher = try #require(task["problemMatcher"] as? [String: Any])
        let pattern = try #require(matcher["pattern"] as? [String: Any])
        let expression = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))
        let words = try #require(task["command"] as? String).split(separator: " ").map(String.init)
        #expect(words.first == "canvas-watch")
        let folder = Self.findings()
        let run = try ToolProcess.run(Array(words.dropFirst()), in: folder.path)
        let found = try (run.errors + run.output).split(separator: "\n").map(String.init).compactMap { line in
            try expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)).map { match in
                func part(_ name: String) throws -> String {
                    let group = try #require(pattern[name] as? Int)
                    return String(line[try #require(Range(match.range(at: group), in: line))])
                }
                #expect(try !part("message").isEmpty)
                return try "\(part("file")):\(part("line")):\(part("column")) \(part("severity")) \(part("code"))"
            }
        }
        #expect(found == Self.expected)
    }

    @Test(
        "vim finds each finding by the README's errorformat, and takes no other line for one",
        .enabled(if: access("/usr/bin/vim", X_OK) == 0, "vim is not installed"))
    func errorformat() throws {
        let lines = try Self.readme().split(separator: "\n").filter { $0.hasPrefix("set errorformat=") }
        #expect(lines.count == 1)
        let folder = Self.findings()
        let run = try ToolProcess.run(["check", "."], in: folder.path)
        folder.write("output", run.errors + run.output)
        folder.write(
            "try.vim",
            """
            \(lines.joined(separator: "\n"))
            cgetfile output
            let found = []
            for e in getqflist()
              call add(found, bufname(e.bufnr) . ':' . e.lnum . ':' . e.col . ' ' . e.type . ' ' . e.text)
            endfor
            call writefile(found, 'found')
            qall!

            """)
        let vim = try ToolProcess.run(
            ["-es", "-u", "NONE", "-N", "-S", "try.vim"], program: "/usr/bin/vim", in: folder.path,
            environment: ["HOME": folder.path])
        #expect(vim.status == 0, "\(vim.errors)")
        let found = try String(contentsOfFile: folder.path + "/found", encoding: .utf8).split(separator: "\n")
        let expected = Self.expected.map { $0.replacing(" error ", with: " e ").replacing(" warning ", with: " w ") }
        #expect(found.count == expected.count, "\(found)")
        for (line, words) in zip(found, expected) {
            let code = try #require(words.split(separator: " ").last)
            #expect(line.hasPrefix(words.dropLast(code.count)) && line.hasSuffix(" [\(code)]"), "\(line)")
        }
    }
}
