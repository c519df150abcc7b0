/// The manual page in troff, made from the table of commands and options.
enum ManPage {
    /// The page.
    static var text: String {
        var page = """
            .TH CANVAS\\-WATCH 1 "" "canvas\\-watch \(UsageText.version)" "User Commands"
            .SH NAME
            canvas\\-watch \\- show canvas layouts in the terminal, again at every save
            .SH SYNOPSIS

            """
        page += CommandTable.commands.map {
            ".B canvas\\-watch \(escaped($0.command.rawValue))\n\(escaped($0.operands))\n"
        }
        .joined(separator: ".br\n")
        page += ".SH DESCRIPTION\n" + paragraph(UsageText.description)
        page += ".SH COMMANDS\n"
        for entry in CommandTable.commands {
            page += ".TP\n.BI \(escaped(entry.command.rawValue)) \" \(escaped(entry.operands))\"\n"
            page += paragraph(UsageText.sentence(entry.meaning)) + paragraph(entry.details)
        }
        page += ".SH OPTIONS\n"
        for entry in CommandTable.options {
            page += ".TP\n.BI \\-\\-\(escaped(entry.option.rawValue))"
            page += entry.value.map { " \" \(escaped($0))\"\n" } ?? "\n"
            page += paragraph(UsageText.sentence(entry.meaning))
            if entry.commands.count < Command.allCases.count {
                page += paragraph("For " + Wording.list(entry.commands.map(\.rawValue)) + ".")
            }
        }
        page += ".SH FILES\n" + paragraph(UsageText.files)
        page += ".SH ENVIRONMENT\n" + paragraph(UsageText.environment)
        page += ".SH EXIT STATUS\n" + paragraph(UsageText.exitStatuses)
        page += ".SH EXAMPLES\n.nf\n"
        page += CommandTable.commands.flatMap(\.examples).map { escaped($0) + "\n" }.joined()
        return page + ".fi\n"
    }

    private static func paragraph(_ text: String) -> String {
        escaped(text) + "\n"
    }

    /// A text as troff shows it; a control character at the start of a line would be an order.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "\"": escaped += "\\(dq"
            case "…": escaped += "..."
            default: escaped.append(character)
            }
        }
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
}
