import RandomCanvas

/// Whether the last of many saves in quick succession is always the last report.
struct BurstTable {
    let place: Workplace

    /// Saves a manifest of 40 items 500 times, 0 to 200 ms apart, in pieces of 25 after each of which the report must come.
    func run() {
        let (name, folder) = ("m.items.json", place.folder)
        guard let watch = place.tool([folder.file(name)]) else { return }
        place.output.heading("bursts: 500 saves of 40 items, 0 to 200 ms apart")
        RandomManifest(count: 40).write(to: name, in: folder)
        guard let live = LiveProgram(watch), live.moment(of: "canvas ") != nil else { return }
        var random = SplitMix64(seed: 9)
        var lost = 0
        for generation in 1...500 {
            RandomManifest(count: 40).write(to: "staged", in: folder, generation: generation)
            folder.move("staged", to: name)
            if generation % 25 == 0, live.moment(of: "gen-\(generation)") == nil { lost += 1 }
            live.read(for: .random(in: 0...200, using: &random))
        }
        place.output.row("last state not reported", 20, Double(lost), "times")
    }
}
