/// From a save to its report.
struct WatchTable {
    let place: Workplace

    /// Measures saves of a manifest and of a spec.
    func run(_ count: Int) {
        let (name, spec, folder) = ("m.items.json", "ring.layout.json", place.folder)
        let ring = ["--set", "layout.kind=ring", "--set", "layout.radius=100000000", "--settle", "0"]
        guard let watch = place.tool([folder.file(name)] + ring),
            let specWatch = place.tool([folder.file(spec), "--settle", "0"])
        else { return }
        place.output.heading("watch of \(count) items: from a save to its line, median and 95th percentile")
        let peer = place.reference(count < 1000 ? "inotify_ref" : "watch_ref", [folder.path, name])
        let saves = count >= 1_000_000 ? 8 : 60
        func saveManifest(_ generation: Int) -> (name: String, text: String) {
            RandomManifest(count: count).write(to: "staged", in: folder, generation: generation)
            return (name, "gen-\(generation)")
        }
        RandomManifest(count: count).write(to: name, in: folder)
        let own = latencies(of: watch, saves, ready: "canvas ", save: saveManifest)
        let others = peer.map { latencies(of: $0, saves, ready: "ready", save: saveManifest) }
        print("manifest saved", count, own, others)
        if count >= 1000, let parts = SaveParts(count: count, in: folder) {
            let apart = parts.map + parts.lint + (parts.gap ?? 0)
            print("manifest saved, less map, lint and gap", count, own.map { $0 - apart }, others)
        }
        RandomManifest(count: count).write(to: name, in: folder)
        folder.write(Self.spec(0), to: spec)
        let specSaves = latencies(of: specWatch, saves, ready: "canvas ") { generation in
            folder.write(Self.spec(generation), to: "staged")
            return (spec, "-> \(100_000_000 + generation)")
        }
        print("spec saved, its manifest unchanged", count, specSaves, others)
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
            place.folder.move("staged", to: name)
            return live.moment(of: text).map { $0 - start }
        }
    }

    private func print(_ what: String, _ count: Int, _ own: [Double], _ others: [Double]?) {
        for percent in [50, 95] {
            place.output.row(
                "\(what), p\(percent)", count, Timing.percentile(percent, of: own), "ms",
                reference: others.map { Timing.percentile(percent, of: $0) })
        }
    }
}
