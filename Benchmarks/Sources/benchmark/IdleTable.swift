/// The memory of a watch at rest.
struct IdleTable {
    private let tool: String
    private let folder: WorkFolder

    init?(_ options: Options, _ folder: WorkFolder) {
        guard let tool = options.tool else { return nil }
        (self.tool, self.folder) = (tool, folder)
    }

    /// Measures a watch over ten specs of 40 items.
    func run() {
        Output.heading("memory of an idle watch over ten specs")
        guard let idle = WorkFolder() else { return }
        defer { idle.remove() }
        RandomManifest(count: 40).write(to: "m.items.json", in: idle)
        for number in 0..<10 {
            idle.write(Array(#"{ layout: "ring", items: "m.items.json" }"#.utf8), to: "s\(number).layout.json")
        }
        guard let live = LiveProgram(Program(tool, [idle.path, "--format", "json"])),
            live.moment(of: "\"ready\"") != nil
        else { return }
        Output.row("resident memory", 10, live.memory, "MB")
    }
}
