/// The memory of a watch at rest.
struct IdleTable {
    let place: Workplace

    /// Measures a watch over ten specs of 40 items.
    func run() {
        guard let idle = WorkFolder() else { return }
        defer { idle.remove() }
        guard let watch = place.tool([idle.path, "--format", "json"]) else { return }
        place.output.heading("memory of an idle watch over ten specs")
        RandomManifest(count: 40).write(to: "m.items.json", in: idle)
        for number in 0..<10 {
            idle.write(Array(#"{ layout: "ring", items: "m.items.json" }"#.utf8), to: "s\(number).layout.json")
        }
        guard let live = LiveProgram(watch), live.moment(of: "\"ready\"") != nil else { return }
        place.output.row("resident memory", 10, live.memory, "MB")
    }
}
