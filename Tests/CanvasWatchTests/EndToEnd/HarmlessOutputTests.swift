import Foundation
import Glibc
import TestSupport
import Testing

/// Whatever names and texts hold, a terminal gets no control character but the line feed, and nothing that turns the
/// direction of reading; JSON stays JSON, and its texts are those of the files.
struct HarmlessOutputTests {
    /// Texts that would clear the screen, ring, end a line, or turn the direction of reading.
    static let hostile = [
        "\u{1B}[2J", "\u{7}", "\r", "\n", "\t", "\u{7F}", "\u{85}", "\u{9B}31m", "\u{2028}", "\u{202E}", "\u{2066}",
        "\u{200F}", "\u{61C}", "\u{FEFF}", "\u{0}", "\\", "\"", "a", "é", "日", "😀", "[x]", "`",
    ]

    private static func mustNotShow(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA: false
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB:
            true
        default: false
        }
    }

    /// Expects of everything that a command printed that it is harmless, colour aside.
    private func expectHarmless(
        _ arguments: [String], in folder: TemporaryFolder, _ note: String = "", environment: [String: String] = [:]
    ) throws {
        let run = try ToolProcess.run(arguments, in: folder.path, environment: environment)
        let text = (run.output + run.errors).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        let shown = text.unicodeScalars.filter { Self.mustNotShow($0) }.map { String($0.value, radix: 16) }
        #expect(shown.isEmpty, "\(arguments) \(note): \(shown) in \(text.debugDescription)")
        #expect(run.status <= 2, "\(arguments) \(note): \(run.status)")
        guard arguments.contains("json") else { return }
        for line in run.output.split(separator: "\n") {
            #expect(throws: Never.self, "\(arguments) \(note): \(line)") {
                try JSONSerialization.jsonObject(with: Data(line.utf8))
            }
        }
    }

    private func expectHarmless(everyCommandOn spec: String, in folder: TemporaryFolder, _ note: String = "") throws {
        for format in ["text", "json"] {
            try expectHarmless(["render", spec, "--format", format], in: folder, note)
            try expectHarmless(["check", spec, "--format", format], in: folder, note)
            try expectHarmless(["explain", spec, "--format", format], in: folder, note)
            try expectHarmless(
                ["explain", spec, "--item", "\u{1B}[2J\u{202E}", "--format", format], in: folder, note)
            try expectHarmless(
                ["sweep", spec, "contentMargins", "1,2", "--maps", "--format", format], in: folder, note)
            try expectHarmless(["sweep", spec, "layout", "flow ri\u{1B}ng \u{202E}"], in: folder, note)
            try expectHarmless(
                ["diff", spec, "--set", "contentMargins=99", "--full", "--format", format], in: folder, note)
            try expectHarmless(["watch", spec, "--frames", "0", "--format", format], in: folder, note)
        }
        for extra in [["--charset", "unicode", "--color", "always"], ["--charset", "braille"], ["--size", "200x60"]] {
            try expectHarmless(["render", spec] + extra, in: folder, note)
        }
        try expectHarmless(["render", spec, "--set", "layout.\u{1B}[2J=\u{202E}"], in: folder, note)
        try expectHarmless(["render", spec, "--set", "description='\u{1B}\u{7F}\u{202E}"], in: folder, note)
        try expectHarmless(["export", spec, "--to", "json"], in: folder, note)
        try expectHarmless(["export", spec, "--to", "spec"], in: folder, note)
    }

    private static func json(_ text: String) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed]), as: UTF8.self)
    }

    @Test("texts of a spec and its manifest are harmless in every output", arguments: 0..<6 as Range<UInt64>)
    func texts(_ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        func text() throws -> String {
            try Self.json(
                (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    Self.hostile.randomElement(using: &generator) ?? ""
                }.joined())
        }
        let folder = TemporaryFolder()
        let items = try (0..<6).map { index in
            let key = try text().dropLast()
            return """
                { "id": \(try text().dropLast())\(index)", "group": \(try text()), "label": \(try text()),
                  "size": [60, 40], \(key)\(index)": 1 }
                """
        }
        folder.write("notes.items.json", "[\(items.joined(separator: ","))]")
        folder.write(
            "a.layout.json",
            """
            { "layout": { "kind": "clustered", "groups": { \(try text()): { "inner": "ring" } } },
              "items": "notes.items.json", "description": \(try text()),
              "contentSize": { "fixed": [90, 90] }, "viewport": { "size": [50, 50] } }
            """)
        try expectHarmless(everyCommandOn: "a.layout.json", in: folder, "seed \(seed)")
        folder.write(
            "a.layout.json",
            """
            { \(try text()): 1, "layout": { "kind": \(try text()), \(try text()): 5 }, "items": \(try text()),
              "viewport": { "size": [50, 50], "scrollTo": \(try text()) } }
            """)
        try expectHarmless(everyCommandOn: "a.layout.json", in: folder, "broken, seed \(seed)")
    }

    @Test("names of files and folders are harmless in every output")
    func names() throws {
        let folder = TemporaryFolder()
        let name = "\u{1B}[2J\u{202E}\u{7}\u{85}\n"
        folder.makeFolder(name)
        folder.write(name + "/" + name + ".layout.json", #"{ items: "\#u{1B}.items.json" }"#)
        folder.write(name + "/good.layout.json", "{ items: { count: 2 } }")
        try expectHarmless(everyCommandOn: name + "/" + name + ".layout.json", in: folder)
        try expectHarmless(everyCommandOn: name + "/good.layout.json", in: folder)
        for format in ["text", "json"] {
            try expectHarmless(["render", ".", "--format", format], in: folder)
            try expectHarmless(["render", "missing" + name, "--format", format], in: folder)
            try expectHarmless(["watch", ".", "--frames", "0", "--format", format], in: folder)
            try expectHarmless(["watch", name, "--frames", "0", "--format", format], in: folder)
            try expectHarmless(["diff", name, ".", "--format", format], in: folder)
        }
    }

    @Test("words of the command line are harmless in every output")
    func words() throws {
        let folder = TemporaryFolder()
        let word = "\u{1B}[2J\u{202E}\r"
        for arguments in [
            ["--" + word], ["-" + word], [word, "--format", word], ["layouts", word], ["new", word],
            ["new", "ring", word],
            ["completion", word], ["schema", word], ["export", word, "--to", word], ["render", "--size", word],
            ["render", "--set", word], ["sweep", word, word, word], ["explain", word, "--item", word], ["diff", word],
            ["diff", word, word], ["rendr" + word], ["watch", "--settle", word], ["watch", word, "--frames", "0"],
        ] {
            try expectHarmless(arguments, in: folder)
        }
    }

    @Test("bytes that are no UTF-8, in files and in their names, are shown by number or as replacement characters")
    func brokenBytes() throws {
        let folder = TemporaryFolder()
        folder.write(
            bytes: Array("{ items: [{ id: 'a\u{1B}".utf8) + [0xFF, 0xC0] + Array("' }] }".utf8), to: "a.layout.json")
        folder.write(bytes: Array("{ items: { count: 2 } }".utf8), to: [0x62, 0xFF, 0x1B] + Array(".layout.json".utf8))
        folder.write(
            bytes: Array("{ items: 'x\u{FF}.items.json' }".utf8), to: [0x63, 0x80] + Array(".layout.json".utf8))
        for command in ["render", "check", "watch"] {
            for format in ["text", "json"] {
                let end = command == "watch" ? ["--frames", "0"] : []
                try expectHarmless([command, ".", "--format", format] + end, in: folder)
            }
        }
        let report = try ToolProcess.run(["render", ".", "--plain"], in: folder.path)
        #expect(report.output.contains("b\\xff\\u{1b}  2 items"), "\(report.output)")
        #expect(report.errors.contains("a.layout.json:1:20: error: these bytes are not UTF-8"), "\(report.errors)")
    }
}

extension TemporaryFolder {
    /// Writes a file under a name that need not be UTF-8.
    fileprivate func write(bytes: [UInt8], to name: [UInt8]) {
        let path = (Array(self.path.utf8) + [UInt8(ascii: "/")] + name).map { CChar(bitPattern: $0) } + [0]
        guard let file = fopen(path, "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    fileprivate func write(bytes: [UInt8], to name: String) {
        write(bytes: bytes, to: Array(name.utf8))
    }
}
