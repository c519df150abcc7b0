/// Runs other programs and waits for them, within limits.
protocol ChildRunning: Sendable {
    /// Runs a program to its end, or ends it with every program that it started.
    func run(_ command: ChildCommand) -> ChildOutcome
}

/// A program to run.
struct ChildCommand: Hashable, Sendable {
    /// The program's file.
    let program: FilePath
    /// What it is told, as bytes.
    let arguments: [[UInt8]]
    /// Its environment, each as `NAME=value`; nothing is inherited.
    let environment: [[UInt8]]
    /// What it reads from its standard input.
    var input: [UInt8] = []
    /// How long it may take, in seconds.
    var seconds: Double
    /// How many bytes it may print.
    var outputLimit: Int
    /// How many bytes it may write to descriptor 3; nil leaves that descriptor closed.
    var answerLimit: Int?
}

/// What became of a program.
struct ChildOutcome: Hashable, Sendable {
    /// How it ended.
    enum Ending: Hashable, Sendable {
        /// By itself, with this status.
        case exited(Int32)
        /// By a signal that this program did not send.
        case signalled(Int32)
        /// It took longer than allowed.
        case timedOut
        /// It printed or answered more than allowed.
        case flooded
        /// The user asked this program to end.
        case interrupted
        /// It could not be started, in the words of the system.
        case notStarted(String)
    }

    let ending: Ending
    /// What it printed, on both streams in order.
    var output: [UInt8] = []
    /// What it wrote to descriptor 3.
    var answer: [UInt8] = []
}
