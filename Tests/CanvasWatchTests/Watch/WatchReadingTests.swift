import Testing

@testable import canvas_watch

@Suite("Reading what is watched")
struct WatchReadingTests {
    private static let shared = [
        ("/w/a.layout.json", "a use m"), ("/w/b.layout.json", "b use m"), ("/w/sub/c.layout.json", "c use ../m"),
        ("/w/m", "stuff"),
    ]

    @Test("a manifest is read once for all that use it, and not again when only a spec is saved")
    func kept() {
        let scene = WatchScene(Self.shared)
        let manifest = FilePath("/w/m")
        #expect(scene.machine.reads[manifest] == 1)
        _ = scene.after { $0.write("/w/a.layout.json", "a2 use m") }
        _ = scene.run(20_000)
        #expect(scene.machine.reads[manifest] == 1)
        _ = scene.after { $0.replace("/w/m", "new") }
        #expect(scene.machine.reads[manifest] == 2)
    }

    @Test("a file that is cut off and filled again while it is read is told once, whole", arguments: [1, 2, 3, 5])
    func torn(saves: Int) {
        let scene = WatchScene(Self.shared)
        var left = saves
        scene.machine.beforeReading = { [unowned machine = scene.machine] path in
            guard path == FilePath("/w/m"), left > 0 else { return }
            left -= 1
            let file = machine.open("/w/m")
            machine.append(file, "half ")
            machine.at(5) { machine in
                machine.append(file, "whole \(left)")
                machine.close(file)
            }
        }
        let told = scene.after { $0.write("/w/m", "first") }
        guard case .bytes(let bytes, _, _) = scene.machine.read(FilePath("/w/m"), limit: 1000) else {
            Issue.record("no manifest")
            return
        }
        let whole = String(decoding: bytes, as: UTF8.self)
        #expect(
            told == [
                "report a.layout.json: a stuff -> a \(whole) <- m", "report b.layout.json: b stuff -> b \(whole) <- m",
                "report sub/c.layout.json: c stuff -> c \(whole) <- m",
            ])
    }

    @Test("a change that no event told of is not believed before it has come to rest")
    func untold() {
        let scene = WatchScene(Self.shared)
        scene.machine.transmit = { _ in [] }
        let file = scene.machine.open("/w/m")
        scene.machine.transmit = { [$0] }
        let told = scene.after {
            $0.write("/w/a.layout.json", "a2 use m")
            $0.at(30) { machine in
                machine.append(file, "filled")
                machine.close(file)
            }
        }
        #expect(told.first == "report a.layout.json: a stuff -> a2 filled <- a.layout.json,m")
    }

    @Test("a file that is written without an end is shown after five seconds all the same")
    func endless() {
        let scene = WatchScene(Self.shared)
        let file = scene.machine.open("/w/m")
        for time in 0..<100 { scene.machine.at(Int64(time) * 90) { $0.append(file, "more ") } }
        #expect(scene.run(4900) == [])
        #expect(scene.run(300).count == 3)
    }

    @Test("a file that two specs refer to under different paths is one file")
    func samePlace() {
        let scene = WatchScene(Self.shared)
        #expect(scene.after { $0.replace("/w/m", "new") }.last == "report sub/c.layout.json: c stuff -> c new <- m")
    }

    @Test("a spec that reaches a file by two names is one of its users")
    func usersByTwoNames() {
        let scene = WatchScene([("/w/a.layout.json", "a use m use l"), ("/w/m", "1")]) { $0.makeLink("/w/l", to: "m") }
        #expect(scene.after { $0.replace("/w/m", "2") } == ["report a.layout.json: a 1 1 -> a 2 2 <- l,m"])
        #expect(scene.sink.users == [1, 1])
        _ = scene.after { $0.write("/w/b.layout.json", "b use l") }
        _ = scene.after { $0.replace("/w/m", "3") }
        #expect(scene.sink.users == [2])
    }

    @Test("what is let go of is no longer watched")
    func letGo() {
        let scene = WatchScene([("/w/a.layout.json", "a use ../lib/x/m"), ("/lib/x/m", "far")])
        #expect(scene.loop.files.watches.folders.contains(FilePath("/lib/x")))
        _ = scene.after { $0.write("/w/a.layout.json", "a") }
        #expect(!scene.loop.files.watches.folders.contains(FilePath("/lib/x")))
        #expect(scene.machine.watched.count == scene.loop.files.watches.folders.count)
    }
}
