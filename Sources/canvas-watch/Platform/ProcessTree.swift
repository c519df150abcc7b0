import Glibc

/// The processes that come from one, so far as the system tells.
enum ProcessTree {
    /// The processes that a process started, those that they started, and so on.
    ///
    /// Those of a process that has ended are no longer known as its own.
    static func descendants(of pid: pid_t) -> Set<pid_t> {
        var found: Set<pid_t> = []
        var next = [pid]
        while let parent = next.popLast() {
            for child in children(of: parent) where found.insert(child).inserted { next.append(child) }
        }
        return found
    }

    private static func children(of pid: pid_t) -> [pid_t] {
        let tasks = FilePath("/proc/\(pid)/task")
        guard case .entries(let entries) = Files().entries(of: tasks, where: { _, _ in true }) else { return [] }
        return entries.flatMap { entry -> [pid_t] in
            let file = tasks.appending(FilePath(bytes: entry.name)).appending(FilePath("children"))
            do throws(SystemError) {
                let bytes = try Descriptor(reading: file).readAll(expecting: 256, limit: .max)
                return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
            } catch {
                return []
            }
        }
    }
}
