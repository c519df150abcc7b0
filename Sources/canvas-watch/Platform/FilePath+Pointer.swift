extension FilePath {
    /// Hands the path to a system call: its bytes with a NUL behind them.
    func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { room in
            // There is one: the room is never empty.
            guard let start = room.baseAddress else { return "".withCString(body) }
            UnsafeMutableRawBufferPointer(room).copyBytes(from: bytes)
            start[bytes.count] = 0
            return body(start)
        }
    }
}
