import Foundation
import Glibc
import Testing

/// What cannot be watched or read is named, with the remedy, and the rest goes on.
struct DegradationTests {
    /// Whether limits of the system can be lowered for a process of our own.
    private static let canLowerLimits =
        (try? ToolProcess.run(["-Ur", "sh", "-c", "echo 9 > /proc/sys/user/max_inotify_watches"], program: "unshare"))?
        .status == 0

    /// A limit, what it says when it is reached, and how many folders are polled then.
    struct SystemLimit: Sendable, CustomTestStringConvertible {
        let name: String
        let value: Int
        let words: [String]

        var testDescription: String { "\(name) = \(value)" }
    }

    static let limits = [
        SystemLimit(
            name: "max_inotify_watches", value: 0,
            words: ["polling ", "the watches of this user are used up", "sysctl fs.inotify.max_user_watches="]),
        SystemLimit(
            name: "max_inotify_watches", value: 7,
            words: ["polling ", "the watches of this user are used up", "sysctl fs.inotify.max_user_watches="]),
        SystemLimit(
            name: "max_inotify_instances", value: 0,
            words: [
                "polling, because the event sources of this user are used up", "sysctl fs.inotify.max_user_instances=",
            ]),
    ]

    @Test(
        "beyond a limit of the system folders are polled, the status says which and why",
        .enabled(if: canLowerLimits, "this machine gives no user namespaces"), arguments: limits)
    func pollsBeyond(_ limit: SystemLimit) throws {
        var files = ["lib/m.items.json": "[{ id: \"a\", size: [3, 10] }]"]
        for number in 0..<8 { files["w/d\(number)/s.layout.json"] = ToolWatch.spec(number) }
        files["w/m.layout.json"] = "{ items: \"../lib/m.items.json\" }"
        let watch = try ToolWatch(
            files,
            shell:
                "exec unshare -Ur sh -c 'echo \(limit.value) > /proc/sys/user/\(limit.name); exec \"$0\" \"$@\"' \"$@\""
        )
        let message = try #require(watch.first.last?.message)
        #expect(message.hasPrefix("watching 10 specs in w; "))
        for word in limit.words { #expect(message.contains(word), "\(message)") }
        #expect(try watch.tool.line(on: .errors) { _ in true } == message)
        for number in 0..<8 {
            watch.folder.replace("w/d\(number)/s.layout.json", ToolWatch.spec(100 + number))
            try watch.texts(to: "report d\(number)/s.layout.json \(100 + number)")
        }
        watch.folder.write("lib/m.items.json", "[{ id: \"a\", size: [4, 10] }]")
        try watch.texts(to: "report m.layout.json 4")
        watch.folder.makeFolder("w/new")
        watch.folder.write("w/new/s.layout.json", ToolWatch.spec(50))
        try watch.texts(to: "report new/s.layout.json 50")
        watch.folder.remove("w/d3")
        try watch.texts(to: "removed d3/s.layout.json")
        watch.folder.remove("w/d4/s.layout.json")
        try watch.texts(to: "removed d4/s.layout.json")
    }

    private static let isRoot = geteuid() == 0
    private static let canDropRights =
        !isRoot || (try? ToolProcess.run(["--reuid=65534", "--clear-groups", "true"], program: "setpriv"))?.status == 0

    @Test(
        "a folder and a file that may not be read are named, and heard as soon as they may",
        .enabled(if: canDropRights, "the rights of the superuser cannot be dropped here"))
    func unreadable() throws {
        let watch = try ToolWatch(
            [
                "w/a.layout.json": ToolWatch.spec(1), "w/shut/b.layout.json": ToolWatch.spec(2),
                "w/c.layout.json": ToolWatch.spec(3),
            ],
            shell: Self.isRoot ? "exec setpriv --reuid=65534 --clear-groups \"$@\"" : "exec \"$@\""
        ) { folder in
            chmod(folder.path, 0o755)
            chmod(folder.path + "/w/shut", 0)
            chmod(folder.path + "/w/c.layout.json", 0)
        }
        let first = watch.first.map(\.text)
        #expect(first.contains("report a.layout.json 1") && first.contains("problem c.layout.json unreadable-file"))
        #expect(try #require(watch.first.last?.message).hasPrefix("watching 3 specs in w; shut cannot be searched: "))
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(4))
        try watch.texts(to: "report a.layout.json 4")
        chmod(watch.folder.path + "/w/c.layout.json", 0o644)
        try watch.texts(to: "report c.layout.json 3")
        chmod(watch.folder.path + "/w/shut", 0o755)
        let texts = try watch.texts(to: "notice watching 4 specs in w")
        #expect(texts.contains("report shut/b.layout.json 2"), "\(texts)")
        chmod(watch.folder.path + "/w/shut", 0)
        let shut = try watch.texts(to: "notice watching 3 specs in w; shut cannot be searched…")
        #expect(shut.contains("removed shut/b.layout.json"), "\(shut)")
    }

    @Test("links that lead nowhere or in a circle, fifos, sockets, devices and huge files are named and never opened")
    func strangers() throws {
        let watch = try ToolWatch(["w/good.layout.json": ToolWatch.spec(1)]) { folder in
            folder.link("w/dangling.layout.json", to: "nowhere")
            folder.link("w/loop.layout.json", to: "pool.layout.json")
            folder.link("w/pool.layout.json", to: "loop.layout.json")
            folder.link("w/circle", to: ".")
            folder.link("w/zero.layout.json", to: "/dev/zero")
            folder.link("w/null.layout.json", to: "/dev/null")
            mkfifo(folder.path + "/w/fifo.layout.json", 0o644)
            // Only the superuser makes devices; the links above lead to some in any case.
            mknod(folder.path + "/w/device.layout.json", S_IFCHR | 0o644, 1 << 8 | 5)
            folder.write("w/huge.layout.json", "")
            truncate(folder.path + "/w/huge.layout.json", 1 << 30)
            folder.write("w/user.layout.json", "{ items: \"pipe.items.json\" }")
            mkfifo(folder.path + "/w/pipe.items.json", 0o644)
        }
        let problems = watch.first.filter { $0.kind == "problem" }.compactMap(\.spec)
        let names = ["dangling", "fifo", "huge", "loop", "null", "pool", "user", "zero"].map { "\($0).layout.json" }
        #expect(problems.filter { $0 != "device.layout.json" } == names)
        #expect(watch.first.map(\.text).contains("report good.layout.json 1"))
        watch.folder.replace("w/good.layout.json", ToolWatch.spec(2))
        #expect(try watch.next().text == "report good.layout.json 2")
        // Each of them, replaced by a file, is as good as any other spec.
        for (number, name) in names.enumerated() {
            watch.folder.replace("w/" + name, ToolWatch.spec(10 + number))
            let text = "report \(name) \(10 + number)"
            // The other links may lead to it.
            let texts = try watch.texts(to: text)
            #expect(
                texts.allSatisfy { $0 == text || $0.hasPrefix("problem") || $0.hasPrefix("report pool") }, "\(texts)")
        }
        mkfifo(watch.folder.path + "/w/again", 0o644)
        watch.folder.move("w/again", to: "w/good.layout.json")
        #expect(try watch.next().text.hasPrefix("problem good.layout.json "))
        watch.folder.replace("w/good.layout.json", ToolWatch.spec(3))
        #expect(try watch.next().text == "report good.layout.json 3")
    }

    /// Names with bytes that no text has, and how reports show them.
    static let names: [(bytes: [UInt8], shown: String)] = [
        (Array("two words.layout.json".utf8), "two words.layout.json"),
        (Array("new\nline.layout.json".utf8), "new\nline.layout.json"),
        (Array("red\u{1B}[31m.layout.json".utf8), "red\u{1B}[31m.layout.json"),
        (Array("-dash.layout.json".utf8), "-dash.layout.json"),
        (Array("quote\"\\.layout.json".utf8), "quote\"\\.layout.json"),
        ([0xFF, 0xC3] + Array(".layout.json".utf8), "\\xff\\xc3.layout.json"),
    ]

    @Test("names are bytes: odd ones are opened, shown escaped, and JSON stays valid", arguments: names)
    func oddNames(_ name: (bytes: [UInt8], shown: String)) throws {
        let watch = try ToolWatch([:])
        func save(_ width: Int) {
            watch.folder.write("new", ToolWatch.spec(width))
            var path = (watch.folder.path + "/w/").utf8.map { CChar(bitPattern: $0) }
            path += name.bytes.map { CChar(bitPattern: $0) } + [0]
            rename(watch.folder.path + "/new", path)
        }
        save(1)
        try watch.texts(to: "report \(name.shown) 1")
        save(2)
        try watch.texts(to: "report \(name.shown) 2")
        let text = try ToolProcess.run(["render", "w", "--plain"], in: watch.folder.path)
        #expect(text.status == 0)
        #expect(text.output.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || $0 >= 0x20 }, "\(text.output)")
        #expect(text.output.split(separator: "\n").count { $0.contains("  1 item  ") } == 2, "\(text.output)")
    }
}
