import Glibc
import Testing

@testable import canvas_watch

/// The watch with the real events of the system.
@Suite("The watch on this machine")
struct LiveWatchTests {
    private static let two = [("a.layout.json", "one use m"), ("b.layout.json", "two"), ("m", "stuff")]

    @Test("saves in place, by renaming, by truncation and by vim's dance are one report each")
    func saves() {
        let watch = LiveWatch(Self.two)
        #expect(watch.sink.lines == ["report a.layout.json: one stuff", "report b.layout.json: two", "ready 2 in w"])
        let plain = watch.lines { $0.write("w/b.layout.json", "1") }
        #expect(plain == ["report b.layout.json: two -> 1 <- b.layout.json"])
        let renamed = watch.lines { $0.replace("w/b.layout.json", "2") }
        #expect(renamed == ["report b.layout.json: 1 -> 2 <- b.layout.json"])
        let vim = watch.lines {
            $0.write("w/4913", "")
            $0.remove("w/4913")
            $0.move("w/b.layout.json", to: "w/b.layout.json~")
            $0.write("w/b.layout.json", "3")
            $0.remove("w/b.layout.json~")
        }
        #expect(vim == ["report b.layout.json: 2 -> 3 <- b.layout.json"])
        let manifest = watch.lines { $0.replace("w/m", "other") }
        #expect(manifest == ["report a.layout.json: one stuff -> one other <- m"])
    }

    @Test("a touched file is a quiet line, temporary names and permissions are silent")
    func quiet() {
        let watch = LiveWatch(Self.two)
        utimes(watch.folder.path + "/w/b.layout.json", nil)
        #expect(watch.await("unchanged") == ["unchanged b.layout.json <- b.layout.json"])
        let silent = watch.lines {
            $0.write("w/.b.layout.json.swp", "x")
            $0.write("w/b.layout.json~", "x")
            $0.link("w/.#b.layout.json", to: "me@here.1")
            chmod($0.path + "/w/b.layout.json", 0o600)
        }
        #expect(silent == [])
    }

    @Test("folders come, go, move and come back")
    func folders() {
        let watch = LiveWatch(Self.two)
        watch.folder.makeFolder("w/x/y/z")
        watch.folder.write("w/x/y/z/deep.layout.json", "deep use ../../../m")
        let deep = "x/y/z/deep.layout.json"
        #expect(watch.await("notice 3").first == "report \(deep): deep stuff <- \(deep)")
        watch.folder.move("w/x", to: "w/x2")
        #expect(watch.await("removed \(deep)").contains { $0.hasPrefix("report x2/y/z/deep.layout.json: deep stuff") })
        watch.folder.replace("w/m", "new")
        #expect(
            watch.await("report x2").last?.hasPrefix("report x2/y/z/deep.layout.json: deep stuff -> deep new") == true)
        watch.folder.move("w", to: "away")
        let gone = watch.await("notice 0 in w, waiting for w").filter { $0.hasPrefix("removed") }
        #expect(gone.count == 3)
        watch.folder.makeFolder("w")
        watch.folder.write("w/b.layout.json", "again")
        _ = watch.await("report b.layout.json: again")
        watch.folder.replace("away/b.layout.json", "unheard")
        #expect(watch.lines { _ in } == [])
    }

    @Test("links are followed, and every folder on their way is watched")
    func links() {
        let watch = LiveWatch([("a.layout.json", "one use m")]) { folder in
            folder.makeFolder("store/v1")
            folder.makeFolder("store/v2")
            folder.write("store/v1/m", "first")
            folder.write("store/v2/m", "second")
            folder.link("store/current", to: "v1")
            folder.link("w/m", to: "../store/current/m")
        }
        #expect(watch.sink.lines.first == "report a.layout.json: one first")
        let edited = watch.lines { $0.replace("store/v1/m", "edited") }
        #expect(edited == ["report a.layout.json: one first -> one edited <- m"])
        watch.folder.link("store/next", to: "v2")
        watch.folder.move("store/next", to: "store/current")
        #expect(watch.await("report a") == ["report a.layout.json: one edited -> one second <- m"])
    }

    @Test("a folder that is removed while a program holds it open is waited for")
    func pinnedFolder() {
        let watch = LiveWatch(Self.two)
        let pin = open(watch.folder.path + "/w", O_RDONLY | O_DIRECTORY)
        watch.folder.remove("w")
        _ = watch.await("notice 0 in w, waiting for w")
        watch.folder.makeFolder("w")
        watch.folder.write("w/c.layout.json", "back")
        #expect(watch.await("notice 1").contains("report c.layout.json: back <- c.layout.json"))
        close(pin)
    }

    @Test("a loss of events is made good by a rescan")
    func overflow() {
        let limit = Int(readNumber("/proc/sys/fs/inotify/max_queued_events") ?? 16_384)
        let watch = LiveWatch(Self.two)
        for number in 0...(limit / 2) { watch.folder.write("w/noise\(number % 50).txt", "x") }
        watch.folder.replace("w/b.layout.json", "after the flood")
        #expect(watch.await("report b").last == "report b.layout.json: two -> after the flood <- b.layout.json")
    }

    @Test("a thousand rounds of making and removing folders leave no watch behind")
    func noLeaks() {
        let watch = LiveWatch(Self.two)
        let before = watch.loop.files.watches.folders.count
        for round in 0..<1000 {
            watch.folder.makeFolder("w/x/y")
            if round % 10 == 0 { watch.folder.write("w/x/y/c.layout.json", "\(round)") }
            if round % 3 == 0 { watch.loop.turn(until: watch.machine.now) }
            watch.folder.remove("w/x")
        }
        let end = watch.machine.now + .milliseconds(500)
        while watch.machine.now < end { watch.loop.turn(until: end) }
        #expect(watch.loop.files.watches.folders.count == before)
    }

    @Test("the last of many quick saves is always the last report", arguments: [1, 2, 3])
    func bursts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let watch = LiveWatch(Self.two)
        for number in 0..<200 {
            let text = "save \(number)"
            if random.happens(0.5) {
                watch.folder.write("w/b.layout.json", text)
            } else {
                watch.folder.replace("w/b.layout.json", text)
            }
            if random.happens(0.2) { watch.loop.turn(until: watch.machine.now + .milliseconds(3)) }
        }
        _ = watch.lines { _ in }
        guard case .good("save 199") = watch.sink.states["b.layout.json"] else {
            Issue.record("seed \(seed): \(String(describing: watch.sink.states["b.layout.json"]))")
            return
        }
    }
}

private func readNumber(_ path: String) -> Int? {
    guard case .bytes(let bytes, _, _) = Files().read(FilePath(path), limit: 100) else { return nil }
    return Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
}
