import Testing

@testable import canvas_watch

@Suite("The status of the watch")
struct WatchStatusTests {
    private static let two = [("/w/a.layout.json", "one"), ("/w/sub/b.layout.json", "two")]

    @Test("an empty folder is watched, and the first spec is told")
    func empty() {
        let scene = WatchScene()
        #expect(scene.sink.lines == ["ready 0 in /w"])
        let told = scene.after { $0.write("/w/a.layout.json", "one") }
        #expect(told == ["report a.layout.json: one <- a.layout.json", "notice 1 in /w"])
    }

    @Test("a folder that is gone is waited for, and found when it comes back")
    func waiting() {
        let scene = WatchScene(Self.two)
        let gone = scene.after { $0.move("/w", to: "/away") }
        #expect(gone.last == "notice 0 in /w, waiting for /w")
        #expect(gone.filter { $0.hasPrefix("removed") }.count == 2)
        let back = scene.after { $0.move("/away", to: "/w") }
        #expect(
            back == [
                "report a.layout.json: one <- a.layout.json", "report sub/b.layout.json: two <- sub/b.layout.json",
                "notice 2 in /w",
            ])
    }

    @Test("a folder that is gone for less than 100 ms is not told")
    func hiccup() {
        let scene = WatchScene(Self.two)
        let told = scene.after {
            $0.move("/w", to: "/away")
            $0.at(80) { $0.move("/away", to: "/w") }
        }
        #expect(told == [])
    }

    @Test("a given file that is gone is waited for")
    func givenFile() {
        let scene = WatchScene([("/w/any.txt", "one")], watching: ["any.txt"])
        #expect(scene.sink.lines == ["report any.txt: one", "ready 1 in any.txt"])
        let gone = scene.after { $0.remove("/w/any.txt") }
        #expect(gone == ["removed any.txt <- any.txt", "notice 0 in any.txt, waiting for any.txt"])
        let back = scene.after { $0.write("/w/any.txt", "two") }
        #expect(back == ["report any.txt: two <- any.txt", "notice 1 in any.txt"])
    }

    @Test("beyond the limit of watches folders are polled, until the limit is lifted")
    func watchLimit() {
        let scene = WatchScene(Self.two) { machine in
            machine.watchFault = { $0 == FilePath("/w/sub") ? .watchLimit : nil }
        }
        #expect(scene.sink.status.troubles == [.watchLimit(folders: 1)])
        #expect(scene.sink.status.isPolling)
        let polled = scene.after(400) { $0.replace("/w/sub/b.layout.json", "polled") }
        #expect(polled == ["report sub/b.layout.json: two -> polled <- sub/b.layout.json"])
        #expect(scene.after(100) { $0.replace("/w/a.layout.json", "heard") }.count == 1)
        scene.machine.watchFault = { _ in nil }
        #expect(scene.run(6000) == ["notice 2 in /w"])
        #expect(scene.after(100) { $0.replace("/w/sub/b.layout.json", "heard") }.count == 1)
    }

    @Test("without any source of events everything is polled")
    func instanceLimit() {
        let scene = WatchScene(Self.two) { $0.watchFault = { _ in .instanceLimit } }
        #expect(scene.sink.status.troubles == [.instanceLimit])
        let told = scene.after {
            $0.makeFolder("/w/new")
            $0.write("/w/new/c.layout.json", "three")
            $0.remove("/w/sub")
        }
        #expect(
            told == [
                "report new/c.layout.json: three <- new/c.layout.json",
                "removed sub/b.layout.json <- sub/b.layout.json",
            ])
    }

    @Test("a network file system is named and polled")
    func network() {
        let scene = WatchScene(Self.two) { machine in
            machine.watchFault = { $0.bytes.starts(with: Array("/w".utf8)) ? .network("nfs4") : nil }
        }
        #expect(scene.sink.status.troubles == [.network(FilePath("/w"), type: "nfs4")])
        #expect(scene.after { $0.write("/w/a.layout.json", "1") }.count == 1)
    }

    @Test("on a file system that counts in seconds a second write in the same second is found")
    func coarseTimes() {
        let scene = WatchScene(Self.two) { $0.watchFault = { _ in .network("nfs") } }
        let told = scene.after(5000) { machine in
            machine.write("/w/a.layout.json", "1st")
            machine.at(400) { machine in
                guard case .success(let found) = machine.find(FilePath("/w/a.layout.json")), let inode = found.inode
                else {
                    return
                }
                machine.edit(inode) { $0.content = .file(Array("2nd".utf8)) }
            }
        }
        #expect(
            told == [
                "report a.layout.json: one -> 1st <- a.layout.json",
                "report a.layout.json: 1st -> 2nd <- a.layout.json",
            ] || told == ["report a.layout.json: one -> 2nd <- a.layout.json"])
    }

    @Test("an unreadable folder is named, and the rest goes on")
    func unreadable() {
        let scene = WatchScene(Self.two) { $0.permit("/w/sub", false) }
        #expect(scene.sink.lines == ["report a.layout.json: one", "ready \(RecordingSink.text(scene.sink.status))"])
        #expect(scene.sink.status.troubles == [.unreadable(FilePath("sub"), .denied)])
        let told = scene.after { $0.permit("/w/sub", true) }
        #expect(told == ["report sub/b.layout.json: two <- sub/b.layout.json", "notice 2 in /w"])
    }

    @Test("what cannot be read is a problem of its spec, and never opened")
    func unreadableFiles() {
        let scene = WatchScene(Self.two) { machine in
            machine.makeSpecial("/w/pipe.layout.json", .fifo)
            machine.makeLink("/w/lost.layout.json", to: "nowhere")
            machine.makeLink("/w/loop.layout.json", to: "loop.layout.json")
            machine.makeFolder("/w/dir.layout.json")
            machine.permit("/w/a.layout.json", false)
        }
        let problems = scene.sink.lines.filter { $0.hasPrefix("problem") }
        #expect(problems.count == 5)
        #expect(scene.sink.lines.contains("report sub/b.layout.json: two"))
        #expect(scene.machine.reads[FilePath("/w/pipe.layout.json")] == 1)
        #expect(scene.run(20_000) == [])
        #expect(scene.after { $0.permit("/w/a.layout.json", true) } == ["report a.layout.json: one <- a.layout.json"])
    }

    @Test("a link with a spec's name that leads to a folder is a spec as soon as it leads to a file")
    func candidate() {
        let scene = WatchScene([("/v/s", "linked")]) { machine in
            machine.makeFolder("/other")
            machine.makeLink("/v/target", to: "../other")
            machine.makeLink("/w/l.layout.json", to: "../v/target")
        }
        #expect(scene.sink.lines == ["ready 0 in /w"])
        let told = scene.after {
            $0.remove("/v/target")
            $0.makeLink("/v/target", to: "s")
        }
        #expect(told == ["report l.layout.json: linked <- l.layout.json", "notice 1 in /w"])
    }
}
