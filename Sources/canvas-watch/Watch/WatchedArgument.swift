/// A path that was given to be watched.
struct WatchedArgument: Sendable {
    /// What it leads to.
    enum Kind: Sendable {
        case folder, file, nothing
    }

    /// The argument as it was given.
    let given: FilePath
    /// The absolute path to open.
    let path: FilePath
    /// How the names of specs below it begin, should it be a folder; nil when it adds nothing.
    let prefix: FilePath?
    /// What it led to when it was last looked at.
    var kind: Kind?
    /// What decides where it leads.
    var chain = PathChain()
    /// Since when it leads to nothing.
    var missingSince: Moment?
    /// Whether it leads to nothing for so long that the reader is told.
    var isAwaited = false
}
