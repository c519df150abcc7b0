import Foundation
import Glibc
import Testing

/// The watch on a terminal.
struct TerminalTests {
    private static func ring(_ radius: Int) -> String {
        "{ layout: { kind: \"ring\", radius: \(radius) }, items: { count: 12, size: [40, 40] },\n"
            + "  viewport: { size: [200, 200] } }\n"
    }

    private static func folder() -> TemporaryFolder {
        let folder = TemporaryFolder()
        folder.write("ring.layout.json", ring(400))
        return folder
    }

    /// The lines of a text from a terminal.
    private static func lines(_ text: String) -> [String] {
        text.replacingOccurrences(of: "\r", with: "").components(separatedBy: "\n")
    }

    @Test("another window size draws the last report again, without laying out and without wiping what scrolled by")
    func resizes() throws {
        let folder = Self.folder()
        let terminal = try ToolTerminal("exec \"$0\" --color never", in: folder.path, columns: 80, rows: 40)
        try terminal.text { $0.contains("watching 1 spec in .") }
        let wide = Self.lines(terminal.text).map(\.count).max() ?? 0
        let start = terminal.written.count
        terminal.resize(columns: 50, rows: 20)
        let redrawn = try terminal.text(since: start) { $0.contains("kept ready") && $0.hasSuffix("\r\n\r\n") }
        #expect(redrawn.hasPrefix("ring  12 items  OK\r\n"))
        #expect(Self.lines(redrawn).allSatisfy { $0.count <= 50 })
        #expect(wide > 50)
        // A report in the midst of it, and a second size.
        folder.replace("ring.layout.json", Self.ring(500))
        try terminal.text(since: start) { $0.contains("layout.radius 400 -> 500") && $0.hasSuffix("\r\n\r\n") }
        let end = terminal.written.count
        terminal.resize(columns: 100, rows: 50)
        let again = try terminal.text(since: end) { $0.contains("400 -> 500") && $0.hasSuffix("\r\n\r\n") }
        #expect(again.hasPrefix("ring  12 items  OK\r\n"))
        terminal.type("\u{3}")
        #expect(try terminal.finish() == 130)
        #expect(!terminal.text.contains("\u{1B}"), "nothing is cleared, not even in colour")
    }

    @Test("colours come with their ends, and nothing else does that moves the cursor or clears the screen")
    func colours() throws {
        let folder = Self.folder()
        let terminal = try ToolTerminal("exec \"$0\"", in: folder.path)
        try terminal.text { $0.contains("watching 1 spec in .") }
        folder.replace("ring.layout.json", "{")
        try terminal.text { $0.contains("stale") && $0.hasSuffix("\r\n\r\n") }
        terminal.type("\u{3}")
        #expect(try terminal.finish() == 130)
        let parts = terminal.text.components(separatedBy: "\u{1B}").dropFirst()
        #expect(!parts.isEmpty)
        #expect(parts.allSatisfy { $0.prefixMatch(of: /\[[0-9;]*m/) != nil })
        #expect(parts.last?.hasPrefix("[0m") == true)
    }

    @Test("a report fits a window of 20 rows or more, verdict and all", arguments: [20, 24, 30] as [UInt16])
    func fits(_ rows: UInt16) throws {
        let folder = Self.folder()
        let terminal = try ToolTerminal("exec \"$0\" --color never", in: folder.path, rows: rows)
        try terminal.text { $0.contains("watching 1 spec in .") }
        for radius in [500, 300, 700] {
            let start = terminal.written.count
            folder.replace("ring.layout.json", Self.ring(radius))
            let report = try terminal.text(since: start) { $0.hasSuffix("\r\n\r\n") }
            #expect(report.hasPrefix("ring  12 items  OK\r\n"))
            // What stands behind the last line end is the row of the cursor.
            #expect(Self.lines(report).count <= Int(rows), "\(report)")
        }
    }

    @Test("Ctrl-Z stops the watch, fg continues it with what happened meanwhile")
    func stopsAndContinues() throws {
        let folder = Self.folder()
        let terminal = try ToolTerminal(
            "set -m; \"$0\" --color never; echo \"stopped $?\"; read -r; fg >/dev/null; echo \"ended $?\"",
            in: folder.path)
        try terminal.text { $0.contains("watching 1 spec in .") }
        terminal.type("\u{1A}")
        try terminal.text { $0.contains("stopped 148") }
        folder.replace("ring.layout.json", Self.ring(444))
        let start = terminal.written.count
        terminal.type("\n")
        // First what was there is drawn again, then the news.
        try terminal.text(since: start) { $0.contains("layout.radius 400 -> 444") }
        terminal.type("\u{3}")
        try terminal.text(since: start) { $0.contains("ended 130") }
        #expect(try terminal.finish() == 0)
    }
}
