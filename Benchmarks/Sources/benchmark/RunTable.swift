/// Whole processes, from start to end.
struct RunTable {
    let place: Workplace

    /// Measures each command.
    func run(_ count: Int) {
        let (output, folder) = (place.output, place.folder)
        let (spec, manifest) = (folder.file("ring.layout.json"), folder.file("m.items.json"))
        let clear = ["--set", "layout.radius=100000000"]
        guard let render = place.tool(["render", spec, "--format", "json"] + clear) else { return }
        output.heading("commands over a manifest of \(count) items, whole process")
        RandomManifest(count: count).write(to: "m.items.json", in: folder)
        RandomManifest(count: count).write(to: "n.items.json", in: folder, generation: 1)
        folder.write(Array(#"{ layout: "ring", items: "m.items.json" }"#.utf8), to: "ring.layout.json")
        let job = place.reference("job_ref", [manifest, folder.file("out.json")])
        let costs = render.compare(with: job, runs: Timing.runs(for: count))
        output.row("render, ring, JSON", count, costs.own.time, "ms", reference: costs.other?.time)
        output.row("render, ring, JSON: memory", count, costs.own.memory, "MB", reference: costs.other?.memory)
        measure("render, ring, map and lint", count, ["render", spec] + clear)
        measure("render, ring of auto radius", count, ["render", spec])
        measure("render, flow", count, ["render", spec, "--set", "layout=flow"])
        measure(
            "render, sunflower of auto scale", count,
            ["render", spec, "--set", "layout={kind:'spiral',curve:'fermat'}"])
        measure("check", count, ["check", spec] + clear)
        measure("explain", count, ["explain", spec] + clear)
        measure("sweep of three radii", count, ["sweep", spec, "layout.radius", "1e8", "2e8", "3e8"])
        measure("diff of two manifests", count, ["diff", manifest, folder.file("n.items.json")])
    }

    private func measure(_ name: String, _ count: Int, _ arguments: [String]) {
        let runs = max(Timing.runs(for: count) / 3, 3)
        guard let program = place.tool(arguments) else { return }
        place.output.row(name, count, program.compare(with: nil, runs: runs).own.time, "ms")
    }
}
