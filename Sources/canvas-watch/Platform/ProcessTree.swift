import Glibc

/// The processes that come from one, so far as the system tells.
enum ProcessTree {
    /// How many processes are named at most.
    private static let limit = 1024

    /// The processes that a process started, those that they started, and so on.
    ///
    /// Those of a process that has ended are no longer known as its own.
    static func descendants(of pid: pid_t) -> [pid_t] {
        var found: [pid_t] = []
        var next = [pid]
        while let parent = next.popLast(), found.count < limit {
            let children = children(of: parent).filter { !found.contains($0) }
            found += children
            next += children
        }
        return found
    }

    private static func children(of pid: pid_t) -> [pid_t] {
        let tasks = FilePath("/proc/\(pid)/task")
        guard case .entries(let entries) = Files().entries(of: tasks, where: { _, _ in true }) else { return [] }
        return entries.flatMap { entry -> [pid_t] in
            let file = tasks.appending(FilePath(bytes: entry.name)).appending(FilePath("children"))
            do throws(SystemError) {
                let bytes = try Descriptor(reading: file).readAll(expecting: 256, limit: 1 << 16)
                return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
            } catch {
                return []
            }
        }
    }
}
