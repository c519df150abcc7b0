import Glibc

/// Runs other programs on this machine.
struct ChildProcesses: ChildRunning {
    /// How long the user's wish to end may go unnoticed, and the end of a program whose pipes others still hold.
    private static let glance: Int64 = 50_000_000

    /// Whether the user has asked this program to end.
    private let isInterrupted: @Sendable () -> Bool

    init(isInterrupted: @escaping @Sendable () -> Bool = { false }) {
        self.isInterrupted = isInterrupted
        // A program that does not read its input must not end this one.
        signal(SIGPIPE, SIG_IGN)
        // Where ended programs are forgotten at once, nobody learns how they ended.
        signal(SIGCHLD, SIG_DFL)
    }

    func run(_ command: ChildCommand) -> ChildOutcome {
        do throws(SystemError) {
            return talk(with: try ChildProcess(command), command)
        } catch {
            return ChildOutcome(ending: .notStarted(error.reason))
        }
    }

    /// Feeds a program and listens to it until it ends or has to be ended.
    private func talk(with child: ChildProcess, _ command: ChildCommand) -> ChildOutcome {
        var conversation = Conversation(child, command)
        let deadline = Self.now + Int64(min(max(command.seconds, 0), 1e9) * 1e9)
        while true {
            let wasOver = child.isOver
            let rest = deadline - Self.now
            let hadEvents = conversation.exchange(waiting: wasOver ? 0 : min(max(rest, 0), Self.glance))
            if conversation.isFlooded { return conversation.outcome(child.end(), instead: .flooded) }
            // What it wrote before it ended has been read now.
            if wasOver, !hadEvents { return conversation.outcome(child.end()) }
            if isInterrupted() { return conversation.outcome(child.end(), instead: .interrupted) }
            if rest <= 0, !wasOver { return conversation.outcome(child.end(), instead: .timedOut) }
        }
    }

    /// A clock that is never set, in nanoseconds.
    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

/// What goes to and comes from a running program.
private struct Conversation {
    private let child: ChildProcess
    private let outputLimit: Int
    private let answerLimit: Int
    private var rest: ArraySlice<UInt8>
    private var output: [UInt8] = []
    private var answer: [UInt8] = []

    init(_ child: ChildProcess, _ command: ChildCommand) {
        self.child = child
        rest = command.input[...]
        outputLimit = command.outputLimit
        answerLimit = command.answerLimit ?? 0
        if rest.isEmpty { child.input.close() }
    }

    /// Whether more came than is allowed.
    var isFlooded: Bool { output.count > outputLimit || answer.count > answerLimit }

    /// What became of the program; `instead` says how it ended when that is this program's doing.
    func outcome(_ ending: ChildOutcome.Ending, instead: ChildOutcome.Ending? = nil) -> ChildOutcome {
        ChildOutcome(ending: instead ?? ending, output: Array(output.prefix(outputLimit)), answer: answer)
    }

    /// Waits until bytes can be moved, and moves them; false when nothing happened.
    mutating func exchange(waiting nanoseconds: Int64) -> Bool {
        let ends = [child.output.number, child.answer?.number ?? -1, child.input.number]
        var entries = zip(ends, [POLLIN, POLLIN, POLLOUT]).map {
            pollfd(fd: $0, events: Int16($1), revents: 0)
        }
        // Rounded up: rounded down, the last millisecond would be spent asking.
        guard poll(&entries, nfds_t(entries.count), Int32(clamping: (nanoseconds + 999_999) / 1_000_000)) > 0 else {
            return false
        }
        if entries[0].revents != 0 { Self.read(from: child.output, into: &output, limit: outputLimit) }
        if entries[1].revents != 0, let end = child.answer { Self.read(from: end, into: &answer, limit: answerLimit) }
        if entries[2].revents != 0 { write() }
        return true
    }

    /// Reads what is there, up to one byte more than the limit; closes the end when nothing can come any more.
    private static func read(from end: PipeEnd, into bytes: inout [UInt8], limit: Int) {
        let room = min(1 << 16, limit - bytes.count + 1)
        var count = 0
        let more = [UInt8](unsafeUninitializedCapacity: max(room, 1)) { buffer, initialized in
            count = Glibc.read(end.number, buffer.baseAddress, max(room, 1))
            initialized = max(count, 0)
        }
        bytes += more
        if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { end.close() }
    }

    private mutating func write() {
        let count = rest.withUnsafeBytes { Glibc.write(child.input.number, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { child.input.close() }
    }
}
