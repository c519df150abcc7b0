/// The terminal or pipes that a command talks to, and what is known about them.
struct Console {
    /// How high a map is that goes into a pipe, where nothing scrolls away.
    private static let pipeRows = 26

    /// How many columns a line may have.
    let columns: Int
    /// How many rows the terminal has; nil for a pipe.
    let rows: Int?

    /// How many columns the terminal has; nil for a pipe.
    var terminalColumns: Int? { rows == nil ? nil : columns }

    /// The columns that the environment asks for; nil where it does not.
    private static let wantedColumns = number(ProcessFacts.environment("COLUMNS"))

    init() {
        let size = Terminal.size
        columns = Self.wantedColumns ?? size?.columns ?? 80
        rows = size?.rows
    }

    /// Whether a stream gets colour.
    func isColored(_ stream: StandardStream, _ wish: Invocation.Color) -> Bool {
        switch wish {
        case .always: return true
        case .never: return false
        case .auto:
            let refused = ProcessFacts.environment("NO_COLOR")?.isEmpty == false
            let isDumb = ProcessFacts.environment("TERM") == Array("dumb".utf8)
            return !refused && !isDumb && stream.isTerminal
        }
    }

    /// How maps are drawn; nil for none.
    func mapOptions(_ invocation: Invocation) -> MinimapOptions? {
        guard !invocation.isPlain else { return nil }
        var options = MinimapOptions()
        options.charset = invocation.charset
        options.cellAspect = invocation.cellAspect
        options.columns = invocation.mapSize?.columns ?? columns
        options.rows = invocation.mapSize?.rows ?? rows.map(MinimapOptions.rows(forTerminalRows:)) ?? Self.pipeRows
        return options
    }

    /// Puts out help.
    func show(_ help: Invocation.Help) -> Int32 {
        let columns = min(columns, 100)
        switch help {
        case .tool: return print(UsageText.help(columns: columns))
        case .command(let command): return print(UsageText.help(for: command, columns: columns))
        }
    }

    /// Puts out the version.
    func showVersion() -> Int32 {
        print("canvas-watch \(UsageText.version)\n")
    }

    /// Says on standard error what went wrong.
    func complain(_ message: String) {
        tell("canvas-watch: " + message)
    }

    /// Puts a status line on standard error.
    func tell(_ line: String) {
        tell(Array((EscapedText.text(line) + "\n").utf8))
    }

    /// Puts bytes on standard error; there is nobody to tell when that fails.
    func tell(_ bytes: [UInt8]) {
        _ = StandardStream.error.write(bytes)
    }

    /// Puts a text on standard output; a reader that is gone ends the program quietly.
    func print(_ text: String) -> Int32 {
        put(Array(text.utf8))
    }

    /// Puts bytes on standard output.
    func put(_ bytes: [UInt8]) -> Int32 {
        switch StandardStream.output.write(bytes) {
        case .failed(let reason):
            complain("cannot write the output: \(reason)")
            return ExitStatus.unanswered
        case .written, .closed, .interrupted:
            return ExitStatus.fine
        }
    }

    private static func number(_ text: [UInt8]?) -> Int? {
        text.flatMap { Int(String(decoding: $0, as: UTF8.self)) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
}
