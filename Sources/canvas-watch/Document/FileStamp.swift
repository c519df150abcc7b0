/// What the system says about a file without reading it: two versions with equal stamps are taken for the same.
struct FileStamp: Hashable, Sendable {
    /// The device the file lies on.
    let device: UInt64
    /// The number of the file on its device.
    let inode: UInt64
    /// The length in bytes.
    let size: Int64
    /// When the contents were last written, in nanoseconds since 1970.
    let modified: Int64
    /// When contents, owner, permissions or links last changed, in nanoseconds since 1970; no program can set it.
    let changed: Int64

    /// Which file it is.
    var identity: FileIdentity { FileIdentity(device: device, inode: inode) }

    /// Whether both are the same file with the same write: what a change of permissions or names leaves as it was.
    func isSameWrite(as other: FileStamp) -> Bool {
        identity == other.identity && size == other.size && modified == other.modified
    }
}

/// What tells one file or folder of a machine from every other that there is at the same time.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
}

/// One version of a file's contents, as a reader of the file may keep it to recognize it later.
struct FileVersion: Hashable, Sendable {
    /// What the system said about the file when these contents were read.
    let stamp: FileStamp
    /// A digest of the contents; zero from a reader that compares stamps only.
    let digest: UInt64
}
