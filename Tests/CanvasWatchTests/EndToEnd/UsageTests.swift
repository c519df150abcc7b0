import Testing

/// The command line itself, through the real binary.
struct UsageTests {
    static let wrong: [([String], String)] = [
        (["render"], "`render` needs more: canvas-watch render PATH..."),
        (["--fromat", "json"], "unknown option `--fromat`; did you mean `--format`?"),
        (["render", "x", "--format", "yaml"], "`yaml` does not fit --format: --format text|json"),
        (["render", "x", "--frames", "1"], "--frames is not for `render`; it is for `watch`"),
        (["render", "x", "--format"], "--format needs a value: --format text|json"),
        (["render", "x", "--charset=acsii"], "--charset ascii|unicode|braille; did you mean `ascii`?"),
        (["render", "x", "--json"], "unknown option `--json`; did you mean `--format json`?"),
        (["render", "x", "--radius", "5"], "unknown option `--radius`; did you mean `--set layout.radius=VALUE`?"),
        (["render", "x", "--contentSize=5"], "did you mean `--set contentSize=VALUE`?"),
        (["render", "x", "--no-color"], "did you mean `--color never`?"),
        (["-v"], "unknown option `-v`; did you mean `--version`?"),
        (["lint"], "there is no file or folder `lint`; did you mean the command `check`?"),
        (["lay"], "did you mean the command `layouts`?"),
        (["help", "compare"], "unknown command `compare`; did you mean `diff`?"),
        (["rendr.layout.json"], "there is no file or folder `rendr.layout.json`\n"),
        (["--plain=1"], "--plain takes no value"),
        (["--size", "3x3"], "`3x3` does not fit --size: --size COLSxROWS, 8x3 to 1000x1000"),
        (["rendr"], "did you mean the command `render`?"),
    ]

    static let helpCalls: [[String]] = [["--help"], ["-h"], ["help"], ["render", "--help"], ["help", "watch"]]

    @Test("a command line that is wrong says how to mend it and exits with 2", arguments: wrong)
    func refuses(_ arguments: [String], _ message: String) throws {
        let folder = TemporaryFolder()
        let run = try ToolProcess.run(arguments, in: folder.path)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("help goes to standard output", arguments: helpCalls)
    func helps(_ arguments: [String]) throws {
        let run = try ToolProcess.run(arguments)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("canvas-watch") && run.output.contains("--format text|json"))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("the version is one line")
    func tellsVersion() throws {
        let run = try ToolProcess.run(["--version"])
        #expect(run.status == 0)
        #expect(run.output == "canvas-watch 0.1.0\n")
    }
}
