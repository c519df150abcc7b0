import Glibc
import Testing

/// The completion scripts in their shells, and the manual page; shells that are not installed are left out.
struct CompletionTests {
    /// What bash offers for the words of a command line, the last of which is being typed.
    private func completions(_ words: [String], in folder: String = ".") throws -> [String] {
        let script = try ToolProcess.run(["completion", "bash"]).output
        let program = """
            \(script)
            COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); COMPREPLY=()
            _canvas_watch
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try ToolProcess.run(
            ["-c", program, "bash", "canvas-watch"] + words, program: "/bin/bash", in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test(
        "bash completes commands, operands, options and their values",
        arguments: [
            (["ren"], ["render"]),
            (["layouts", "ri"], ["ring"]),
            (["new", "cl"], ["clustered"]),
            (["new", "ring", "cl"], []),
            (["layouts", "--format", "json", "ri"], ["ring"]),
            (["layouts", "--format", "=", "json", "ri"], ["ring"]),
            (["layouts", "--plain", "ring", "fl"], []),
            (["completion", ""], ["bash", "zsh", "fish"]),
            (["render", "--fo"], ["--format"]),
            (["render", "--se"], ["--set"]),
            (["--se"], ["--set", "--settle"]),
            (["render", "--format", ""], ["text", "json"]),
            (["render", "--format", "=", "j"], ["json"]),
            (["render", "--format", "="], ["text", "json"]),
            (["export", "a", "--to", "s"], ["spec"]),
            (["render", "--set", "x"], []),
        ])
    func completesInBash(_ words: [String], _ offers: [String]) throws {
        let folder = TemporaryFolder()
        #expect(try completions(words, in: folder.path) == offers)
    }

    @Test("bash completes files where a command takes them, blanks in their names too")
    func completesFiles() throws {
        let folder = TemporaryFolder()
        folder.write("my ring.layout.json", "")
        #expect(try completions(["render", "my"], in: folder.path) == ["my ring.layout.json"])
        #expect(try completions(["my"], in: folder.path) == ["my ring.layout.json"])
        #expect(try completions(["schema", "my"], in: folder.path) == [])
        folder.makeFolder("my checkout")
        #expect(try completions(["render", "--engine", "my"], in: folder.path) == ["my checkout"])
    }

    @Test("each script is one that its shell understands", arguments: ["bash", "zsh", "fish"])
    func parses(_ shell: String) throws {
        let script = try ToolProcess.run(["completion", shell])
        #expect(script.status == 0)
        guard let program = ["/bin/", "/usr/bin/"].map({ $0 + shell }).first(where: { access($0, X_OK) == 0 }) else {
            return
        }
        let folder = TemporaryFolder()
        folder.write("script", script.output)
        let run = try ToolProcess.run(["-n", "script"], program: program, in: folder.path)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    /// Lines, and what every shell that knows more than words offers for them.
    static let lines: [(line: String, offers: [String])] = [
        ("ren", ["render"]), ("r", ["render", "ring.layout.json"]), ("layouts ri", ["ring"]), ("layouts ring ri", []),
        ("layouts --plain ri", ["ring"]), ("new cl", ["clustered"]), ("new ring cl", []), ("schema m", ["manifest"]),
        ("completion ", ["bash", "fish", "zsh"]), ("render r", ["ring.layout.json"]),
        ("render --set x r", ["ring.layout.json"]), ("render a r", ["ring.layout.json"]), ("man r", []),
        ("render --cha", ["--charset"]), ("render --charset u", ["unicode"]),
        ("render --charset=u", ["--charset=unicode"]),
        ("--charset u", ["unicode"]), ("--settl", ["--settle"]), ("ring.layout.json --settl", ["--settle"]),
        ("render --settl", []), ("watch --fr", ["--frames"]), ("export a --to s", ["spec"]),
        ("diff a b --ful", ["--full"]),
    ]

    @Test(
        "fish completes commands, operands, options and values",
        .enabled(if: access("/usr/bin/fish", X_OK) == 0, "fish is not installed"), arguments: lines)
    func completesInFish(_ line: String, _ offers: [String]) throws {
        let folder = TemporaryFolder()
        folder.write("script", try ToolProcess.run(["completion", "fish"]).output)
        folder.write("ring.layout.json", "")
        let program = "source script; complete -C 'canvas-watch \(line)'"
        let run = try ToolProcess.run(
            ["--no-config", "-c", program], program: "/usr/bin/fish", in: folder.path,
            environment: ["HOME": folder.path])
        let words = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(words.sorted() == offers, "\(run.output) \(run.errors)")
    }

    @Test(
        "zsh completes commands, operands, options and values",
        .enabled(if: access("/usr/bin/zsh", X_OK) == 0, "zsh is not installed"), arguments: lines)
    func completesInZsh(_ line: String, _ offers: [String]) throws {
        try expect(offers, for: line, fromScript: "_canvas-watch")
    }

    @Test(
        "zsh completes by a script that was sourced as well",
        .enabled(if: access("/usr/bin/zsh", X_OK) == 0, "zsh is not installed"))
    func completesInZshFromSource() throws {
        try expect(["render"], for: "ren", fromScript: "sourced")
        try expect(["unicode"], for: "render --charset u", fromScript: "sourced")
    }

    private func expect(_ offers: [String], for line: String, fromScript name: String) throws {
        let folder = TemporaryFolder()
        folder.makeFolder("scripts")
        folder.write("scripts/" + name, try ToolProcess.run(["completion", "zsh"]).output)
        folder.makeFolder("work")
        folder.write("work/ring.layout.json", "")
        let zsh = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Zsh"
        let run = try ToolProcess.run(
            ["-f", zsh + "/complete.zsh", zsh + "/setup.zsh", "canvas-watch " + line], program: "/usr/bin/zsh",
            in: folder.path + "/work", environment: ["HOME": folder.path, "COMPLETIONS": folder.path + "/scripts"])
        // Where an operand is asked for and there is none, zsh tells the options that are left.
        let words = run.output.split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("--") == (offers.first?.hasPrefix("--") ?? false) }
        #expect(words.sorted() == offers, "\(run.output) \(run.errors)")
    }

    @Test("an unknown shell is answered with the nearest or with all")
    func refusesShells() throws {
        let run = try ToolProcess.run(["completion", "tcsh"])
        #expect(run.status == 2)
        #expect(run.errors.contains("unknown shell `tcsh`"), "\(run.errors)")
        #expect(try ToolProcess.run(["completion"]).status == 2)
    }

    @Test("the manual page has every command and option, and troff finds nothing to warn of")
    func printsManual() throws {
        let page = try ToolProcess.run(["man"])
        #expect(page.status == 0)
        #expect(page.output.hasPrefix(".TH CANVAS\\-WATCH 1 "))
        let help = try ToolProcess.run(["--help"]).output
        let options = help.matches(of: /--([a-z-]+)/).map { String($0.1).replacing("-", with: "\\-") }
        #expect(options.count > 8)
        for option in options { #expect(page.output.contains(".BI \\-\\-\(option)") || option == "help") }
        for title in ["NAME", "SYNOPSIS", "COMMANDS", "OPTIONS", "FILES", "EXIT STATUS"] {
            #expect(page.output.contains("\n.SH \(title)\n"))
        }
        guard access("/usr/bin/groff", X_OK) == 0 else { return }
        let groff = try ToolProcess.run(["-man", "-ww", "-z"], program: "/usr/bin/groff", input: page.output)
        #expect(groff.status == 0 && groff.errors.isEmpty, "\(groff.errors)")
    }
}
