import Foundation
import Glibc
import Testing

/// Watching layouts in Swift files: every line is awaited.
struct SwiftWatchTests {
    private let folder = TemporaryFolder()

    private func start(_ more: [String] = [], environment: [String: String] = [:]) throws -> ToolProcess {
        folder.write(
            "a.layout.json",
            """
            { layout: { kind: "swift", file: "Row.swift", timeLimit: 120, parameters: { gap: 1 } },
              items: { count: 2, size: [10, 20] } }
            """)
        let compiling = ToolProcess.compiling(into: folder.path + "/.cache")
        return try ToolProcess(
            ["--allow-swift", folder.path, "--format", "json"] + more,
            environment: compiling.merging(environment) { $1 })
    }

    /// The next event.
    private func next(_ tool: ToolProcess) throws -> [String: Any] {
        try WatchTests.object(try tool.line { _ in true })
    }

    private func xs(_ event: [String: Any]) -> [Double]? {
        (event["frames"] as? [[String: Any]])?.compactMap { $0["x"] as? Double }
    }

    @Test(
        "a save of the Swift file is a report, a broken one a problem, a mended one a report compared with the last good"
    )
    func followsTheFile() throws {
        folder.write("Row.swift", SwiftLayoutTests.row())
        let tool = try start()
        #expect(xs(try next(tool)) == [0, 11])
        try tool.line { $0.contains("\"event\":\"ready\"") }

        folder.replace("Row.swift", SwiftLayoutTests.row("3 * gap"))
        let edited = try next(tool)
        #expect(edited["event"] as? String == "report" && edited["cause"] as? [String] == ["Row.swift"])
        #expect(xs(edited) == [0, 13] && edited["diff"] is [String: Any])

        folder.replace("Row.swift", SwiftLayoutTests.row("gop"))
        let broken = try next(tool)
        #expect(broken["event"] as? String == "problem" && broken["cause"] as? [String] == ["Row.swift"])
        let found = try #require(broken["diagnostics"] as? [[String: Any]])
        #expect(found.map { $0["file"] as? String } == ["Row.swift"] && found.first?["line"] as? Int == 9)

        folder.remove("Row.swift")
        let missing = try next(tool)
        #expect((missing["diagnostics"] as? [[String: Any]])?.first?["code"] as? String == "unreadable-file")
        folder.makeFolder("src")
        folder.write("src/Real.swift", SwiftLayoutTests.row("3 * gap"))
        folder.link("Row.swift", to: "src/Real.swift")
        let mended = try next(tool)
        #expect(mended["event"] as? String == "report" && mended["cause"] as? [String] == ["Row.swift"])
        #expect(xs(mended) == [0, 13] && mended["diff"] is NSNull)

        // The same frames by other words mean the same; through a link, too.
        folder.replace("src/Real.swift", SwiftLayoutTests.row("gap + 2 * gap"))
        #expect(try next(tool)["event"] as? String == "unchanged")
        folder.replace("src/Real.swift", SwiftLayoutTests.row("4 * gap"))
        #expect(xs(try next(tool)) == [0, 14])
    }

    @Test("a layout that is mended by the bytes that it had before fails and prints as any other")
    func mendsByTheSameBytes() throws {
        let row = SwiftLayoutTests.row(#"(items.count > 2 ? { () -> Double in fatalError("three") }() : gap)"#)
            .replacing("let frames", with: "print(items.count, \"items\")\n        let frames")
        folder.write("Row.swift", row)
        let tool = try start()
        #expect(try next(tool)["printed"] != nil)
        try tool.line { $0.contains("\"event\":\"ready\"") }
        folder.replace("Row.swift", SwiftLayoutTests.row("gop"))
        #expect(try next(tool)["event"] as? String == "problem")
        folder.replace("Row.swift", row)
        let mended = try next(tool)
        #expect(mended["event"] as? String == "report" && mended["printed"] != nil)
        folder.replace(
            "a.layout.json",
            """
            { layout: { kind: "swift", file: "Row.swift", timeLimit: 120, parameters: { gap: 1 } },
              items: { count: 3, size: [10, 20] } }
            """)
        let stopped = try next(tool)
        #expect(stopped["event"] as? String == "problem")
        #expect((stopped["diagnostics"] as? [[String: Any]])?.first?["code"] as? String == "swift-run")
    }

    @Test("a change while the compiler runs is seen when it has ended")
    func seesChangesMeanwhile() throws {
        // A compiler that tells when it starts, and waits for a word before it does.
        let pipes = try waitingCompiler("exec swiftc \"$@\"")
        folder.write("Row.swift", SwiftLayoutTests.row())
        let tool = try start(environment: ["PATH": folder.path + "/.bin:" + (ToolProcess.compiling["PATH"] ?? "")])
        try pipes.letGo()
        #expect(xs(try next(tool)) == [0, 11])
        try tool.line { $0.contains("\"event\":\"ready\"") }

        folder.replace("Row.swift", SwiftLayoutTests.row("2 * gap"))
        _ = try pipes.awaitStart()
        folder.replace("Row.swift", SwiftLayoutTests.row("5 * gap"))
        try pipes.sendWord()
        try pipes.letGo()
        // Whether the state between was shown is no matter.
        let last = try WatchTests.object(try tool.line { $0.contains("\"x\":15") })
        #expect(last["cause"] as? [String] == ["Row.swift"])
    }

    @Test("Ctrl-C while the compiler runs ends the watch at once, and the compiler and what it started")
    func endsTheCompiler() throws {
        // A part in a process group of its own, as the compiler starts them.
        let part = "setsid sh -c 'echo $$; exec cat .bin/word > /dev/null'"
        let pipes = try waitingCompiler("exit 1", start: "\(part) & echo $$")
        folder.write("Row.swift", SwiftLayoutTests.row())
        let tool = try start(environment: ["PATH": folder.path + "/.bin:/usr/bin:/bin"])
        let processes = try pipes.awaitStart()
        #expect(Set(processes).count == 2)
        tool.signal(SIGINT)
        let end = try tool.finish()
        #expect(end.status == 130)
        #expect(!end.output.contains("\"event\":\"problem\"") && end.output.contains("\"event\":\"end\""))
        #expect(ProcessTable.areGone(processes), "\(processes)")
    }

    @Test("Ctrl-C while a layout runs ends it with the tool", arguments: [["render"], []])
    func endsTheLayout(_ command: [String]) throws {
        writeEndless("endless()")
        folder.write(
            "a.layout.json",
            "{ layout: { kind: 'swift', file: 'Row.swift', timeLimit: 3600 }, items: { count: 2, size: [1, 1] } }")
        try expectInterruption(of: command + ["--allow-swift", folder.path + "/a.layout.json"])
    }

    @Test("Ctrl-C while a layout runs for a cure that is tried ends the tool, whatever else there is to report")
    func endsTheTrial() throws {
        // On a ring of radius 1 two items of 10 x 10 make a box of 12 x 10, and on one that parts them a wider box.
        writeEndless("(item.size.width > 13 ? endless() : gap)")
        for name in ["a", "b"] {
            folder.write(
                name + ".layout.json",
                """
                { layout: { kind: "clustered", inner: { kind: "ring", radius: 1 },
                    outer: { kind: "swift", file: "Row.swift", timeLimit: 3600 } },
                  items: { count: 2, size: [10, 10] } }
                """)
        }
        try expectInterruption(of: ["render", "--allow-swift", folder.path])
    }

    /// Writes a layout with a gap, and a function for it that tells the number of its process and never ends.
    private func writeEndless(_ gap: String) {
        folder.write(
            "Row.swift",
            SwiftLayoutTests.row(gap) + """

                func endless() -> Double {
                    let file = open("\(folder.path)/started", O_WRONLY)
                    let text = "\\(getpid())"
                    write(file, text, text.utf8.count)
                    close(file)
                    while true { pause() }
                }
                """)
    }

    /// Interrupts the tool when the layout has begun not to end: both end at once, and nothing is told.
    private func expectInterruption(of arguments: [String]) throws {
        #expect(mkfifo(folder.path + "/started", 0o600) == 0)
        let tool = try ToolProcess(arguments, environment: ToolProcess.compiling(into: folder.path + "/.cache"))
        let process = try #require(Self.numbers(in: folder.path + "/started").first)
        #expect(ProcessTable.isRunning(process))
        tool.signal(SIGINT)
        let end = try tool.finish()
        #expect(end.status == 130 && end.errors.isEmpty && end.output.isEmpty, "\(end)")
        #expect(ProcessTable.areGone([process]))
    }

    // MARK: A compiler that waits

    /// The two named pipes by which a test and the compiler of the test speak.
    private struct Pipes {
        let folder: String

        /// Waits for the compiler to start, and gives the numbers that it writes.
        func awaitStart() throws -> [pid_t] { try SwiftWatchTests.numbers(in: folder + "/start") }

        /// Lets the compiler that has started go on.
        func sendWord() throws {
            let sending = try ToolProcess.run(["-c", "echo go > '\(folder)/word'"], program: "/bin/sh")
            #expect(sending.status == 0)
        }

        /// Waits for the compiler to start and lets it go on.
        func letGo() throws {
            _ = try awaitStart()
            try sendWord()
        }
    }

    private func waitingCompiler(_ command: String, start: String = "echo $$") throws -> Pipes {
        folder.makeFolder(".bin")
        let bin = folder.path + "/.bin"
        for name in ["start", "word"] { #expect(mkfifo(bin + "/" + name, 0o600) == 0) }
        folder.write(
            ".bin/swiftc",
            """
            #!/bin/sh
            cd '\(folder.path)'
            { \(start); } > .bin/start
            cat .bin/word > /dev/null
            PATH=${PATH#*:} \(command)

            """)
        chmod(bin + "/swiftc", 0o755)
        return Pipes(folder: bin)
    }

    /// The numbers that are written into a named pipe; waits for a writer.
    private static func numbers(in pipe: String) throws -> [pid_t] {
        let reading = try ToolProcess.run([pipe], program: "/bin/cat")
        return reading.output.split(separator: "\n").compactMap { pid_t($0) }
    }
}
