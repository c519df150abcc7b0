/// A folder that an event source watches.
struct WatchID: Hashable, Sendable {
    let number: Int32
}

/// How much of a folder is watched; more includes less.
enum WatchScope: Int, Comparable, Sendable {
    /// The fate of the folder itself.
    case itself
    /// And which names are in it.
    case names
    /// And what happens to the files in it.
    case entries

    static func < (left: WatchScope, right: WatchScope) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A hint that something in a folder changed; what did is found out by looking.
struct SourceEvent: Hashable, Sendable {
    /// What happened, in no system's words.
    enum Change: Sendable {
        /// A name appeared; a file may still be written.
        case created
        /// A file was written and is still open.
        case modified
        /// A file that was open for writing was closed.
        case finished
        /// A complete file or folder took the name.
        case movedIn
        /// A name is gone.
        case deleted
        /// A file or folder gave up the name.
        case movedOut
        /// Times or permissions changed.
        case attributes
        /// The watched folder itself was moved, deleted or unmounted.
        case vanished
        /// Events were lost: anything may have happened, anywhere.
        case lost
    }

    /// The folder; meaningless when events were lost.
    let watch: WatchID
    /// The name in the folder; empty when it is about the folder itself.
    let name: [UInt8]
    /// What happened.
    let change: Change
    /// Whether the name is a folder's.
    let isFolder: Bool
}

/// Why a folder is not watched.
enum WatchFault: Error, Hashable, Sendable {
    /// It is not there, or is no folder.
    case missing
    /// The permissions do not allow it.
    case denied
    /// The system allows no more watches.
    case watchLimit
    /// The system allows no more sources of events.
    case instanceLimit
    /// Events do not cross the network; the type of the file system.
    case network(String)
    /// Anything else, in the words of the system.
    case failed(String)
}

/// Tells what happens in folders.
protocol EventSource {
    /// Begins to watch a folder, or widens the watch that the same folder has already, under whatever path.
    func watch(_ folder: FilePath, _ scope: WatchScope) -> Result<WatchID, WatchFault>

    /// Ends a watch.
    func unwatch(_ watch: WatchID)

    /// Hands over the events that have come, without waiting.
    func drain(_ take: (SourceEvent) -> Void)
}
