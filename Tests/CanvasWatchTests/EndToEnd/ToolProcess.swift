import Glibc

/// The real binary as a child process: both of its pipes are drained whenever anything is awaited.
final class ToolProcess {
    /// One of the two output streams.
    enum Stream: Int {
        case output, errors
    }

    /// A wait that did not end well, with all that the process had printed until then.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// How long anything is awaited before the test fails, in seconds.
    static let deadline = 30.0

    let processID: pid_t
    private var descriptors: [Int32]
    private var texts: [[UInt8]] = [[], []]
    private var consumed = [0, 0]
    private var status: Int32?

    /// The built tool, beside the test bundle.
    static var binary: String {
        var path = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        let own = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let candidates = [CommandLine.arguments.first ?? "", own].map { argument in
            argument.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        }
        return candidates.map { $0 + "/canvas-watch" }.first { access($0, X_OK) == 0 } ?? "canvas-watch"
    }

    /// Starts the tool, or another program, in a folder.
    init(
        _ arguments: [String], program: String = ToolProcess.binary, in folder: String = ".",
        environment: [String: String] = [:], input: String? = nil
    ) throws {
        var pipes = [[Int32]](repeating: [-1, -1], count: 3)
        for index in 0..<3 where Self.openPipe(&pipes[index]) != 0 { throw Failure(description: "pipe: \(errno)") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes[2][0], 0)
        posix_spawn_file_actions_adddup2(&actions, pipes[0][1], 1)
        posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 2)
        // `env` changes the folder and becomes the program: the spawn call cannot do it under the names of Glibc.
        var words: [UnsafeMutablePointer<CChar>?] =
            (["env", "-C", folder, program] + arguments).map { strdup($0) } + [nil]
        let settings = Self.inherited.merging(environment) { $1 }.sorted { $0.key < $1.key }
        var variables: [UnsafeMutablePointer<CChar>?] = settings.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var child: pid_t = 0
        // The runner of the tests blocks signals, and a child inherits that.
        var (attributes, noSignals) = (posix_spawnattr_t(), sigset_t())
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let failure = posix_spawn(&child, "/usr/bin/env", &actions, &attributes, &words, &variables)
        for end in [pipes[0][1], pipes[1][1], pipes[2][0]] { close(end) }
        guard failure == 0 else { throw Failure(description: "\(program) does not start: \(failure)") }
        processID = child
        descriptors = [pipes[0][0], pipes[1][0]]
        Self.send(input ?? "", to: pipes[2][1])
    }

    deinit {
        if status == nil {
            kill(processID, SIGKILL)
            waitpid(processID, &Self.ignored, 0)
        }
        for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    }

    /// Sends a signal.
    func signal(_ number: Int32) {
        kill(processID, number)
    }

    /// The next line of a stream that fulfils a condition; the lines before it are passed over.
    @discardableResult
    func line(on stream: Stream = .output, where condition: (String) -> Bool) throws -> String {
        let end = Self.now + Self.deadline
        while true {
            while let line = popLine(stream) {
                if condition(line) { return line }
            }
            guard try drain(until: end) else {
                throw Failure(description: "no such line; \(story)")
            }
        }
    }

    /// Everything that the process prints until it ends, and its exit status (128 + n for a signal n).
    func finish() throws -> (status: Int32, output: String, errors: String) {
        let end = Self.now + Self.deadline
        while try drain(until: end) {}
        let output = String(decoding: texts[0], as: UTF8.self)
        return (try exitStatus(), output, String(decoding: texts[1], as: UTF8.self))
    }

    /// Runs a program to its end.
    static func run(
        _ arguments: [String], program: String = ToolProcess.binary, in folder: String = ".",
        environment: [String: String] = [:], input: String? = nil
    ) throws -> (status: Int32, output: String, errors: String) {
        try ToolProcess(arguments, program: program, in: folder, environment: environment, input: input).finish()
    }
}

extension ToolProcess {
    nonisolated(unsafe) private static var ignored: Int32 = 0

    private static var inherited: [String: String] {
        let home = getenv("HOME").map { String(cString: $0) } ?? "/"
        return ["PATH": "/usr/bin:/bin", "HOME": home, "SWIFT_BACKTRACE": "enable=no", "COLUMNS": "80"]
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private var story: String {
        let shown = texts.map { String(decoding: $0.suffix(2000), as: UTF8.self) }
        return "output ends \(shown[0].debugDescription), errors end \(shown[1].debugDescription)"
    }

    private static func openPipe(_ ends: inout [Int32]) -> Int32 {
        let result = pipe(&ends)
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return result
    }

    private static func send(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            sent += count
        }
        close(descriptor)
    }

    private func popLine(_ stream: Stream) -> String? {
        let text = texts[stream.rawValue]
        let start = consumed[stream.rawValue]
        guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        consumed[stream.rawValue] = end + 1
        return String(decoding: text[start..<end], as: UTF8.self)
    }

    /// Waits for more of either stream; false when both have ended.
    private func drain(until end: Double) throws -> Bool {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard descriptors.contains(where: { $0 >= 0 }) else { return false }
        let left = end - Self.now
        guard left > 0 else { throw Failure(description: "nothing more within \(Self.deadline) s; \(story)") }
        guard poll(&polled, 2, Int32(left * 1000) + 1) > 0 else { return true }
        for index in 0..<2 where polled[index].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 65536)
            let count = read(descriptors[index], &bytes, bytes.count)
            if count > 0 {
                texts[index] += bytes[..<count]
            } else {
                close(descriptors[index])
                descriptors[index] = -1
            }
        }
        return true
    }

    /// Waits until the process has filled the pipe of its output, from which nothing is read meanwhile.
    func awaitFullPipe() throws {
        let end = Self.now + Self.deadline
        var (waiting, before): (Int32, Int32) = (0, -1)
        // A pipe takes no more when it holds all of its 16 pages, be they full or not.
        while waiting < 1 << 16 || waiting != before {
            before = waiting
            guard Self.now < end else { throw Failure(description: "only \(waiting) bytes wait; \(story)") }
            sched_yield()
            _ = ioctl(descriptors[0], UInt(FIONREAD), &waiting)
        }
    }

    /// How the process ends, waiting for it without reading what it prints.
    func exitStatus() throws -> Int32 {
        if status == nil {
            var raw: Int32 = 0
            guard waitpid(processID, &raw, 0) == processID else { throw Failure(description: "waitpid: \(errno)") }
            status = raw & 0x7f == 0 ? (raw >> 8) & 0xff : 128 + (raw & 0x7f)
        }
        return status ?? -1
    }
}
