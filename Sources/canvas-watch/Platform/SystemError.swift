import Glibc

/// Why a system call failed.
struct SystemError: Error, Hashable, Sendable {
    /// The system's number for it.
    let number: Int32

    /// The error of the call that has just failed.
    static var last: SystemError { SystemError(number: errno) }

    /// The words of the system.
    var reason: String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }

    /// What it means for somebody who wants a file.
    var fault: FileFault {
        switch number {
        case ENOENT, ENOTDIR: .missing
        case ELOOP: .linkLoop
        case EACCES, EPERM: .denied
        case EISDIR: .folder
        default: .failed(reason)
        }
    }
}

/// Repeats a call that a signal interrupts; a negative result is an error.
func retrying(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw .last }
    }
}
