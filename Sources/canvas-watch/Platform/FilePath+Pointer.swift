extension FilePath {
    /// Hands the path to a system call: its bytes with a NUL behind them.
    func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let terminated = [CChar](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
            for index in bytes.indices { buffer[index] = CChar(bitPattern: bytes[index]) }
            buffer[bytes.count] = 0
            count = bytes.count + 1
        }
        return body(terminated)
    }
}
