/// The program.
@main
enum CanvasWatch {
    static func main() {
        StandardStream.prepare()
        ProcessMemory.keepFreed()
        let words = ProcessFacts.arguments.map(FilePath.init(bytes:))
        ProcessFacts.end(run(words))
    }

    /// Does what a command line asks for, and gives back the exit status.
    private static func run(_ words: [FilePath]) -> Int32 {
        let console = Console()
        do throws(UsageProblem) {
            let invocation = try InvocationParser.parse(words)
            if let help = invocation.help { return console.show(help) }
            if invocation.wantsVersion { return console.showVersion() }
            switch invocation.command {
            case .render: return RenderCommand(invocation, console).run()
            case .explain: return ExplainCommand(invocation, console).run()
            case .sweep: return try SweepCommand(invocation, console).run()
            case .diff: return try DiffCommand(invocation, console).run()
            case .watch: return WatchCommand(invocation, console).run()
            case .check: return CheckCommand(invocation, console).run()
            case .layouts: return try LayoutsCommand(invocation, console).run()
            case .new: return try NewCommand(invocation, console).run()
            case .export: return try ExportCommand(invocation, console).run()
            case .completion: return try CompletionCommand(invocation, console).run()
            case .man: return console.print(ManPage.text)
            case .schema: return try SchemaCommand(invocation, console).run()
            }
        } catch {
            console.complain(UsageText.message(for: error))
            return ExitStatus.unanswered
        }
    }
}

/// What the program says when it ends.
enum ExitStatus {
    /// Fine, warnings included.
    static let fine: Int32 = 0
    /// The answer is no: a broken spec, a failed check, a difference.
    static let no: Int32 = 1
    /// It could not be answered: wrong usage, a path that is missing.
    static let unanswered: Int32 = 2
}
