/// Shows how the engine comes from sizes to a canvas, stage by stage.
struct ExplainCommand {
    /// How many rows the map of a stage has, by the height of the terminal.
    private static let mapRows = 14...22

    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Explains, and gives back the exit status.
    func run() -> Int32 {
        var spec = SingleSpec(invocation, console)
        guard let found = spec.found else { return ExitStatus.unanswered }
        switch spec.evaluate(found, with: invocation.settings) {
        case .bad(let broken):
            var printer = ReportPrinter(invocation, console)
            return printer.show(broken)
        case .good(let rendering):
            return explain(rendering)
        }
    }

    private func explain(_ rendering: Rendering) -> Int32 {
        var item: Int?
        if let id = invocation.item {
            let ids = rendering.spec.items.ids
            guard let index = ids.firstIndex(of: id) else {
                console.complain(UsageText.message(forItem: id, among: ids, of: rendering.name))
                return ExitStatus.unanswered
            }
            item = index
        }
        var buffer = ByteBuffer()
        let trace = PipelineTrace(rendering)
        switch invocation.format {
        case .json: ExplainJSON(trace: trace, item: item).write(to: &buffer)
        case .text:
            let text = ExplainText(
                trace: trace, item: item, stageMap: stageMap, canvasMap: console.mapOptions(invocation),
                columns: min(console.columns, 120), isColored: console.isColored(.output, invocation.color))
            text.write(to: &buffer)
        }
        return console.put(buffer.bytes)
    }

    /// Small maps, unless a size is asked for.
    private var stageMap: MinimapOptions? {
        guard var options = console.mapOptions(invocation) else { return nil }
        if invocation.mapSize == nil {
            options.rows = min(max(options.rows / 2, Self.mapRows.lowerBound), Self.mapRows.upperBound)
        }
        return options
    }
}
