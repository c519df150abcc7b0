import Glibc

/// A program that runs in a session of its own, with pipes to this one.
final class ChildProcess {
    private let pid: pid_t
    /// Where its standard input comes from.
    let input: PipeEnd
    /// What it prints.
    let output: PipeEnd
    /// What it writes to descriptor 3; nil when it has none.
    let answer: PipeEnd?
    private var hasEnded = false

    /// Starts a program.
    init(_ command: ChildCommand) throws(SystemError) {
        let input = try PipeEnd.pair()
        let output = try PipeEnd.pair()
        let answer = command.answerLimit == nil ? nil : try PipeEnd.pair()
        var moves = [(input.reading, STDIN_FILENO), (output.writing, STDOUT_FILENO), (output.writing, STDERR_FILENO)]
        if let answer { moves.append((answer.writing, 3)) }
        pid = try Self.spawn(command, moves)
        (self.input, self.output, self.answer) = (input.writing, output.reading, answer?.reading)
        self.input.becomeNonBlocking()
        self.output.becomeNonBlocking()
        self.answer?.becomeNonBlocking()
    }

    deinit {
        if !hasEnded { end() }
    }

    /// `POSIX_SPAWN_SETSID`, whose name is not visible here.
    private static let newSession: Int32 = 0x80

    private static func spawn(_ command: ChildCommand, _ moves: [(PipeEnd, Int32)]) throws(SystemError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (end, number) in moves { posix_spawn_file_actions_adddup2(&actions, end.number, number) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A session of its own has no terminal: Ctrl-C is for this program alone, and nothing but this program shows what
        // the other prints. What this one ignores or blocks is its own matter.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Self.newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
        var pid: pid_t = 0
        let number = withTerminated([command.program.bytes] + command.arguments) { arguments in
            withTerminated(command.environment) { environment in
                command.program.withPointer { posix_spawn(&pid, $0, &actions, &attributes, arguments, environment) }
            }
        }
        if number != 0 { throw SystemError(number: number) }
        return pid
    }

    /// Whether it has ended; it is not yet forgotten by the system, so that its number is no other's.
    var isOver: Bool {
        var information = siginfo_t()
        let options = WEXITED | WNOHANG | WNOWAIT
        return waitid(P_PID, id_t(pid), &information, options) != 0 || information.si_signo == SIGCHLD
    }

    /// Ends it and every program that it started, and tells how it ended.
    @discardableResult
    func end() -> ChildOutcome.Ending {
        hasEnded = true
        // What it started is no longer known as its own when it is over.
        let descendants = isOver ? [] : stopDescendants()
        kill(-pid, SIGKILL)
        for descendant in descendants { kill(descendant, SIGKILL) }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 {
            if errno != EINTR { return .notStarted(SystemError.last.reason) }
        }
        // The lowest seven bits hold the signal, the next byte but one the status.
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    /// Stops it and every program that it started, and gives the latter.
    ///
    /// The compiler starts its parts in groups of their own, which go on while they are looked for, and may start others:
    /// they are looked for again until none is new. Then all are stopped, and none starts any more.
    private func stopDescendants() -> Set<pid_t> {
        kill(-pid, SIGSTOP)
        var stopped: Set<pid_t> = []
        while true {
            let new = ProcessTree.descendants(of: pid).subtracting(stopped)
            if new.isEmpty { return stopped }
            for descendant in new { kill(descendant, SIGSTOP) }
            stopped.formUnion(new)
        }
    }

    /// Hands a list of texts to a system call, each with a NUL behind it and a null pointer behind the last.
    private static func withTerminated<Result>(
        _ texts: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        var bytes: [CChar] = []
        var starts: [Int] = []
        for text in texts {
            starts.append(bytes.count)
            bytes += text.map { CChar(bitPattern: $0) } + [0]
        }
        return bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return body([nil]) }
            return body(starts.map { base + $0 } + [nil])
        }
    }
}
