import Foundation
import Glibc
import Testing

/// What changed is found by looking, whatever the events tell of it.
struct SnapshotTests {
    static let two = ["w/a.layout.json": ToolWatch.spec(1), "w/sub/b.layout.json": ToolWatch.spec(2)]

    @Test("a folder that is gone is waited for, and is whole again when it is back as another one")
    func folderGoneAndBack() throws {
        let watch = try ToolWatch(Self.two)
        #expect(watch.first.last?.message == "watching 3 specs in w")
        watch.folder.move("w", to: "away")
        let gone = try watch.texts(to: "notice watching 0 specs in w; waiting for w")
        let removed = ["a.layout.json", "sub/b.layout.json", "zz-marker.layout.json"].map { "removed \($0)" }
        #expect(Array(gone.dropLast()) == removed)
        watch.folder.makeFolder("w")
        watch.folder.write("w/c.layout.json", ToolWatch.spec(3))
        #expect(try watch.texts(to: "notice watching 1 spec in w").contains("report c.layout.json 3"))
        // What happens to the folder that left is no longer heard.
        watch.folder.replace("away/sub/b.layout.json", ToolWatch.spec(8))
        #expect(try watch.rest().isEmpty)
        // And the one that left takes its old place again.
        watch.folder.move("w", to: "second")
        watch.folder.move("away", to: "w")
        let texts = try watch.texts(to: "report sub/b.layout.json 8")
        #expect(texts.contains("report a.layout.json 1"))
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(4))
        try watch.texts(to: "report a.layout.json 4")
    }

    @Test("a folder inside that is replaced by another one is compared, and the new one is heard")
    func replacedFolder() throws {
        let watch = try ToolWatch(Self.two) { folder in
            folder.makeFolder("other")
            folder.write("other/b.layout.json", ToolWatch.spec(20))
            folder.write("other/c.layout.json", ToolWatch.spec(30))
        }
        watch.folder.move("w/sub", to: "first")
        watch.folder.move("other", to: "w/sub")
        var texts = try watch.texts(to: "report sub/c.layout.json 30")
        texts += texts.contains("report sub/b.layout.json 20") ? [] : try watch.texts(to: "report sub/b.layout.json 20")
        #expect(!texts.contains { $0.hasPrefix("problem") }, "\(texts)")
        watch.folder.replace("w/sub/b.layout.json", ToolWatch.spec(21))
        try watch.texts(to: "report sub/b.layout.json 21")
        watch.folder.replace("first/b.layout.json", ToolWatch.spec(99))
        #expect(try watch.rest().allSatisfy { $0.hasPrefix("notice") })
    }

    @Test("a folder that moves takes its specs along under new names")
    func movedFolder() throws {
        let watch = try ToolWatch(Self.two)
        watch.folder.move("w/sub", to: "w/moved")
        let texts = try watch.texts(to: "removed sub/b.layout.json")
        #expect(texts.contains("report moved/b.layout.json 2"))
        watch.folder.replace("w/moved/b.layout.json", ToolWatch.spec(3))
        try watch.texts(to: "report moved/b.layout.json 3")
        watch.folder.move("w/moved", to: "out")
        try watch.texts(to: "removed moved/b.layout.json")
        watch.folder.replace("out/b.layout.json", ToolWatch.spec(4))
        #expect(try watch.rest().allSatisfy { $0.hasPrefix("notice") })
    }

    @Test("specs in new folders are found, however soon they are written")
    func newFolders() throws {
        let watch = try ToolWatch([:])
        for number in 1...60 {
            let folder = "w/n\(number)/x/y"
            watch.folder.makeFolder(folder)
            watch.folder.write(folder + "/s.layout.json", ToolWatch.spec(number))
        }
        let texts = try watch.texts(to: "notice watching 61 specs in w").filter { $0.hasPrefix("report") }
        #expect(Set(texts) == Set((1...60).map { "report n\($0)/x/y/s.layout.json \($0)" }))
        #expect(texts.count == 60)
    }

    @Test("a save that the system tells nobody of is found by the rescan")
    func untoldSave() throws {
        let watch = try ToolWatch(Self.two)
        // What is written through mapped memory changes the file's times, and no event tells of it before it is closed.
        let number = open(watch.folder.path + "/w/a.layout.json", O_RDWR)
        defer { close(number) }
        let length = ToolWatch.spec(1).utf8.count
        let memory = try #require(mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0))
        _ = ToolWatch.spec(7).withCString { memcpy(memory, $0, length) }
        msync(memory, length, MS_SYNC)
        munmap(memory, length)
        try watch.texts(to: "report a.layout.json 7")
    }

    @Test("a file that has other names is polled, for a write under one of them is told under no other")
    func otherNames() throws {
        let watch = try ToolWatch(Self.two)
        link(watch.folder.path + "/w/a.layout.json", watch.folder.path + "/w/other.layout.json")
        let status = "notice watching 4 specs in w; polling 2 files that have other names…"
        #expect(try watch.texts(to: status).contains("report other.layout.json 1"))
        watch.folder.write("w/a.layout.json", ToolWatch.spec(11))
        #expect(
            Set([try watch.next().text, try watch.next().text])
                == ["report a.layout.json 11", "report other.layout.json 11"])
        watch.folder.remove("w/other.layout.json")
        try watch.texts(to: "notice watching 3 specs in w")
        // A name elsewhere is found by the rescan, at the latest.
        link(watch.folder.path + "/w/a.layout.json", watch.folder.path + "/outside")
        try watch.texts(to: "notice watching 3 specs in w; polling 1 file that has another name…")
        watch.folder.write("outside", ToolWatch.spec(12))
        try watch.texts(to: "report a.layout.json 12")
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(13))
        let texts = try watch.texts(to: "notice watching 3 specs in w")
        #expect(texts.contains("report a.layout.json 13"))
        watch.folder.write("outside", ToolWatch.spec(14))
        #expect(try watch.rest().isEmpty)
    }

    @Test("what happened while the watch was stopped is told when it goes on", arguments: [SIGSTOP, SIGTSTP])
    func stopped(_ signal: Int32) throws {
        // A job of a shell, which can be stopped wherever the tests run, and which says that it is.
        let watch = try ToolWatch(
            Self.two, shell: #"set -m; "$@" & echo "$!" >&2; wait "$!"; echo "stopped $?" >&2; wait -f "$!""#)
        let process = try #require(pid_t(try watch.tool.line(on: .errors) { !$0.contains(" ") }))
        kill(process, signal)
        try watch.tool.line(on: .errors) { $0 == "stopped \(128 + signal)" }
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(5))
        watch.folder.remove("w/sub")
        watch.folder.makeFolder("w/new")
        watch.folder.write("w/new/c.layout.json", ToolWatch.spec(6))
        kill(process, SIGCONT)
        let texts = try watch.texts(to: "removed sub/b.layout.json")
        #expect(texts.contains("report a.layout.json 5") && texts.contains("report new/c.layout.json 6"), "\(texts)")
        kill(process, SIGTERM)
        #expect(try watch.tool.finish().status == 143)
    }

    @Test("a flood of events beyond what the system keeps loses nothing")
    func overflow() throws {
        let watch = try ToolWatch(Self.two)
        kill(watch.tool.processID, SIGSTOP)
        // Each round is four events, and the system keeps 16 384 of them unless told otherwise.
        for round in 0..<6000 { watch.folder.write("w/noise-\(round % 7)", "") }
        watch.folder.replace("w/sub/b.layout.json", ToolWatch.spec(77))
        kill(watch.tool.processID, SIGCONT)
        try watch.texts(to: "report sub/b.layout.json 77")
    }

    @Test("thousands of folders that come and go leave no watch behind")
    func noLeak() throws {
        let watch = try ToolWatch(Self.two)
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(2))
        try watch.texts(to: "report a.layout.json 2")
        let before = watch.countWatches()
        #expect(before >= 2)
        for round in 0..<3000 {
            watch.folder.makeFolder("w/x/y")
            if round % 50 == 0 {
                watch.folder.write("w/x/y/c.layout.json", ToolWatch.spec(round))
                _ = try watch.rest()
            }
            if round % 3 == 0 {
                watch.folder.move("w/x", to: "x")
                watch.folder.remove("x")
            } else {
                watch.folder.remove("w/x")
            }
        }
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(3))
        try watch.texts(to: "report a.layout.json 3")
        _ = try watch.rest()
        #expect(watch.countWatches() == before)
    }
}
