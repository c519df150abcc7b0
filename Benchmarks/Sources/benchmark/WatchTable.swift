/// From a save to its report.
struct WatchTable {
    private let tool: String
    private let options: Options
    private let folder: WorkFolder

    init?(_ options: Options, _ folder: WorkFolder) {
        guard let tool = options.tool else { return nil }
        (self.tool, self.options, self.folder) = (tool, options, folder)
    }

    /// Measures saves of a manifest and of a spec.
    func run(_ count: Int) {
        Output.heading("watch of \(count) items: from a save to its line, median and 95th percentile")
        let name = "m.items.json"
        RandomManifest(count: count).write(to: name, in: folder)
        let ring = ["--set", "layout.kind=ring", "--set", "layout.radius=100000000"]
        let watch = Program(tool, [folder.file(name)] + ring + ["--settle", "0"])
        let reference = options.reference(count < 1000 ? "inotify_ref" : "watch_ref")
        let beside = reference.map { Program($0, [folder.path, name]) }
        let saves = count >= 1_000_000 ? 8 : 60
        let own = latencies(of: watch, saves, ready: "canvas ") { generation in
            RandomManifest(count: count).write(to: "staged", in: folder, generation: generation)
            return (name, "gen-\(generation)")
        }
        let other = beside.map { program in
            latencies(of: program, saves, ready: "ready") { generation in
                RandomManifest(count: count).write(to: "staged", in: folder, generation: generation)
                return (name, "gen-\(generation)")
            }
        }
        print("manifest saved", count, own, other)
        RandomManifest(count: count).write(to: name, in: folder)
        folder.write(Self.spec(0), to: "ring.layout.json")
        let spec = Program(tool, [folder.file("ring.layout.json"), "--settle", "0"])
        let specSaves = latencies(of: spec, saves, ready: "canvas ") { generation in
            folder.write(Self.spec(generation), to: "staged")
            return ("ring.layout.json", "-> \(100_000_000 + generation)")
        }
        print("spec saved, its manifest unchanged", count, specSaves, other)
    }

    private static func spec(_ generation: Int) -> [UInt8] {
        Array("{ layout: { kind: 'ring', radius: \(100_000_000 + generation) }, items: 'm.items.json' }".utf8)
    }

    /// The milliseconds from each save to the moment when the text that tells of it could be read.
    ///
    /// - Parameter save: stages the next save; gives the file's name and the text to wait for.
    private func latencies(
        of program: Program, _ saves: Int, ready: String, save: (Int) -> (name: String, text: String)
    ) -> [Double] {
        guard let live = LiveProgram(program), live.moment(of: ready) != nil else { return [] }
        return (1...saves).compactMap { generation in
            let (name, text) = save(generation)
            let start = Timing.now
            folder.move("staged", to: name)
            return live.moment(of: text).map { $0 - start }
        }
    }

    private func print(_ what: String, _ count: Int, _ own: [Double], _ other: [Double]?) {
        for percent in [50, 95] {
            Output.row(
                "\(what), p\(percent)", count, Timing.percentile(percent, of: own), "ms",
                reference: other.map { Timing.percentile(percent, of: $0) })
        }
    }
}
