import Glibc

/// The output of a watch: a slow reader makes it wait, but never keeps a signal from ending it.
final class ReportStream: ByteOutput {
    /// How long a report that is half out may take to be completed when the program is asked to end, in milliseconds.
    private static let grace: Int32 = 1000

    private let signals: Signals
    /// The stream, opened anew so that not waiting is a matter of this program alone; nil for files and where the system
    /// does not allow it.
    private let ownStream: Descriptor?
    /// The number of the descriptor to write to.
    private let number: Int32
    /// Whether a report was given up, so that nothing may follow it.
    private var isGivenUp = false

    /// - Parameters:
    ///   - stream: what to write to, as the program was given it.
    ///   - signals: what may ask to end while it waits.
    init(_ stream: StandardStream = .output, signals: Signals) {
        self.signals = signals
        var status = stat()
        fstat(stream.number, &status)
        let isPipe = status.st_mode & S_IFMT == S_IFIFO
        if isPipe || stream.isTerminal {
            let own = open("/proc/self/fd/\(stream.number)", O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
            ownStream = own < 0 ? nil : Descriptor(owning: own)
            number = own < 0 ? stream.number : own
        } else {
            ownStream = nil
            number = stream.number
        }
    }

    func write(_ bytes: [UInt8]) -> OutputOutcome {
        if isGivenUp { return .closed }
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if length >= 0 {
                rest = rest.dropFirst(length)
                continue
            }
            switch errno {
            case EINTR, EAGAIN:
                if awaitRoom(hasBegun: rest.count < bytes.count) { continue }
                isGivenUp = true
                return .interrupted
            case EPIPE: return .closed
            default: return .failed(SystemError.last.reason)
            }
        }
        return .written
    }

    /// Waits until the reader takes more, and says whether to go on writing.
    private func awaitRoom(hasBegun: Bool) -> Bool {
        while true {
            let isEnding = signals.isEndAsked
            if isEnding, !hasBegun { return false }
            var entries = [
                pollfd(fd: number, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: isEnding ? -1 : signals.number, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&entries, nfds_t(entries.count), isEnding ? Self.grace : -1)
            if ready == 0 { return false }
            if ready > 0, entries[0].revents != 0 { return true }
        }
    }
}
