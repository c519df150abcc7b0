/// Runs other programs for a command that catches no signals itself: one that asks to end ends them first.
///
/// Signals are caught only while a program runs, so that otherwise the system ends the command at once.
struct InterruptibleChildren: ChildRunning {
    func run(_ command: ChildCommand) -> ChildOutcome {
        guard let signals = try? Signals(onlyEndings: true) else { return ChildProcesses().run(command) }
        return withExtendedLifetime(signals) {
            let outcome = ChildProcesses(isInterrupted: { Signals.askingToEnd != nil }).run(command)
            return Signals.askingToEnd == nil ? outcome : ChildOutcome(ending: .interrupted)
        }
    }

    /// Ends this program by the signal that interrupted a run.
    static func endInterrupted() {
        if let number = Signals.askingToEnd { Signals.end(by: number) }
    }
}
