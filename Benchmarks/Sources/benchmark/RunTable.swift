/// Whole processes, from start to end.
struct RunTable {
    private let tool: String
    private let options: Options
    private let folder: WorkFolder

    init?(_ options: Options, _ folder: WorkFolder) {
        guard let tool = options.tool else { return nil }
        (self.tool, self.options, self.folder) = (tool, options, folder)
    }

    /// Measures each command.
    func run(_ count: Int) {
        Output.heading("commands over a manifest of \(count) items, whole process")
        RandomManifest(count: count).write(to: "m.items.json", in: folder)
        RandomManifest(count: count).write(to: "n.items.json", in: folder, generation: 1)
        folder.write(Array(#"{ layout: "ring", items: "m.items.json" }"#.utf8), to: "ring.layout.json")
        let (spec, manifest) = (folder.file("ring.layout.json"), folder.file("m.items.json"))
        let clear = ["--set", "layout.radius=100000000"]
        let job = options.reference("job_ref").map { Program($0, [manifest, folder.file("out.json")]) }
        let render = Program(tool, ["render", spec, "--format", "json"] + clear)
        let costs = render.compare(with: job, runs: Timing.runs(for: count))
        Output.row("render, ring, JSON", count, costs.own.time, "ms", reference: costs.other?.time)
        Output.row("render, ring, JSON: memory", count, costs.own.memory, "MB", reference: costs.other?.memory)
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
        Output.row(name, count, Program(tool, arguments).compare(with: nil, runs: runs).own.time, "ms")
    }
}
