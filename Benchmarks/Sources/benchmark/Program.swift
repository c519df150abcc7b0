import Glibc

/// A program with its arguments, run as a process of its own.
struct Program {
    /// The path and the arguments.
    let command: [String]

    init(_ path: String, _ arguments: [String]) {
        command = [path] + arguments
    }

    /// What a run cost: milliseconds from start to end, and the most memory in megabytes.
    struct Cost {
        var time = 0.0
        var memory = 0.0
    }

    /// Runs the program to its end, its output thrown away, and tells what that cost.
    func run() -> Cost {
        let start = Timing.now
        guard let process = Self.spawn(command, output: nil) else { return Cost() }
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        return Cost(time: Timing.now - start, memory: Double(usage.ru_maxrss) / 1024)
    }

    /// The lines that a run puts out.
    func output(in folder: WorkFolder) -> [String] {
        let path = folder.file("output")
        let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        guard let process = Self.spawn(command, output: descriptor) else { return [] }
        waitpid(process, nil, 0)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The number that stands before a unit in the first line of the output that holds all these words.
    func number(of unit: Substring, in folder: WorkFolder, where words: [String]) -> Double? {
        let line = output(in: folder).first { line in words.allSatisfy { line.contains($0) } }
        let parts = line?.split(separator: " ") ?? []
        guard let place = parts.firstIndex(of: unit), place > 0 else { return nil }
        return Double(parts[place - 1])
    }

    /// The median costs of some runs of this program and of another one, by turns.
    func compare(with other: Program?, runs: Int) -> (own: Cost, other: Cost?) {
        var (own, others): ([Cost], [Cost]) = ([], [])
        for _ in 0..<runs {
            own.append(run())
            if let other { others.append(other.run()) }
        }
        return (Self.median(own), other == nil ? nil : Self.median(others))
    }

    private static func median(_ costs: [Cost]) -> Cost {
        Cost(
            time: Timing.percentile(50, of: costs.map(\.time)), memory: Timing.percentile(50, of: costs.map(\.memory)))
    }

    /// Starts a process; its output goes to a descriptor or nowhere.
    static func spawn(_ command: [String], output: Int32?) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        return posix_spawn(&process, command[0], &actions, nil, arguments, environ) == 0 ? process : nil
    }
}
