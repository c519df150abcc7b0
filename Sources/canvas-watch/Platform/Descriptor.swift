import Glibc

/// An open file that closes itself.
struct Descriptor: ~Copyable {
    /// The system's number of it.
    let number: Int32

    /// Takes over an open descriptor.
    init(owning number: Int32) {
        self.number = number
    }

    /// Opens a file for reading; never waits, becomes no controlling terminal, and is not handed to other programs.
    init(reading path: FilePath) throws(SystemError) {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
        number = Int32(clamping: try retrying { path.withPointer { Int(open($0, flags)) } })
    }

    deinit {
        close(number)
    }

    /// What the system says about the open file.
    var status: stat {
        get throws(SystemError) {
            var status = stat()
            if fstat(number, &status) != 0 { throw .last }
            return status
        }
    }

    /// Everything up to the end, or a little more than a limit in bytes.
    ///
    /// - Parameters:
    ///   - size: how much there is likely to be; a read of one byte more then finds the end.
    ///   - isExact: whether a read that gives just that much, and was ready to take one byte more, is the last one: true of
    ///     files, not of pipes.
    func readAll(expecting size: Int, limit: Int, isExact: Bool = false) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var room = min(size, limit) + 1
        while true {
            let start = bytes.count
            var failure: SystemError?
            var isAtEnd = false
            let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                Self.adviseLargePages(buffer)
                while count < room {
                    let rest = UnsafeMutableRawPointer(buffer.baseAddress?.advanced(by: count))
                    guard let length = attempt(&failure, { read(number, rest, room - count) }), length > 0 else {
                        isAtEnd = true
                        return
                    }
                    count += length
                    if isExact, start == 0, count == size {
                        isAtEnd = true
                        return
                    }
                }
            }
            if let failure { throw failure }
            if start == 0 { bytes = more } else { bytes += more }
            if isAtEnd || bytes.count > limit { return bytes }
            room = min(max(bytes.count, 1 << 16), limit - bytes.count + 1)
        }
    }

    /// Asks for large pages under a large buffer: a manifest of 60 MB takes 15 000 small ones, which cost as much time as
    /// its bytes.
    private static func adviseLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        let page = 1 << 21
        guard buffer.count >= 4 * page, let start = buffer.baseAddress else { return }
        let offset = -Int(bitPattern: start) & (page - 1)
        // Advice only: where it is not taken, the pages are small ones.
        madvise(start + offset, (buffer.count - offset) & ~(page - 1), MADV_HUGEPAGE)
    }

    private func attempt(_ failure: inout SystemError?, _ call: () -> Int) -> Int? {
        do throws(SystemError) {
            return try retrying(call)
        } catch {
            failure = error
            return nil
        }
    }
}
