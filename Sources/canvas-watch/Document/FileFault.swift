/// Why a path gives no contents.
enum FileFault: Error, Hashable, Sendable {
    /// What a path leads to when it is neither a file, a folder nor a link.
    enum Special: Hashable, Sendable {
        case fifo, socket, characterDevice, blockDevice, unknown
    }

    /// Nothing has this name.
    case missing
    /// The name is a link to a path that does not exist.
    case danglingLink(to: FilePath)
    /// The links on the way lead in a circle, or there are more of them than the system follows.
    case linkLoop
    /// A folder has this name.
    case folder
    /// Neither a file nor a folder; it is never opened.
    case special(Special)
    /// The permissions do not allow reading.
    case denied
    /// The file is longer than what is read; both in bytes.
    case tooLarge(size: Int64, limit: Int64)
    /// This program writes its own output into the file.
    case ownOutput
    /// Anything else, in the words of the system.
    case failed(String)
}
