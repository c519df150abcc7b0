import Foundation

@testable import canvas_watch

/// Files with marks where diagnostics have to stand, the codes of these, and their whole text.
///
/// A fixture file holds several, each in this form; what stands behind `-- expected` is recorded:
/// ```
/// # What it shows [unknown-key]
/// -- ring.layout.json
/// { layout: { kind: "ring", «raduis»: 5 }, items: { count: 1 } }
/// -- expected
/// ring.layout.json:1:27: error: …
/// ```
struct DiagnosticFixture {
    /// What it shows.
    let title: String
    /// The codes of the diagnostics in the order in which they are told.
    let codes: [String]
    /// The sections by the words behind `--`, in order.
    let sections: [(head: String, text: String)]
    /// The whole text of the diagnostics; nil where it was not recorded yet.
    var expected: String?

    /// The folder of the fixtures.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    /// The names of the fixture files.
    static let files: [String] = {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.filter { $0.hasSuffix(".txt") }.sorted()
    }()

    /// The fixtures of a file.
    static func all(in file: String) throws -> [DiagnosticFixture] {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        var (fixtures, title, sections): ([DiagnosticFixture], String?, [(head: String, lines: [Substring])]) = (
            [], nil, []
        )
        func finish() {
            if let title { fixtures.append(DiagnosticFixture(title, sections)) }
            sections = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# ") {
                finish()
                title = String(line.dropFirst(2))
            } else if line.hasPrefix("-- ") {
                sections.append((String(line.dropFirst(3)), []))
            } else if !sections.isEmpty {
                sections[sections.count - 1].lines.append(line)
            }
        }
        finish()
        return fixtures
    }

    private init(_ title: String, _ sections: [(head: String, lines: [Substring])]) {
        let parts = title.split(separator: "[", maxSplits: 1)
        self.title = parts.first.map(String.init) ?? ""
        codes =
            parts.dropFirst().first?.dropLast().split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            } ?? []
        let texts = sections.map { section in
            // A blank line separates a section from what follows.
            let lines = section.lines.last?.isEmpty == true ? section.lines.dropLast() : section.lines[...]
            return (section.head, lines.joined(separator: "\n"))
        }
        self.sections = texts.filter { $0.0 != "expected" }
        expected = texts.first { $0.0 == "expected" }?.1
    }

    /// The fixture as it stands in its file.
    var written: String {
        var text = "# \(title)[\(codes.joined(separator: ", "))]\n"
        for section in sections { text += "-- \(section.head)\n" + (section.text.isEmpty ? "" : section.text + "\n") }
        return text + "-- expected\n" + (expected.map { $0 + "\n" } ?? "")
    }
}
