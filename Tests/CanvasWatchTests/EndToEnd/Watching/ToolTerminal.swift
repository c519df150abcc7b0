import Glibc

/// The real binary on a terminal of its own, as a user sees it.
final class ToolTerminal {
    private let terminal: Int32
    private let processID: pid_t
    private var status: Int32?
    /// Everything that it wrote, as bytes for the terminal.
    private(set) var written: [UInt8] = []

    /// Starts a shell command in a folder; `$0` is the tool.
    init(_ command: String, in folder: String, columns: UInt16 = 80, rows: UInt16 = 24) throws {
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        // Glibc's names for these are not visible: unlocking the other side, and asking for its number.
        var (lock, number): (Int32, Int32) = (0, 0)
        guard terminal >= 0, ioctl(terminal, 0x4004_5431, &lock) == 0, ioctl(terminal, 0x8004_5430, &number) == 0 else {
            throw ToolProcess.Failure(description: "no terminal: \(errno)")
        }
        let path = "/dev/pts/\(number)"
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The leader of a new session gets the first terminal that it opens as its own.
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        for number: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, number) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | 0x80)
        let words = ["env", "-C", folder, "bash", "--norc", "-c", command, ToolProcess.binary]
        let variables = ["PATH=/usr/bin:/bin", "TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no"]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, "/usr/bin/env", &actions, &attributes, &arguments, &environment)
        guard failure == 0 else { throw ToolProcess.Failure(description: "no process: \(failure)") }
        processID = child
        resize(columns: columns, rows: rows)
    }

    deinit {
        if status == nil {
            kill(-processID, SIGKILL)
            kill(processID, SIGKILL)
            var ignored: Int32 = 0
            waitpid(processID, &ignored, 0)
        }
        close(terminal)
    }

    /// What it wrote, as text.
    var text: String { String(decoding: written, as: UTF8.self) }

    /// Gives the window another size; the system then sends SIGWINCH.
    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    /// Presses keys.
    func type(_ keys: String) {
        _ = keys.withCString { write(terminal, $0, strlen($0)) }
    }

    /// Waits until what it wrote since a point fulfils a condition, and gives that.
    @discardableResult
    func text(since start: Int = 0, where condition: (String) -> Bool) throws -> String {
        while true {
            let text = String(decoding: written[start...], as: UTF8.self)
            if condition(text) { return text }
            guard try drain() else { throw ToolProcess.Failure(description: "no such text; \(text.debugDescription)") }
        }
    }

    /// Waits for its end, and gives its exit status.
    func finish() throws -> Int32 {
        while try drain() {}
        var raw: Int32 = 0
        waitpid(processID, &raw, 0)
        let code = raw & 0x7f == 0 ? (raw >> 8) & 0xff : 128 + (raw & 0x7f)
        status = code
        return code
    }

    /// Waits for more; false when nobody has the terminal open any more.
    private func drain() throws -> Bool {
        var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, Int32(ToolProcess.deadline * 1000)) > 0 else {
            throw ToolProcess.Failure(
                description: "nothing more within \(ToolProcess.deadline) s; \(text.debugDescription)")
        }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(terminal, &bytes, bytes.count)
        if count > 0 { written += bytes[..<count] }
        return count > 0
    }
}
