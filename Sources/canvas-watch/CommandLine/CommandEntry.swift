/// One command as the help, the parser, the completion scripts and the suggestions know it.
struct CommandEntry: Sendable {
    let command: Command
    /// What stands behind the command's name on the usage line.
    let operands: String
    /// How many operands it takes.
    let operandCount: ClosedRange<Int>
    /// The words that its first operand can be; none where it is anything else.
    var words: [String] = []
    /// Whether operands are the paths of files.
    var takesPaths = false
    /// What it does, without a full stop.
    let meaning: String
    /// What is worth knowing beyond that; whole sentences.
    let details: String
    /// Lines to try.
    let examples: [String]
}
