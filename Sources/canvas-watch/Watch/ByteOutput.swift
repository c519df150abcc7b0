/// What became of bytes that were to go out.
enum OutputOutcome: Hashable, Sendable {
    /// All of them are out.
    case written
    /// Nobody reads any more: the time to end, quietly.
    case closed
    /// A signal asks the program to end while the reader does not take the bytes; some of them may be out.
    case interrupted
    /// They could not be written, in the words of the system: a full disk, for one.
    case failed(String)
}

/// Takes reports, each whole.
protocol ByteOutput {
    /// Puts out bytes, all of them and in one write where the system takes them at once.
    func write(_ bytes: [UInt8]) -> OutputOutcome
}
