import Glibc
import Synchronization

/// Where the signal handler writes. A handler is given nothing but the number of its signal, so this alone is global;
/// it is set once for each time that signals are caught.
private let handlerEnd = Atomic<Int32>(-1)
/// The signal that asked to end since signals are caught; 0 for none. It is for those who may look at nothing else.
private let askedEnd = Atomic<Int32>(0)

/// The signals that a watch answers, brought to where it waits by a pipe to itself.
final class Signals {
    /// What ends the program; one that was ignored when it started (by `nohup`, or in the background of a script) stays
    /// ignored.
    private static let endings = [SIGINT, SIGTERM, SIGHUP]
    private static let others = [SIGTSTP, SIGCONT, SIGWINCH]

    private let readEnd: Descriptor
    private let writeEnd: Descriptor
    private var waiting: [WatchSignal] = []
    private var before: [(signal: Int32, action: sigaction)] = []

    /// The signal that has asked to end since signals were last begun to be caught; nil when none has.
    static var askingToEnd: Int32? {
        let number = askedEnd.load(ordering: .sequentiallyConsistent)
        return number == 0 ? nil : number
    }

    /// Begins to catch signals.
    ///
    /// - Parameter onlyEndings: whether only those are caught that ask to end.
    init(onlyEndings: Bool = false) throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) != 0 { throw .last }
        readEnd = Descriptor(owning: ends[0])
        writeEnd = Descriptor(owning: ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        askedEnd.store(0, ordering: .sequentiallyConsistent)
        handlerEnd.store(ends[1], ordering: .sequentiallyConsistent)
        for signal in Self.endings + (onlyEndings ? [] : Self.others) { catchSignal(signal) }
    }

    /// Ends this program by a signal, as if nobody had ever caught it; returns only if the signal is ignored.
    static func end(by number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
    }

    deinit {
        for (signal, var action) in before { sigaction(signal, &action, nil) }
        handlerEnd.store(-1, ordering: .sequentiallyConsistent)
    }

    /// The number of the descriptor that is readable when there are signals.
    var number: Int32 { readEnd.number }

    /// Whether a signal that asks to end has come and nobody has taken it yet.
    var isEndAsked: Bool {
        collect()
        return waiting.contains { if case .end = $0 { true } else { false } }
    }

    /// Whether signals were brought here already that nobody has taken yet.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// The signals that have come, in their order.
    func take() -> [WatchSignal] {
        collect()
        defer { waiting = [] }
        return waiting
    }

    /// Stops the program as the system would have, had the signal not been caught, and returns when it goes on.
    func suspend() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = SIG_DFL
        var own = sigaction()
        sigaction(SIGTSTP, &action, &own)
        raise(SIGTSTP)
        sigaction(SIGTSTP, &own, nil)
        collect()
        waiting.removeAll { $0 == .resume }
    }

    private func catchSignal(_ signal: Int32) {
        var (action, old) = (sigaction(), sigaction())
        sigaction(signal, nil, &old)
        let isIgnored =
            unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored, signal != SIGWINCH, signal != SIGCONT { return }
        // Without SA_RESTART: a write that waits for a slow reader is to notice the signal.
        action.__sigaction_handler.sa_handler = { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            if number == SIGINT || number == SIGTERM || number == SIGHUP {
                askedEnd.store(number, ordering: .relaxed)
            }
            _ = write(handlerEnd.load(ordering: .relaxed), &byte, 1)
            errno = error
        }
        sigaction(signal, &action, nil)
        before.append((signal, old))
    }

    private func collect() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let length = read(readEnd.number, &bytes, bytes.count)
            if length < 0, errno == EINTR { continue }
            if length <= 0 { return }
            for byte in bytes[..<length] {
                switch Int32(byte) {
                case SIGTSTP: waiting.append(.suspend)
                case SIGCONT: waiting.append(.resume)
                case SIGWINCH: if waiting.last != .windowChanged { waiting.append(.windowChanged) }
                case let number: waiting.append(.end(number))
                }
            }
        }
    }
}
