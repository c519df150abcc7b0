/// One option as the help, the parser, the completion scripts and the suggestions know it.
struct OptionEntry: Sendable {
    let option: Option
    /// What the value is called, or the words it can be with `|` between them; nil for a flag.
    let value: String?
    /// What it does, without a full stop.
    let meaning: String
    /// The commands that take it.
    let commands: [Command]

    /// Whether the value is the path of a folder.
    var takesFolder: Bool { value == "DIR" }

    /// The words that the value can be; none where it is anything else.
    var words: [String] {
        guard let value, value.contains("|") else { return [] }
        return value.split(separator: "|").map(String.init)
    }
}
