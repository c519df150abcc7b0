import Foundation
import Glibc

/// What the system knows of the processes of this machine.
enum ProcessTable {
    /// Whether a process is there and has not ended.
    static func isRunning(_ process: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        let state = status.split(separator: ")").last?.split(separator: " ").first
        return state != "Z" && state != "X"
    }

    /// Whether processes that were killed are gone before the deadline: the system takes a moment for it.
    static func areGone(_ processes: [pid_t]) -> Bool {
        let deadline = Date(timeIntervalSinceNow: ToolProcess.deadline)
        while processes.contains(where: isRunning) {
            if Date() > deadline { return false }
            sched_yield()
        }
        return true
    }

    /// The processes in whose program or arguments a text stands.
    static func processes(mentioning text: String) throws -> [pid_t] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter { process in
            let line = try? Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline"))
            return line.map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
        }
    }
}
