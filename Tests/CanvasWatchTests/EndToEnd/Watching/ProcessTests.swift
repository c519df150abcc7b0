import Foundation
import Glibc
import Testing

/// The watch among other processes: signals, pipes, files, the background, another watch.
struct ProcessTests {
    private static let one = ["w/a.layout.json": ToolWatch.spec(1)]

    @Test(
        "a signal ends the watch with its status, and the last line says so",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func ends(_ signal: Int32, _ status: Int32) throws {
        let watch = try ToolWatch(Self.one)
        watch.tool.signal(signal)
        #expect(try watch.next().text == "end")
        #expect(try watch.tool.finish().status == status)
    }

    @Test("a reader that has enough ends the watch quietly", arguments: ["text", "json"])
    func endsWithItsReader(_ format: String) throws {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", ToolWatch.spec(1))
        // The reader is gone long before anything is written again, so the watch has to notice by itself.
        let run = try ToolProcess.run(
            [
                "-c", "set -o pipefail; \"$0\" . --format \(format) | head -1; echo ${PIPESTATUS[0]}",
                ToolProcess.binary,
            ],
            program: "bash", in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("\n0\n"))
        #expect(run.errors.isEmpty || run.errors == "watching 1 spec in .\n")
    }

    @Test(
        "a closed standard input, and a closed standard error, do not matter", arguments: ["<&-", "2>&-", "<&- 2>&-"])
    func closedStreams(_ redirection: String) throws {
        let watch = try ToolWatch(Self.one, shell: "exec \"$@\" \(redirection)")
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(2))
        #expect(try watch.next().text == "report a.layout.json 2")
    }

    @Test("in the background of a script Ctrl-C is for others, and SIGTERM ends it")
    func background() throws {
        let watch = try ToolWatch(Self.one, shell: "\"$@\" & echo $! >&2; wait $!; exit $?")
        let process = try #require(pid_t(try watch.tool.line(on: .errors) { !$0.contains(" ") }))
        kill(process, SIGINT)
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(2))
        #expect(try watch.next().text == "report a.layout.json 2")
        kill(process, SIGTERM)
        #expect(try watch.tool.finish().status == 143)
    }

    @Test("two watches on one folder tell the same")
    func twoWatches() throws {
        let watch = try ToolWatch(Self.one)
        let other = try ToolProcess(["w", "--format", "json"], in: watch.folder.path)
        try other.line { $0.contains("\"ready\"") }
        for width in 2...10 {
            watch.folder.replace("w/a.layout.json", ToolWatch.spec(width))
            #expect(try watch.next().text == "report a.layout.json \(width)")
            #expect(try ToolWatch.Event(try other.line { _ in true }).text == "report a.layout.json \(width)")
        }
    }

    /// A spec whose report is longer than a pipe holds.
    private static func long(_ width: Int) -> String { "{ items: { count: 3000, size: [\(width), 10] } }\n" }

    @Test("a reader that is slow gets each report whole, and the last state last")
    func slowReader() throws {
        let watch = try ToolWatch(Self.one)
        watch.folder.replace("w/a.layout.json", Self.long(1))
        try watch.tool.awaitFullPipe()
        // While the watch waits in the midst of a report, the spec goes on changing.
        for width in 2...50 { watch.folder.replace("w/a.layout.json", Self.long(width)) }
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(77))
        try watch.texts(to: "report a.layout.json 77")
    }

    @Test("a reader that takes nothing any more keeps no signal away")
    func stuckReader() throws {
        let watch = try ToolWatch(Self.one)
        watch.folder.replace("w/a.layout.json", Self.long(1))
        try watch.tool.awaitFullPipe()
        watch.tool.signal(SIGTERM)
        #expect(try watch.tool.exitStatus() == 143)
    }

    @Test("a log in a file has every event whole, up to the end", arguments: ["", "nohup"])
    func log(_ prefix: String) throws {
        let folder = TemporaryFolder()
        folder.makeFolder("w")
        folder.write("w/a.layout.json", ToolWatch.spec(1))
        let tool = try ToolProcess(
            ["-c", "exec \(prefix) \"$0\" w --format json > log", ToolProcess.binary], program: "bash", in: folder.path)
        try tool.line(on: .errors) { $0 == "watching 1 spec in w" }
        // Whoever started it logs out, which only `nohup` survives; the other is not told.
        if !prefix.isEmpty { tool.signal(SIGHUP) }
        for width in 2...12 {
            folder.replace("w/a.layout.json", ToolWatch.spec(width))
            try folder.text(of: "log") { $0.contains("\"contentSize\":{\"width\":\(width),") }
        }
        tool.signal(SIGTERM)
        #expect(try tool.finish().status == 143)
        let log = try folder.text(of: "log") { $0.hasSuffix("\n") }
        let events = try log.split(separator: "\n").map { try ToolWatch.Event(String($0)) }
        #expect(events.map(\.sequence) == Array(1...events.count))
        #expect(
            events.map(\.text) == ["report a.layout.json 1", "ready watching 1 spec in w"]
                + (2...12).map { "report a.layout.json \($0)" } + ["end"])
    }
}
