import Glibc

/// Standard output or standard error.
struct StandardStream: ByteOutput, Sendable {
    /// Where reports go.
    static let output = StandardStream(number: STDOUT_FILENO)
    /// Where status lines go, and diagnostics that are no part of a report.
    static let error = StandardStream(number: STDERR_FILENO)

    /// The system's number of it.
    let number: Int32

    /// Puts out bytes, waiting as long as the reader makes it wait.
    func write(_ bytes: [UInt8]) -> OutputOutcome {
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if length >= 0 {
                rest = rest.dropFirst(length)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: awaitRoom()
            case EPIPE: return .closed
            default: return .failed(SystemError.last.reason)
            }
        }
        return .written
    }

    /// Whether it is a terminal.
    var isTerminal: Bool { isatty(number) == 1 }

    /// Another program may have set the shared stream to not wait.
    private func awaitRoom() {
        var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
    }

    /// Opens the null device for each of the three standard streams that is closed, so that no file that is opened later
    /// takes its number, and lets a write that nobody reads fail instead of ending the program.
    static func prepare() {
        while true {
            let number = open("/dev/null", O_RDWR)
            if number > STDERR_FILENO { close(number) }
            if number < 0 || number > STDERR_FILENO { break }
        }
        signal(SIGPIPE, SIG_IGN)
    }
}
