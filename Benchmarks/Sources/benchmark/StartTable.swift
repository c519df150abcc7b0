/// The start of a process: a spec of 40 items beside a program that does nothing.
struct StartTable {
    private let tool: String
    private let folder: WorkFolder

    init?(_ options: Options, _ folder: WorkFolder) {
        guard let tool = options.tool else { return nil }
        (self.tool, self.folder) = (tool, folder)
    }

    /// Measures the start.
    func run() {
        Output.heading("start of render over 40 items, beside /bin/true")
        RandomManifest(count: 40).write(to: "m.items.json", in: folder)
        folder.write(Array(#"{ layout: "ring", items: "m.items.json" }"#.utf8), to: "ring.layout.json")
        let render = Program(tool, ["render", folder.file("ring.layout.json")])
        let costs = render.compare(with: Program("/bin/true", []), runs: 100)
        Output.row("render", 40, costs.own.time, "ms", reference: costs.other?.time)
    }
}
