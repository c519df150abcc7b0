import Foundation
import Testing

@testable import canvas_watch

/// The README's list of codes, held against the codes there are.
struct ReadmeCodesTests {
    private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../README.md").standardizedFileURL

    @Test("the README lists every code of a diagnostic, and no other")
    func listsCodes() throws {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "### Codes\n").dropFirst().first)
        let table = try #require(section.components(separatedBy: "What a canvas itself").first)
        let listed = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(listed == DiagnosticCode.allCases.map(\.rawValue))
    }
}
