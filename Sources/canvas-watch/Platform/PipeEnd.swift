import Glibc

/// One end of a pipe; closes itself.
final class PipeEnd {
    /// The system's number of it; -1 once it is closed, which `poll` passes over.
    private(set) var number: Int32

    private init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close()
    }

    /// A pipe whose ends no other program inherits and never wait.
    static func pair() throws(SystemError) -> (reading: PipeEnd, writing: PipeEnd) {
        var numbers: [Int32] = [-1, -1]
        if pipe(&numbers) != 0 { throw .last }
        let raw = (PipeEnd(numbers[0]), PipeEnd(numbers[1]))
        return (try raw.0.moved(), try raw.1.moved())
    }

    /// A copy beyond the numbers that a child process finds its pipes under.
    private func moved() throws(SystemError) -> PipeEnd {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 10)
        if copy < 0 { throw .last }
        return PipeEnd(copy)
    }

    /// Lets reads and writes fail instead of waiting.
    func becomeNonBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Closes it; does nothing the second time.
    func close() {
        if number >= 0 { Glibc.close(number) }
        number = -1
    }
}
