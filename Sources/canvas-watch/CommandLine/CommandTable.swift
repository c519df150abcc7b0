/// One command as the help, the parser and the suggestions know it.
struct CommandEntry: Sendable {
    let command: Command
    /// What stands behind the command's name on the usage line.
    let operands: String
    /// How many operands it takes.
    let operandCount: ClosedRange<Int>
    /// What it does, without a full stop.
    let meaning: String
    /// What is worth knowing beyond that; whole sentences.
    let details: String
    /// One line to try.
    let example: String
}

/// One option as the help, the parser and the suggestions know it.
struct OptionEntry: Sendable {
    let option: Option
    /// What the value is called; nil for a flag.
    let value: String?
    /// What it does, without a full stop.
    let meaning: String
    /// The commands that take it.
    let commands: [Command]
}

/// Every command and every option, once.
enum CommandTable {
    static let commands: [CommandEntry] = [
        CommandEntry(
            command: .watch, operands: "[PATH...]", operandCount: 0...Int.max,
            meaning: "report every spec, then what each save changes",
            details: """
                This is what canvas-watch does without a command. A PATH is a folder, searched recursively for \
                NAME.layout.json, or a file of any name; default is the current folder. Ctrl-C ends it.
                """,
            example: "canvas-watch Examples/layouts"),
        CommandEntry(
            command: .render, operands: "PATH...", operandCount: 1...Int.max,
            meaning: "report every spec once",
            details: "A PATH is a folder, a spec, a manifest, or - for a spec on standard input.",
            example: "canvas-watch render ring.layout.json --format json"),
    ]

    static let options: [OptionEntry] = [
        OptionEntry(
            option: .format, value: "text|json", meaning: "a picture for people, or one JSON object a line",
            commands: Command.allCases),
        OptionEntry(
            option: .set, value: "KEY=VALUE", meaning: "use VALUE instead of what the spec says; repeatable",
            commands: [.watch, .render]),
        OptionEntry(
            option: .charset, value: "ascii|unicode|braille", meaning: "the characters of the map",
            commands: [.watch, .render]),
        OptionEntry(
            option: .size, value: "COLSxROWS", meaning: "the size of the map in characters",
            commands: [.watch, .render]),
        OptionEntry(
            option: .cellAspect, value: "RATIO", meaning: "width of a terminal cell by its height, default 0.5",
            commands: [.watch, .render]),
        OptionEntry(
            option: .color, value: "always|never|auto", meaning: "colour; auto is a terminal without NO_COLOR",
            commands: Command.allCases),
        OptionEntry(
            option: .settle, value: "MS", meaning: "how long a save must be quiet to be handled, default 10",
            commands: [.watch]),
        OptionEntry(
            option: .frames, value: "N", meaning: "end after N reports that follow the first ones",
            commands: [.watch]),
        OptionEntry(
            option: .plain, value: nil, meaning: "no map, only the lines",
            commands: [.watch, .render]),
        OptionEntry(
            option: .ghost, value: nil, meaning: "show on the map where moved items were", commands: [.watch]),
        OptionEntry(
            option: .full, value: nil, meaning: "list every change, however many there are", commands: [.watch]),
        OptionEntry(
            option: .passes, value: nil, meaning: "also show what the estimated sizes give, and how much it would jump",
            commands: [.render]),
        OptionEntry(option: .help, value: nil, meaning: "show this help", commands: Command.allCases),
        OptionEntry(option: .version, value: nil, meaning: "show the version", commands: Command.allCases),
    ]

    /// The entry of a command.
    static func entry(of command: Command) -> CommandEntry? {
        commands.first { $0.command == command }
    }

    /// The entry of an option.
    static func entry(of option: Option) -> OptionEntry? {
        options.first { $0.option == option }
    }
}
