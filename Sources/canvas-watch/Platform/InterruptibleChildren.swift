/// Runs other programs for a command that catches no signals itself: one that asks to end ends them first.
///
/// Signals are caught only while a program runs, so that otherwise the system ends the command at once.
struct InterruptibleChildren: ChildRunning {
    func run(_ command: ChildCommand) -> ChildOutcome {
        // Who was asked to end starts nothing more.
        if Signals.askingToEnd != nil { return ChildOutcome(ending: .interrupted) }
        let outcome = catchingSignals(command)
        // Looked at when signals are no longer caught, so that the last moment counts too.
        return Signals.askingToEnd == nil ? outcome : ChildOutcome(ending: .interrupted)
    }

    /// Runs a program while signals are caught.
    private func catchingSignals(_ command: ChildCommand) -> ChildOutcome {
        guard let signals = try? Signals(onlyEndings: true) else { return ChildProcesses().run(command) }
        return withExtendedLifetime(signals) {
            ChildProcesses(isInterrupted: { Signals.askingToEnd != nil }).run(command)
        }
    }

    /// Ends this program by the signal that asked it to end while it ran another one; does nothing when none did.
    static func endIfAsked() {
        if let number = Signals.askingToEnd { Signals.end(by: number) }
    }
}
