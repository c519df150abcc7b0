import Glibc

/// A program that runs on and answers on its output.
final class LiveProgram {
    private let process: pid_t
    private let output: Int32
    private var rest: [UInt8] = []

    /// Starts the program; nil where that fails.
    init?(_ program: Program) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        guard let process = Program.spawn(program.command, output: ends[1]) else {
            close(ends[0])
            return nil
        }
        (self.process, output) = (process, ends[0])
    }

    deinit {
        kill(process, SIGTERM)
        waitpid(process, nil, 0)
        close(output)
    }

    /// The moment when a text of the output could be read, what else stood in it aside; nil where ten seconds bring none.
    func moment(of text: String) -> Double? {
        let wanted = Array(text.utf8)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 10_000) > 0 else { return nil }
            let moment = Timing.now
            let count = Glibc.read(output, &bytes, bytes.count)
            guard count > 0 else { return nil }
            rest += bytes[..<count]
            if contains(wanted) {
                drain()
                return moment
            }
            // The end may hold the beginning of what is looked for.
            rest.removeFirst(max(rest.count - wanted.count, 0))
        }
    }

    /// Whether what was read holds a text.
    private func contains(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first else { return true }
        var start = rest.startIndex
        while let found = rest[start...].firstIndex(of: first), found + wanted.count <= rest.count {
            if rest[found..<(found + wanted.count)].elementsEqual(wanted) { return true }
            start = found + 1
        }
        return false
    }

    /// Reads what comes in so many milliseconds, and forgets it.
    func read(for milliseconds: Double) {
        let end = Timing.now + milliseconds
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        while Timing.now < end {
            guard poll(&entry, 1, Int32(end - Timing.now)) >= 0 else { return }
            if entry.revents != 0, Glibc.read(output, &bytes, bytes.count) <= 0 { return }
        }
    }

    /// Reads on until nothing more comes for a while.
    private func drain() {
        rest = []
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, 30) > 0, Glibc.read(output, &bytes, bytes.count) > 0 {}
    }

    /// The memory that the process has now, in megabytes.
    var memory: Double {
        let descriptor = open("/proc/\(process)/statm", O_RDONLY)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        let fields = bytes.prefix(max(count, 0)).split(separator: UInt8(ascii: " "))
        guard fields.count > 1, let pages = Double(String(decoding: fields[1], as: UTF8.self)) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
