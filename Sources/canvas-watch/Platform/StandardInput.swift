import Glibc

/// Standard input, for a spec that comes through a pipe.
enum StandardInput {
    /// Everything up to its end, waiting for it; a fault when it cannot be read or is longer than a limit in bytes.
    static func readAll(limit: Int64) -> FileContents {
        do throws(SystemError) {
            let copy = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
            if copy < 0 { throw .last }
            let descriptor = Descriptor(owning: copy)
            let stamp = FileStamp(try descriptor.status)
            let bytes = try descriptor.readAll(expecting: 1 << 16, limit: Int(clamping: limit))
            if bytes.count > limit { return .fault(.tooLarge(size: Int64(bytes.count), limit: limit)) }
            return .bytes(bytes, FileVersion(stamp: stamp, digest: 0))
        } catch {
            return .fault(error.fault)
        }
    }
}
