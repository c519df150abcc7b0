/// Prints the completion script of a shell.
struct CompletionCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Prints, and gives back the exit status.
    func run() throws(UsageProblem) -> Int32 {
        let shell: CompletionScript.Shell? = try invocation.word(at: 0, what: "shell")
        return shell.map { console.print(CompletionScript.text(for: $0)) } ?? ExitStatus.unanswered
    }
}
