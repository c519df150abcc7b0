import Testing

@testable import canvas_watch

/// The help, made from the table of commands and options.
struct UsageTextTests {
    @Test("every command and every option stands in the table once")
    func isComplete() {
        #expect(CommandTable.commands.map(\.command) == Command.allCases)
        #expect(Set(CommandTable.options.map(\.option)) == Set(Option.allCases))
        #expect(CommandTable.options.count == Option.allCases.count)
        for entry in CommandTable.commands {
            #expect(entry.examples.allSatisfy { $0.contains("canvas-watch") } && !entry.examples.isEmpty)
            #expect(!entry.meaning.hasSuffix(".") && entry.details.hasSuffix("."))
        }
    }

    @Test("the help names every command and option and keeps to the width", arguments: [40, 60, 80, 100])
    func helps(_ columns: Int) {
        let help = UsageText.help(columns: columns)
        let lines = help.split(separator: "\n")
        // A command line that is wider than the terminal is not broken.
        #expect(lines.allSatisfy { $0.count <= columns || $0.hasPrefix("Usage:") }, "\(lines)")
        for command in Command.allCases { #expect(lines.contains { $0.hasPrefix("  \(command.rawValue)") }) }
        for option in Option.allCases { #expect(lines.contains { $0.hasPrefix("  --\(option.rawValue)") }) }
    }

    @Test("the help of a command names its options, and no others", arguments: Command.allCases)
    func helpsWithCommands(_ command: Command) {
        let help = UsageText.help(for: command, columns: 80)
        #expect(help.hasPrefix("Usage: canvas-watch \(command.rawValue)"))
        let lines = help.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        for entry in CommandTable.options {
            let isNamed = lines.contains { line in
                line.hasPrefix("  --\(entry.option.rawValue)")
                    && !(line.dropFirst(4 + entry.option.rawValue.count).first?.isLetter ?? false)
            }
            #expect(isNamed == entry.commands.contains(command), "\(entry.option)")
        }
    }

    @Test("help for a command that does not exist offers the nearest")
    func refusesUnknownCommands() {
        #expect(throws: UsageProblem.unknownCommand("rendr", nearest: "render")) {
            try InvocationParser.parse([FilePath("help"), FilePath("rendr")])
        }
        #expect(UsageText.message(for: .unknownCommand("rendr", nearest: "render")).hasSuffix("did you mean `render`?"))
    }
}
