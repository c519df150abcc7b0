/// The words for what the command line may say: help, and what was wrong with it.
enum UsageText {
    /// The version that `--version` prints.
    static let version = "0.1.0"

    /// What the tool is, in a few sentences.
    static let description = """
        canvas-watch shows canvas layouts in the terminal, again at every save: a map of every frame, the size of the \
        content, what overlaps, what the viewport shows, and what the last change moved. Without a command it watches.
        """

    /// The help for the whole tool, wrapped to a width in columns.
    static func help(columns: Int) -> String {
        var text = "Usage: canvas-watch [COMMAND] [OPTION...] [PATH...]\n\n"
        text += WrappedText.text(description, columns: columns) + "\nCommands:\n"
        for entry in CommandTable.commands {
            text += row("  \(entry.command.rawValue) \(entry.operands)", entry.meaning, column: 28, columns: columns)
        }
        text += "\nOptions:\n"
        for entry in CommandTable.options { text += optionRow(entry, columns: columns) }
        text += "\n" + WrappedText.text("Files: " + files, columns: columns)
        text += "\n" + WrappedText.text("Exit status: " + exitStatuses, columns: columns)
        let welcome = "New here? Try these, change a number in ring.layout.json, and save:"
        text += "\n" + WrappedText.text(welcome, columns: columns)
        text += "  canvas-watch new ring\n  canvas-watch\n\n"
        return text + WrappedText.text("canvas-watch COMMAND --help tells more about a command.", columns: columns)
    }

    /// The help for one command.
    static func help(for command: Command, columns: Int) -> String {
        guard let entry = CommandTable.entry(of: command) else { return help(columns: columns) }
        var text = "Usage: " + call(of: entry) + "\n\n"
        text += WrappedText.text(sentence(entry.meaning) + " " + entry.details, columns: columns)
        text += "\nOptions:\n"
        for option in CommandTable.options where option.commands.contains(command) {
            text += optionRow(option, columns: columns)
        }
        text += entry.examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
        return text + entry.examples.map { "  \($0)\n" }.joined()
    }

    /// What was wrong, and how to mend it; without a line end.
    static func message(for problem: UsageProblem) -> String {
        switch problem {
        case .unknownCommand(let name, let nearest):
            return "unknown command \(quoted(name))" + offer(nearest)
        case .unknownOperand(let word, let what, let nearest, let known):
            let offer = nearest.map { "did you mean `\($0)`?" } ?? "it can be " + Wording.list(known)
            return "unknown \(what) \(quoted(word)); \(offer)"
        case .folder(let path, let command):
            return "\(quoted(path)) is a folder, and `\(command.rawValue)` takes one file"
        case .unusableName(let name):
            return "new files cannot be called \(quoted(name)): a name is valid UTF-8 and starts with no dot"
        case .unknownOption(let name, let nearest):
            return "unknown option \(quoted(name))" + offer(nearest)
        case .optionNotTaken(let option, let command):
            return "--\(option.rawValue) is not for `\(command.rawValue)`; it is for \(takers(of: option))"
        case .missingValue(let option):
            return "--\(option.rawValue) needs a value: \(form(of: option))"
        case .surplusValue(let option):
            return "--\(option.rawValue) takes no value"
        case .invalidValue(let option, let value):
            let words = CommandTable.entry(of: option)?.words ?? []
            return "\(quoted(value)) does not fit --\(option.rawValue): \(form(of: option))" + limits(of: option)
                + offer(NearestWord.suggestion(for: value, among: words))
        case .nothingToCompare:
            return "`diff` needs something to compare with: NEW, or --set for what to change"
        case .sweep(let problem):
            return message(for: problem)
        case .tooFewOperands(let command):
            return "`\(command.rawValue)` needs more: " + (CommandTable.entry(of: command).map(call) ?? "")
        case .tooManyOperands(let command, let first):
            return "\(quoted(first)) is too much for `\(command.rawValue)`: "
                + (CommandTable.entry(of: command).map(call) ?? "")
        }
    }

    /// What a path that leads nowhere is answered with; it may be a command misspelt.
    static func message(forMissing path: String) -> String {
        let nearest = ForeignWords.command(for: path)
        return "there is no file or folder \(quoted(path))"
            + (nearest.map { "; did you mean the command `\($0)`?" } ?? "")
    }

    /// What an id that no item has is answered with.
    static func message(forItem id: String, among ids: TextColumn, of spec: String) -> String {
        // A nearest word among more ids would cost more than it tells.
        let known = (0..<min(ids.count, 1000)).map { ids[$0] }
        return "no item of \(spec) has the id \(quoted(id))" + offer(NearestWord.misspelling(of: id, among: known))
    }

    /// What a folder of several specs is answered with where one spec is asked for.
    static func message(forFolder folder: String, of specs: [String], _ command: Command) -> String {
        "`\(command.rawValue)` takes one spec, and there are \(specs.count) in \(quoted(folder)), such as "
            + (specs.first.map { quoted($0) } ?? "")
    }

    /// What exit statuses say.
    static let exitStatuses = """
        0 fine, warnings included; 1 the answer is no: a broken spec, a failed check, a difference, a file in the way; 2 it \
        could not be answered: wrong usage, or a PATH that is missing. SIGINT and SIGTERM end a watch with 130 and 143.
        """

    /// What the files are.
    static let files = """
        NAME.layout.json is a spec, NAME.items.json a manifest of items; both are JSON with comments, trailing commas \
        and bare keys (JSON5), and .json5 works too.
        """

    /// What the environment decides.
    static let environment = """
        COLUMNS is the width of a line where the terminal does not tell; NO_COLOR, when it is not empty, and a TERM of \
        dumb refuse colour.
        """

    private static func call(of entry: CommandEntry) -> String {
        "canvas-watch \(entry.command.rawValue)" + (entry.operands.isEmpty ? "" : " \(entry.operands)")
    }

    private static func form(of option: Option) -> String {
        let value = CommandTable.entry(of: option)?.value ?? ""
        return "--\(option.rawValue)" + (value.isEmpty ? "" : " \(value)")
    }

    private static func limits(of option: Option) -> String {
        switch option {
        case .size: ", 8x3 to 1000x1000"
        case .cellAspect: ", 0.05 to 20"
        case .settle: ", a whole number from 0 to 60000"
        case .frames: ", a whole number from 0"
        case .set: ", such as layout.radius=800"
        default: ""
        }
    }

    private static func takers(of option: Option) -> String {
        let names = CommandTable.entry(of: option)?.commands.map { "`\($0.rawValue)`" } ?? []
        return names.joined(separator: ", ")
    }

    private static func offer(_ nearest: String?) -> String {
        nearest.map { "; did you mean `\($0)`?" } ?? ""
    }

    private static func quoted(_ text: String) -> String {
        "`\(text)`"
    }

    private static func optionRow(_ entry: OptionEntry, columns: Int) -> String {
        row("  " + form(of: entry.option), entry.meaning, column: 28, columns: columns)
    }

    /// A meaning as a sentence.
    static func sentence(_ meaning: String) -> String {
        meaning.prefix(1).uppercased() + meaning.dropFirst() + "."
    }

    /// A term, and its meaning wrapped beside it; a term that is too long has a line of its own.
    private static func row(_ term: String, _ meaning: String, column: Int, columns: Int) -> String {
        let indent = String(repeating: " ", count: min(column, max(4, columns / 3)))
        let body = WrappedText.lines(of: meaning, columns: max(16, columns - indent.count))
        let fits = term.count + 2 <= indent.count
        var text = fits ? term + indent.dropFirst(term.count) : term + "\n" + indent
        text += body.joined(separator: "\n" + indent)
        return text + "\n"
    }
}
