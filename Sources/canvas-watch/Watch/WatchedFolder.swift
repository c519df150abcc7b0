/// A folder that is searched for specs.
struct WatchedFolder: Sendable {
    /// Which folder of which argument: two arguments may lead to one folder under two names.
    struct Key: Hashable, Sendable {
        let argument: Int
        let path: FilePath
    }

    /// How the names of its specs begin; nil when it adds nothing.
    let name: FilePath?
    /// The names of the folders in it that are searched in turn.
    var folders: Set<[UInt8]> = []
    /// What a look showed before it was listed.
    var look: FileLook?
    /// Whether it was listed so soon after a change that another one could bear the same time.
    var isYoung = false
    /// Why it could not be listed; nil when it could.
    var fault: FileFault?
}
