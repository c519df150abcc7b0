/// Reads a command line, word by word.
struct InvocationParser {
    private var invocation = Invocation()
    private var words: ArraySlice<FilePath>
    private var given: [Option] = []
    private var explicitCommand = false

    /// Understands the words behind the program's name.
    static func parse(_ words: [FilePath]) throws(UsageProblem) -> Invocation {
        var parser = InvocationParser(words: words[...])
        try parser.readWords()
        if parser.invocation.help != nil || parser.invocation.wantsVersion { return parser.invocation }
        try parser.checkOptions()
        try parser.checkOperands()
        return parser.invocation
    }

    private init(words: ArraySlice<FilePath>) {
        self.words = words
    }

    private mutating func readWords() throws(UsageProblem) {
        var (isFirst, optionsEnded) = (true, false)
        while let word = words.popFirst() {
            let text = String(validating: word.bytes, as: UTF8.self)
            if optionsEnded {
                invocation.operands.append(word)
            } else if text == "--" {
                optionsEnded = true
            } else if text == "help", isFirst {
                try readHelpOperand()
                isFirst = false
            } else if let text, text.hasPrefix("-"), text != "-", !isNumber(text) {
                try readOption(text)
            } else {
                if isFirst, let text, let command = Command(rawValue: text) {
                    invocation.command = command
                    explicitCommand = true
                } else {
                    invocation.operands.append(word)
                }
                isFirst = false
            }
        }
        if invocation.help == .tool, explicitCommand { invocation.help = .command(invocation.command) }
    }

    /// Whether a word that begins like an option is one of the values of a sweep.
    private func isNumber(_ text: String) -> Bool {
        let start = text.utf8.dropFirst().first ?? 0
        let isNumeric = start == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(start)
        return isNumeric && invocation.command == .sweep
    }

    /// `help` and `help COMMAND` stand for `--help` and `COMMAND --help`.
    private mutating func readHelpOperand() throws(UsageProblem) {
        invocation.help = .tool
        guard let next = words.first, !next.shown.hasPrefix("-") else { return }
        words.removeFirst()
        guard let command = Command(rawValue: next.shown) else {
            throw .unknownCommand(next.shown, nearest: ForeignWords.command(for: next.shown))
        }
        invocation.command = command
        explicitCommand = true
    }

    private mutating func readOption(_ text: String) throws(UsageProblem) {
        if text == "-h" {
            invocation.help = .tool
            return
        }
        let body = text.drop { $0 == "-" }
        let equals = body.firstIndex(of: "=")
        let name = String(body[..<(equals ?? body.endIndex)])
        guard text.hasPrefix("--"), let option = Option(rawValue: name), let entry = CommandTable.entry(of: option)
        else {
            throw .unknownOption(text, nearest: ForeignWords.option(for: name))
        }
        given.append(option)
        if entry.value == nil {
            guard equals == nil else { throw .surplusValue(option) }
            try apply(option, "")
        } else if let equals {
            try apply(option, String(body[body.index(after: equals)...]))
        } else if let next = words.popFirst(), let value = String(validating: next.bytes, as: UTF8.self) {
            try apply(option, value)
        } else {
            throw .missingValue(option)
        }
    }

    private mutating func apply(_ option: Option, _ value: String) throws(UsageProblem) {
        let invalid = UsageProblem.invalidValue(option, value)
        func word<Word: RawRepresentable<String>>() throws(UsageProblem) -> Word {
            guard let word = Word(rawValue: value) else { throw invalid }
            return word
        }
        switch option {
        case .format: invocation.format = try word()
        case .charset: invocation.charset = try word()
        case .color: invocation.color = try word()
        case .to: invocation.target = try word()
        case .plain: invocation.isPlain = true
        case .item: invocation.item = value
        case .maps: invocation.wantsMaps = true
        case .ghost: invocation.showsGhosts = true
        case .full: invocation.isFull = true
        case .allowSwift: invocation.allowsSwift = true
        case .engine:
            guard !value.isEmpty else { throw invalid }
            invocation.engine = FilePath(value)
        case .passes: invocation.showsPasses = true
        case .help: invocation.help = .tool
        case .version: invocation.wantsVersion = true
        case .settle: invocation.settle = try number(value, in: 0...60_000, or: invalid)
        case .frames: invocation.frames = try number(value, in: 0...Int.max, or: invalid)
        case .cellAspect:
            guard let ratio = Double(value), ratio >= 0.05, ratio <= 20 else { throw invalid }
            invocation.cellAspect = ratio
        case .size: invocation.mapSize = try mapSize(value, or: invalid)
        case .set: invocation.settings.append(try setting(value, or: invalid))
        }
    }

    private func mapSize(_ text: String, or problem: UsageProblem) throws(UsageProblem) -> Invocation.MapSize {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let columns = parts[0], let rows = parts[1],
            (8...1000).contains(columns), (3...1000).contains(rows)
        else { throw problem }
        return Invocation.MapSize(columns: columns, rows: rows)
    }

    private func setting(_ text: String, or problem: UsageProblem) throws(UsageProblem) -> Setting {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { throw problem }
        return Setting(
            key: String(text[..<equals]), value: String(text[text.index(after: equals)...]),
            origin: .option(invocation.settings.count + 1))
    }

    private func number(
        _ text: String, in range: ClosedRange<Int>, or problem: UsageProblem
    ) throws(UsageProblem) -> Int {
        guard let number = Int(text), range.contains(number) else { throw problem }
        return number
    }

    private func checkOptions() throws(UsageProblem) {
        for option in given {
            guard let entry = CommandTable.entry(of: option), !entry.commands.contains(invocation.command) else {
                continue
            }
            throw .optionNotTaken(option, by: invocation.command)
        }
    }

    private func checkOperands() throws(UsageProblem) {
        guard let entry = CommandTable.entry(of: invocation.command) else { return }
        let count = invocation.operands.count
        if count < entry.operandCount.lowerBound { throw .tooFewOperands(invocation.command) }
        if count > entry.operandCount.upperBound {
            let first = invocation.operands[entry.operandCount.upperBound]
            throw .tooManyOperands(invocation.command, first: first.shown)
        }
    }
}
