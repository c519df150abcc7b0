import Testing

@testable import canvas_watch

@Suite("The watch")
struct WatchLoopTests {
    private static let two = [("/w/a.layout.json", "one use m"), ("/w/b.layout.json", "two"), ("/w/m", "stuff")]

    @Test("at the start each spec is told in order, then that the watch stands")
    func start() {
        let scene = WatchScene(Self.two)
        #expect(scene.sink.lines == ["report a.layout.json: one stuff", "report b.layout.json: two", "ready 2 in /w"])
        #expect(scene.sink.sequences == [1, 2, 3])
        #expect(scene.run(20_000) == [])
    }

    @Test("a save is one report, however it is made")
    func saves() {
        let scene = WatchScene(Self.two)
        let b = "/w/b.layout.json"
        #expect(scene.after { $0.write(b, "two 1") } == ["report b.layout.json: two -> two 1 <- b.layout.json"])
        #expect(scene.after { $0.replace(b, "two 2") } == ["report b.layout.json: two 1 -> two 2 <- b.layout.json"])
        let vim = scene.after {
            $0.write("/w/4913", "")
            $0.remove("/w/4913")
            $0.move(b, to: b + "~")
            $0.write(b, "two 3")
            $0.remove(b + "~")
        }
        #expect(vim == ["report b.layout.json: two 2 -> two 3 <- b.layout.json"])
        let slow = scene.after {
            let file = $0.open(b)
            for time: Int64 in [100, 200, 300, 400] { $0.at(time) { $0.append(file, "word ") } }
            $0.at(450) { $0.close(file) }
        }
        #expect(slow == ["report b.layout.json: two 3 -> word word word word <- b.layout.json"])
        let emptiedFirst = scene.after {
            $0.write(b, "")
            $0.at(200) { $0.write(b, "two 4") }
        }
        #expect(emptiedFirst == ["report b.layout.json: word word word word -> two 4 <- b.layout.json"])
    }

    @Test("the same meaning is no report but a quiet line")
    func unchanged() {
        let scene = WatchScene(Self.two)
        let b = "/w/b.layout.json"
        #expect(scene.after { $0.write(b, "  two  ") } == ["unchanged b.layout.json <- b.layout.json"])
        #expect(scene.after { $0.touch(b) } == ["unchanged b.layout.json <- b.layout.json"])
        #expect(scene.after { $0.replace("/w/m", "stuff") } == ["unchanged a.layout.json <- m"])
    }

    @Test("what only looks like a change is not told: permissions, temporary names, there and back")
    func silence() {
        let scene = WatchScene(Self.two)
        let told = scene.after {
            $0.write("/w/.b.layout.json.swp", "x")
            $0.write("/w/b.layout.json~", "x")
            $0.write("/w/README", "x")
            $0.makeLink("/w/.#b.layout.json", to: "nobody@nowhere")
            $0.permit("/w/b.layout.json", true)
            $0.move("/w/a.layout.json", to: "/w/x")
            $0.move("/w/x", to: "/w/a.layout.json")
        }
        #expect(told == [])
    }

    @Test("a file that is gone or empty for a moment is not told")
    func noFlash() {
        let scene = WatchScene(Self.two)
        let told = scene.after {
            $0.remove("/w/m")
            $0.at(90) { $0.write("/w/m", "more") }
        }
        #expect(told == ["report a.layout.json: one stuff -> one more <- m"])
        let spec = scene.after {
            $0.remove("/w/b.layout.json")
            $0.at(90) { $0.write("/w/b.layout.json", "new") }
        }
        #expect(spec == ["report b.layout.json: two -> new <- b.layout.json"])
        let both = scene.after {
            $0.write("/w/a.layout.json", "one use m use n")
            $0.at(60) { $0.write("/w/n", "late") }
        }
        #expect(both == ["report a.layout.json: one more -> one more late <- a.layout.json"])
    }

    @Test("a file that stays gone or empty is told, and that it came back")
    func goneForGood() {
        let scene = WatchScene(Self.two)
        #expect(scene.after { $0.remove("/w/m") } == ["problem a.layout.json: m: missing, last one stuff <- m"])
        #expect(scene.after { $0.write("/w/m", "stuff") } == ["report a.layout.json: one stuff -> one stuff <- m"])
        #expect(scene.after { $0.write("/w/m", "") } == ["problem a.layout.json: m is empty, last one stuff <- m"])
        #expect(scene.after { $0.write("/w/m", "x") } == ["report a.layout.json: one stuff -> one x <- m"])
        #expect(
            scene.after { $0.remove("/w/b.layout.json") } == [
                "removed b.layout.json <- b.layout.json", "notice 1 in /w",
            ])
        #expect(
            scene.after { $0.write("/w/b.layout.json", "two") } == [
                "report b.layout.json: two <- b.layout.json", "notice 2 in /w",
            ])
    }

    @Test("a problem is told again only when it is another one, and recovery is a full report")
    func problems() {
        let scene = WatchScene(Self.two)
        let b = "/w/b.layout.json"
        #expect(
            scene.after { $0.write(b, "bad") } == [
                "problem b.layout.json: bad in b.layout.json, last two <- b.layout.json"
            ])
        #expect(scene.after { $0.write(b, "bad still") } == [])
        #expect(
            scene.after { $0.write(b, "use m2") } == ["problem b.layout.json: m2: missing, last two <- b.layout.json"])
        #expect(scene.after { $0.write(b, "two") } == ["report b.layout.json: two -> two <- b.layout.json"])
    }

    @Test("a manifest runs exactly the specs that use it, wherever it lies")
    func dependencies() {
        let scene = WatchScene([
            ("/w/a.layout.json", "a use ../lib/m"), ("/w/sub/b.layout.json", "b use ../../lib/m"),
            ("/w/c.layout.json", "c use n"), ("/lib/m", "1"), ("/w/n", "n"),
        ])
        #expect(
            scene.after { $0.replace("/lib/m", "2") } == [
                "report a.layout.json: a 1 -> a 2 <- ../lib/m", "report sub/b.layout.json: b 1 -> b 2 <- ../lib/m",
            ])
        #expect(scene.after { $0.write("/w/n", "m") } == ["report c.layout.json: c n -> c m <- n"])
        #expect(
            scene.after { $0.write("/w/c.layout.json", "c use ../lib/m") } == [
                "report c.layout.json: c m -> c 2 <- c.layout.json"
            ])
        #expect(scene.after { $0.write("/w/n", "nobody") } == [])
    }

    @Test("a manifest in a folder that does not exist yet clears the error when it comes")
    func lateFolder() {
        let scene = WatchScene([("/w/a.layout.json", "a use ../x/y/m")])
        #expect(scene.sink.lines.first == "problem a.layout.json: ../x/y/m: missing")
        let told = scene.after {
            $0.at(20) { $0.makeFolder("/x") }
            $0.at(40) { $0.makeFolder("/x/y") }
            $0.at(60) { $0.write("/x/y/m", "here") }
        }
        #expect(told == ["report a.layout.json: a here <- ../x/y/m"])
    }

    @Test("a spec and a manifest that are saved together are shown together")
    func together() {
        let scene = WatchScene(Self.two)
        let told = scene.after {
            $0.write("/w/a.layout.json", "1 use m")
            $0.at(8) { $0.write("/w/m", "2") }
        }
        #expect(told == ["report a.layout.json: one stuff -> 1 2 <- a.layout.json,m"])
    }

    @Test("a write under another name of a file is found, though no event tells of it here")
    func otherNames() {
        let scene = WatchScene(Self.two)
        let linked = scene.after {
            $0.makeName("/w/c.layout.json", of: "/w/b.layout.json")
            $0.at(60) { $0.write("/w/b.layout.json", "new") }
        }
        #expect(
            linked == [
                "report c.layout.json: two <- c.layout.json", "notice 3 in /w, otherNames(files: 2)",
                "report b.layout.json: two -> new <- b.layout.json",
                "report c.layout.json: two -> new <- c.layout.json",
            ])
        #expect(scene.after { $0.remove("/w/b.layout.json") }.last == "notice 2 in /w")
    }

    @Test("a stream of complete writes is told at least every 200 ms and at its end")
    func streams() {
        let scene = WatchScene(Self.two)
        let told = scene.after {
            for time in 1...125 { $0.at(Int64(time) * 8) { $0.replace("/w/b.layout.json", "save \(time)") } }
        }
        #expect((4...6).contains(told.count))
        scene.run(300)
        guard case .good("save 125") = scene.sink.states["b.layout.json"] else {
            Issue.record("the last save is not the last report: \(scene.sink.lines.suffix(2))")
            return
        }
    }

    @Test("with --settle 0 each save is handled at once")
    func atOnce() {
        let scene = WatchScene(Self.two, settle: .zero)
        for number in 1...50 {
            let told = scene.after(1) { $0.replace("/w/b.layout.json", "save \(number)") }
            #expect(told.count == 1)
        }
    }

    @Test("--frames counts the reports and problems after the start", arguments: [0, 1, 3])
    func frames(count: Int) {
        let scene = WatchScene(Self.two, frames: count)
        for number in 0..<5 { _ = scene.after { $0.write("/w/b.layout.json", number == 1 ? "bad" : "\(number)") } }
        let frames = scene.sink.lines.drop { !$0.hasPrefix("ready") }.filter { !$0.hasPrefix("ready") }
        #expect(frames.count == count)
        #expect(scene.loop.ending == .frames)
        scene.loop.finish()
        #expect(scene.sink.lines.last == "end 0")
    }
}
