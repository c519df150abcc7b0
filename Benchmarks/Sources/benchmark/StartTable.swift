/// How long it takes to render a spec of 40 items beside a program that does nothing.
struct StartTable {
    let place: Workplace

    /// Measures the start.
    func run() {
        let folder = place.folder
        guard let render = place.tool(["render", folder.file("ring.layout.json")]) else { return }
        place.output.heading("start of render over 40 items, beside /bin/true")
        RandomManifest(count: 40).write(to: "m.items.json", in: folder)
        folder.write(Array(#"{ layout: "ring", items: "m.items.json" }"#.utf8), to: "ring.layout.json")
        let costs = render.compare(with: Program("/bin/true", []), runs: 100)
        place.output.row("render", 40, costs.own.time, "ms", reference: costs.other?.time)
    }
}
