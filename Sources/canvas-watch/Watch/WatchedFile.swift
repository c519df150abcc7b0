/// A file that at least one spec depends on, or would if it were there.
///
/// An object, so that what is known of it is changed in place.
final class WatchedFile {
    /// The names of the specs that depend on it.
    var users: Set<FilePath> = []
    /// What decides where its path leads.
    var chain: PathChain
    /// What was last read and believed; nil for a file that was not read yet.
    var known: Observation?
    /// What a look showed when it was read.
    var look: FileLook?
    /// Whether it was read so soon after a write that another one could bear the same time.
    var isYoung = false
    /// Whether something was heard since it was read.
    var isStale = true
    /// The change that is to be believed, or was and is still to be shown.
    var pending: PendingChange?

    init(chain: PathChain) {
        self.chain = chain
    }
}
