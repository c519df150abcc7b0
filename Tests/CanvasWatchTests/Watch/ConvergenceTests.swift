import Testing

@testable import canvas_watch

/// Whatever happens to the files, and whatever the events tell of it: the watched state is what a fresh look gives.
@Suite("Convergence")
struct ConvergenceTests {
    private static let places = ["/w", "/w/sub", "/w/sub/deep", "/v", "/lib"]

    private static func text(_ random: inout SeededGenerator) -> String {
        let uses = ["use m", "use ../m", "use ../lib/m", "use sub/m", "use /lib/link", "use ../v/gone/m", ""]
        return random.pick("", "bad", "word", "other", "word", "other")
            + " " + uses[Int(random.next() % UInt64(uses.count))] + " " + String(random.next() % 4)
    }

    static func operate(_ machine: FakeMachine, _ random: inout SeededGenerator) {
        let place = places[Int(random.next() % UInt64(places.count))]
        let spec = place + random.pick("/one.layout.json", "/two.layout.json")
        let manifest = place + "/m"
        let file = random.pick(spec, spec, spec, manifest)
        switch random.next() % 26 {
        case 0...3: machine.write(file, text(&random))
        case 4...6: machine.replace(file, text(&random))
        case 7:
            let words = text(&random)
            let open = machine.open(file)
            machine.at(30) { $0.append(open, words) }
            machine.at(60) { $0.close(open) }
        case 8: machine.write(file, "")
        case 9: machine.remove(file)
        case 10: machine.remove(random.pick("/w/sub", "/w/sub/deep", "/v", "/lib", "/w"))
        case 11...12: machine.makeFolder(place)
        case 13: machine.move("/w/sub", to: random.pick("/w/sub2", "/v/sub", "/gone"))
        case 14: machine.move(random.pick("/w/sub2", "/v/sub", "/gone"), to: "/w/sub")
        case 15: machine.move("/w", to: "/away")
        case 16: machine.move("/away", to: "/w")
        case 17:
            machine.remove(spec)
            machine.makeLink(spec, to: random.pick("two.layout.json", "../lib/m", "/v/one.layout.json", "/lib", "m"))
        case 18:
            machine.remove("/lib/link")
            machine.makeLink("/lib/link", to: random.pick("m", "../w/m", "nowhere", "/v/sub/m", "link"))
        case 19: machine.touch(file)
        case 20: machine.permit(random.pick(file, "/w/sub", "/v"), random.happens(0.6))
        case 21: machine.makeFolder(spec)
        case 22: machine.makeSpecial(spec, .fifo)
        case 23...24:
            let other = random.pick(place + "/two.layout.json", place + "/one.layout.json", manifest)
            let words = text(&random)
            machine.remove(spec)
            machine.makeName(spec, of: other)
            machine.at(60) { $0.write(other, words) }
        default: machine.move(file, to: random.pick("/w/one.layout.json", "/lib/m", "/v/two.layout.json"))
        }
    }

    /// What a single run says of each spec.
    static func fresh(_ machine: FakeMachine, _ arguments: [String]) -> [String: String] {
        var evaluator = TextEvaluator()
        var reader = DirectReader(files: machine)
        var states: [String: String] = [:]
        for spec in SpecFinding(arguments.map(FilePath.init), in: machine).specs {
            states[spec.name.shown] = "\(evaluator.evaluate(spec, reading: &reader))"
        }
        return states
    }

    private static func check(_ scene: WatchScene, _ arguments: [String], _ story: @autoclosure () -> String) {
        let shown = scene.sink.states.mapValues { "\($0)" }
        let expected = fresh(scene.machine, arguments)
        #expect(shown == expected, "\(story())")
        #expect(scene.sink.status.specs == expected.count, "\(story())")
        let wanted = Set(
            scene.loop.files.watches.folders.compactMap { folder in
                if case .success(let found) = scene.machine.find(folder) { found.inode } else { nil }
            })
        #expect(Set(scene.machine.watched.keys).isSubset(of: wanted), "a leaked watch, \(story())")
    }

    static let arguments = [
        ["/w/"], ["/w", "/v/"], ["/w/one.layout.json", "/w/sub"], ["/link"], ["//w/./sub/deep/.."],
    ]

    @Test("with every event, shortly after the last operation", arguments: 1...12, arguments)
    func allEvents(seed: UInt64, arguments: [String]) {
        converge(seed, arguments, wait: 900) { event, _ in [event] }
    }

    @Test("with events lost, repeated and out of order, after the next rescan", arguments: 1...12, arguments)
    func lossyEvents(seed: UInt64, arguments: [String]) {
        converge(seed, arguments, wait: 7000) { event, random in
            if random.happens(0.3) { return [] }
            return random.happens(0.2) ? [event, event] : [event]
        }
    }

    @Test("with no event at all, where everything is polled", arguments: 1...8, arguments)
    func polled(seed: UInt64, arguments: [String]) {
        converge(seed, arguments, wait: 2000, fault: .network("nfs4")) { _, _ in [] }
    }

    @Test("with files that change while they are read", arguments: 1...12, arguments)
    func changesWhileReading(seed: UInt64, arguments: [String]) {
        converge(seed, arguments, wait: 900, disturbance: 0.1) { event, _ in [event] }
    }

    private func converge(
        _ seed: UInt64, _ arguments: [String], wait: Int64, fault: WatchFault? = nil, disturbance: Double = 0,
        transmit: @escaping (SourceEvent, inout SeededGenerator) -> [SourceEvent]
    ) {
        var random = SeededGenerator(seed: seed)
        let scene = WatchScene(watching: arguments) { machine in
            machine.makeLink("/link", to: "w")
            machine.watchFault = { _ in fault }
            for _ in 0..<12 { Self.operate(machine, &random) }
            machine.script = []
        }
        var losses = SeededGenerator(seed: seed &+ 1_000_000)
        scene.machine.isPinned = { losses.happens(0.5) }
        scene.machine.transmit = { transmit($0, &losses) }
        var disturbances = SeededGenerator(seed: seed &+ 2_000_000)
        for round in 0..<8 {
            scene.machine.beforeReading = { [unowned machine = scene.machine] _ in
                if disturbances.happens(disturbance) { Self.operate(machine, &disturbances) }
            }
            for _ in 0..<(1 + random.next() % 8) {
                Self.operate(scene.machine, &random)
                if random.happens(0.3) { scene.run(Int64(random.next() % 150)) }
            }
            if !scene.machine.events.isEmpty, random.happens(0.2), wait > 5000 {
                scene.machine.events.shuffle(using: &random)
            }
            scene.run(wait)
            scene.machine.beforeReading = { _ in }
            scene.run(wait)
            Self.check(scene, arguments, "seed \(seed), \(arguments), round \(round)")
        }
    }
}
