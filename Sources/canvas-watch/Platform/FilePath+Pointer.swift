extension FilePath {
    /// Hands the path to a system call: its bytes with a NUL behind them.
    func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { room in
            guard let start = room.baseAddress else { preconditionFailure("BUG: a room of a byte has no address") }
            UnsafeMutableRawBufferPointer(room).copyBytes(from: bytes)
            start[bytes.count] = 0
            return body(start)
        }
    }
}
