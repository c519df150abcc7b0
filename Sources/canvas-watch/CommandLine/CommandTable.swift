import CanvasPlugins

/// Every command and every option, once.
enum CommandTable {
    static let commands: [CommandEntry] = [
        CommandEntry(
            command: .watch, operands: "[PATH...]", operandCount: 0...Int.max, takesPaths: true,
            meaning: "report every spec, then what each save changes",
            details: """
                This is what canvas-watch does without a command. A PATH is a folder, searched recursively for \
                NAME.layout.json, or a file of any name; default is the current folder. Ctrl-C ends it.
                """,
            examples: ["canvas-watch Examples/layouts"]),
        CommandEntry(
            command: .render, operands: "PATH...", operandCount: 1...Int.max, takesPaths: true,
            meaning: "report every spec once",
            details: "A PATH is a folder, a spec, a manifest, or - for a spec on standard input.",
            examples: ["canvas-watch render ring.layout.json --format json"]),
        CommandEntry(
            command: .explain, operands: "SPEC", operandCount: 1...1, takesPaths: true,
            meaning: "how sizes become a canvas, stage by stage",
            details: """
                Each of the seven stages with its numbers, its formula and a small map: sizes, insets, proposal, the \
                layout's own frames, normalized, mirrored, anchored. With --item it follows one item through all of them.
                """,
            examples: ["canvas-watch explain ring.layout.json --item note-7"]),
        CommandEntry(
            command: .sweep, operands: "SPEC KEY VALUES...", operandCount: 3...Int.max, takesPaths: true,
            meaning: "a table over values of one key",
            details: """
                VALUES are FROM TO STEP, or FROM..TO/STEP, or a list; numbers in a list may be joined by commas. Each row \
                has the canvas, the overlaps, the smallest gap between two items (below 0: how far the worst two overlap), \
                what the viewport shows, and the share of the content that items cover. The best row is the smallest \
                canvas without overlaps on which nothing is out of reach. --maps draws each value.
                """,
            examples: ["canvas-watch sweep ring.layout.json layout.radius 400 1200 100"]),
        CommandEntry(
            command: .diff, operands: "OLD [NEW]", operandCount: 1...2, takesPaths: true,
            meaning: "what differs between two canvases",
            details: """
                OLD and NEW are specs, files with what render --format json put out, or folders of specs, which are \
                compared by name. --set changes NEW; without NEW, it changes a second OLD. Exit status 0: nothing differs, \
                1: something does, 2: one of them cannot be shown.
                """,
            examples: ["canvas-watch diff ring.layout.json --set layout.radius=800"]),
        CommandEntry(
            command: .check, operands: "PATH...", operandCount: 1...Int.max, takesPaths: true,
            meaning: "tell only what is wrong, for scripts and editors",
            details: """
                It fails on every error in a file, and on a canvas where items overlap, share their centre, lie where \
                no panning leads or have no frame, or whose margins do not fit. Other findings are warnings. Each is \
                told with its place, as compilers do it, and with the number that would cure it.
                """,
            examples: ["canvas-watch check Examples/layouts", "canvas-watch check . --format json"]),
        CommandEntry(
            command: .layouts, operands: "[KIND]", operandCount: 0...1, words: LayoutCatalogue.kinds.map(\.name),
            meaning: "what the layouts are and what they can be told",
            details:
                "Every kind, or one, with its parameters, their defaults and ranges, and an example with its picture.",
            examples: ["canvas-watch layouts ring"]),
        CommandEntry(
            command: .new, operands: "[KIND [NAME]]", operandCount: 0...2, words: LayoutCatalogue.kinds.map(\.name),
            meaning: "write a spec to start from",
            details: """
                Writes NAME.layout.json, called like the kind where no NAME is given, with everything that the layout \
                can be told as comments. Where the folder has no manifest yet, NAME.items.json is written too. Files \
                that exist are never changed. Without a kind, the kinds are listed.
                """,
            examples: ["canvas-watch new ring", "canvas-watch new grid board"]),
        CommandEntry(
            command: .export, operands: "SPEC", operandCount: 1...1, takesPaths: true,
            meaning: "put a spec out as one file of another form",
            details: """
                As a spec it holds its items itself, so that it can be sent to somebody: settings of --set are taken in, \
                comments and the items' data are left out. As JSON it is the report of render.
                """,
            examples: ["canvas-watch export board.layout.json --to spec > report.layout.json"]),
        CommandEntry(
            command: .schema, operands: "[spec|manifest]", operandCount: 0...1,
            words: JSONSchema.Subject.allCases.map(\.rawValue),
            meaning: "the JSON Schema of specs and manifests, for editors",
            details: """
                With it an editor completes and checks while you type. Without an operand one schema accepts both \
                kinds of files; those for one of them give clearer messages.
                """,
            examples: ["canvas-watch schema > canvas-watch.schema.json"]),
        CommandEntry(
            command: .completion, operands: "bash|zsh|fish", operandCount: 1...1,
            words: CompletionScript.Shell.allCases.map(\.rawValue),
            meaning: "the completion script of a shell",
            details: "The first lines of each script tell where it goes.",
            examples: ["source <(canvas-watch completion bash)"]),
        CommandEntry(
            command: .man, operands: "", operandCount: 0...0,
            meaning: "the manual page, in troff",
            details: "Save it as canvas-watch.1 in a folder that man searches, or read it at once.",
            examples: ["canvas-watch man | man -l -"]),
    ]

    static let options: [OptionEntry] = [
        OptionEntry(
            option: .format, value: "text|json", meaning: "text for people, or one JSON object a line",
            commands: Command.reporting + [.diff, .check, .layouts]),
        OptionEntry(
            option: .set, value: "KEY=VALUE", meaning: "use VALUE instead of what the spec says; repeatable",
            commands: Command.reading),
        OptionEntry(
            option: .charset, value: "ascii|unicode|braille", meaning: "the characters of the map",
            commands: Command.reporting + [.layouts]),
        OptionEntry(
            option: .size, value: "COLSxROWS", meaning: "the size of the map in characters",
            commands: Command.reporting + [.layouts]),
        OptionEntry(
            option: .cellAspect, value: "RATIO", meaning: "width of a terminal cell by its height, default 0.5",
            commands: Command.reporting + [.layouts]),
        OptionEntry(
            option: .color, value: "always|never|auto", meaning: "colour; auto is a terminal without NO_COLOR",
            commands: Command.reading + [.layouts]),
        OptionEntry(
            option: .to, value: "spec|json", meaning: "the form to put out, default spec", commands: [.export]),
        OptionEntry(
            option: .settle, value: "MS", meaning: "how long a save must be quiet to be handled, default 10",
            commands: [.watch]),
        OptionEntry(
            option: .frames, value: "N", meaning: "end after N reports that follow the first ones",
            commands: [.watch]),
        OptionEntry(
            option: .plain, value: nil, meaning: "no map, only the lines",
            commands: Command.reporting + [.layouts]),
        OptionEntry(
            option: .ghost, value: nil, meaning: "show on the map where moved items were", commands: [.watch]),
        OptionEntry(
            option: .full, value: nil, meaning: "list every change, however many there are", commands: [.watch, .diff]),
        OptionEntry(
            option: .item, value: "ID", meaning: "follow this item through the stages", commands: [.explain]),
        OptionEntry(option: .maps, value: nil, meaning: "draw a small map for each value", commands: [.sweep]),
        OptionEntry(
            option: .passes, value: nil, meaning: "also show what the estimated sizes give, and how much it would jump",
            commands: [.render]),
        OptionEntry(
            option: .allowSwift, value: nil,
            meaning: "run layouts in Swift files, which are programs: for files you trust",
            commands: Command.reading),
        OptionEntry(
            option: .engine, value: "DIR",
            meaning: "where the engine is that Swift files are compiled with; default is beside canvas-watch itself",
            commands: Command.reading),
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
