/// Completion scripts for shells, made from the table of commands and options.
enum CompletionScript {
    /// The shells that there is a script for.
    enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }

    /// The script for a shell.
    static func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static let commandNames = CommandTable.commands.map(\.command.rawValue)

    // MARK: bash

    private static var bash: String {
        """
        # bash completion for canvas-watch: source this file, or put it into a folder of bash-completion as canvas-watch
        _canvas_watch() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=watch words= options= operand=1
            local commands="\(commandNames.joined(separator: " "))"
            # In --format=json the sign of equality is a word of its own.
            if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
            if [[ COMP_CWORD -gt 1 && " $commands " == *" ${COMP_WORDS[1]} "* ]]; then command=${COMP_WORDS[1]} operand=2; fi
            case $before in
        \(bashValues)    esac
            case $command in
        \(bashCommands)    esac
            # Options and their values are no operands.
            local valued=" \(valuedOptions) = " index
            for (( index = operand; index < COMP_CWORD; index++ )); do
                if [[ ${COMP_WORDS[index]} != [-=]* && $valued != *" ${COMP_WORDS[index-1]} "* ]]; then words=; fi
            done
            [[ COMP_CWORD -eq 1 ]] && words=$commands
            if [[ $word == -* ]]; then
                mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
            else
                mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"; [[ $files ]] && compgen -f -- "$word")
            fi
        }
        complete -o filenames -F _canvas_watch canvas-watch

        """
    }

    private static var valuedOptions: String {
        CommandTable.options.filter { $0.value != nil }.map { "--" + $0.option.rawValue }.joined(separator: " ")
    }

    private static var bashValues: String {
        CommandTable.options.filter { $0.value != nil }.map { option in
            let values = option.takesFolder ? "-d" : "-W \"\(option.words.joined(separator: " "))\""
            let answer = "mapfile -t COMPREPLY < <(compgen \(values) -- \"$word\")"
            return "        --\(option.option.rawValue)) \(answer); return ;;\n"
        }.joined()
    }

    private static var bashCommands: String {
        CommandTable.commands.map { entry in
            let options = options(of: entry.command).map { "--" + $0.option.rawValue }.joined(separator: " ")
            let words = entry.words.joined(separator: " ")
            let files = entry.takesPaths ? "1" : ""
            let name = entry.command.rawValue
            return "        \(name)) options=\"\(options)\" words=\"\(words)\"; local files=\(files) ;;\n"
        }.joined()
    }

    // MARK: zsh

    private static var zsh: String {
        let names = CommandTable.commands.map { "        '\($0.command.rawValue):\(zshText($0.meaning))'\n" }.joined()
        // The default command stands for every other word, so that it comes last.
        let entries =
            CommandTable.commands.filter { $0.command != .watch }
            + CommandTable.commands.filter { $0.command == .watch }
        return """
            #compdef canvas-watch
            # zsh completion for canvas-watch: put this file into a folder of $fpath as _canvas-watch
            _canvas_watch() {
                local -a commands
                commands=(
            \(names)    )
                if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                    _describe command commands
                    _files
                    return
                fi
                case $words[2] in
            \(entries.map(zshCase).joined())    esac
            }
            if [[ $funcstack[1] == _canvas-watch ]]; then
                _canvas_watch "$@"
            else
                compdef _canvas_watch canvas-watch
            fi

            """
    }

    private static func zshCase(_ entry: CommandEntry) -> String {
        let isDefault = entry.command == .watch
        var lines = isDefault ? [] : ["'1:command:'"]
        lines += options(of: entry.command).map(zshOption)
        let operands = entry.words.isEmpty ? "" : "(\(entry.words.joined(separator: " ")))"
        if !operands.isEmpty { lines.append("'2:operand:\(operands)'") }
        if entry.takesPaths { lines.append("'*:path:_files'") }
        let pattern = isDefault ? "*" : entry.command.rawValue
        return "        \(pattern))\n            _arguments \\\n"
            + lines.map { "                " + $0 }.joined(separator: " \\\n") + " ;;\n"
    }

    private static func zshOption(_ entry: OptionEntry) -> String {
        let name = "--\(entry.option.rawValue)"
        let repeats = entry.option == .set ? "*" : ""
        guard let value = entry.value else { return "'\(repeats)\(name)[\(zshText(entry.meaning))]'" }
        let others = entry.takesFolder ? "_files -/" : " "
        let words = entry.words.isEmpty ? others : "(\(entry.words.joined(separator: " ")))"
        let label = entry.words.isEmpty ? zshText(value) : "value"
        return "'\(repeats)\(name)=[\(zshText(entry.meaning))]:\(label):\(words)'"
    }

    /// A text between single quotes, brackets and colons.
    private static func zshText(_ text: String) -> String {
        var quoted = ""
        for character in text {
            switch character {
            case "'": quoted += "'\\''"
            case ":", "[", "]", "\\": quoted += "\\\(character)"
            default: quoted.append(character)
            }
        }
        return quoted
    }

    // MARK: fish

    private static var fish: String {
        var text =
            "# fish completion for canvas-watch: put this file into ~/.config/fish/completions as canvas-watch.fish\n"
        for entry in CommandTable.commands {
            let name = entry.command.rawValue
            text += "complete -c canvas-watch -n __fish_use_subcommand -a \(name) -d '\(fishText(entry.meaning))'\n"
            let condition = "-n '__fish_seen_subcommand_from \(name)'"
            if !entry.takesPaths { text += "complete -c canvas-watch \(condition) -f\n" }
            if !entry.words.isEmpty {
                let words = entry.words.joined(separator: " ")
                let open = "__fish_seen_subcommand_from \(name); and not __fish_seen_subcommand_from \(words)"
                text += "complete -c canvas-watch -n '\(open)' -a '\(words)'\n"
            }
        }
        for option in CommandTable.options {
            let others = Command.allCases.filter { !option.commands.contains($0) }.map(\.rawValue)
            let takers = option.commands.map(\.rawValue).joined(separator: " ")
            text += "complete -c canvas-watch"
            if !others.isEmpty {
                // An option of the default command counts where no other command was named.
                text +=
                    option.commands.contains(.watch)
                    ? " -n 'not __fish_seen_subcommand_from \(others.joined(separator: " "))'"
                    : " -n '__fish_seen_subcommand_from \(takers)'"
            }
            text += " -l \(option.option.rawValue)"
            if option.value != nil { text += " -x" }
            if option.takesFolder { text += " -a '(__fish_complete_directories)'" }
            if !option.words.isEmpty { text += " -a '\(option.words.joined(separator: " "))'" }
            text += " -d '\(fishText(option.meaning))'\n"
        }
        return text
    }

    private static func fishText(_ text: String) -> String {
        text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }

    private static func options(of command: Command) -> [OptionEntry] {
        CommandTable.options.filter { $0.commands.contains(command) }
    }
}
