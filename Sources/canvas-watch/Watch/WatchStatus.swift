/// What the watch is doing; always true.
struct WatchStatus: Hashable, Sendable {
    /// The arguments, as given.
    var places: [FilePath] = []
    /// How many specs are shown, good and broken ones.
    var specs = 0
    /// The arguments that are not there, and that are waited for.
    var awaited: [FilePath] = []
    /// What makes the watch slower or narrower than it should be, in a fixed order.
    var troubles: [WatchTrouble] = []

    /// Whether it has something to complain of that an earlier one had not; other names of a file do not count, for they
    /// come and go with the saves of some programs.
    func isWorse(than earlier: WatchStatus) -> Bool {
        troubles.contains { trouble in
            if case .otherNames = trouble { return false }
            return !earlier.troubles.contains(trouble)
        }
    }

    /// Whether some folders are looked at again and again, because events do not tell of them.
    var isPolling: Bool {
        troubles.contains { trouble in
            if case .unreadable = trouble { false } else { true }
        }
    }
}

/// What makes the watch slower or narrower than it should be.
enum WatchTrouble: Hashable, Sendable {
    /// The user's watches are used up (`fs.inotify.max_user_watches`); so many folders are polled.
    case watchLimit(folders: Int)
    /// The user's event sources are used up (`fs.inotify.max_user_instances`); every folder is polled.
    case instanceLimit
    /// The folder lies on a network file system of this type and is polled.
    case network(FilePath, type: String)
    /// So many files have other names, under which they may be written without an event here, and are polled.
    case otherNames(files: Int)
    /// The folder cannot be watched for another reason, and is polled.
    case unwatchable(FilePath, reason: String?)
    /// The folder cannot be searched.
    case unreadable(FilePath, FileFault)
}
