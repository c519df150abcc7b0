/// What stands under a name.
enum FileLook: Hashable, Sendable {
    /// A file that can be read, and the number of names it has.
    case file(FileStamp, names: Int)
    /// A folder.
    case folder(FileStamp)
    /// A link, where links are not followed.
    case link(FileStamp)
    /// Something that is never opened.
    case special(FileFault.Special)
    /// Nothing, or nothing that can be looked at.
    case fault(FileFault)
}

/// What came of reading a file.
enum FileRead: Sendable {
    /// The whole contents and the stamp they belong to; not steady when the file changed while it was read.
    case bytes([UInt8], FileStamp, isSteady: Bool)
    /// There are none, and what a look at the path showed before it was tried.
    case fault(FileFault, FileLook)
}

extension FileLook {
    /// Why a file that looks like this is not opened; nil when it is.
    ///
    /// - Parameter limit: the longest file that is read, in bytes.
    func fault(limit: Int64) -> FileFault? {
        switch self {
        case .fault(let fault): fault
        case .folder: .folder
        case .link: .linkLoop
        case .special(let special): .special(special)
        case .file(let stamp, _): stamp.size > limit ? .tooLarge(size: stamp.size, limit: limit) : nil
        }
    }
}

/// What came of listing a folder.
enum FolderListing: Sendable {
    /// The wanted entries in the order of the system, without `.` and `..`.
    case entries([FolderEntry])
    /// The folder cannot be listed.
    case fault(FileFault)
}

/// A name in a folder.
struct FolderEntry: Hashable, Sendable {
    /// What the folder says about the name; links are not followed.
    enum Kind: Sendable {
        case file, folder, link, special, unknown
    }

    /// The bytes of the name.
    let name: [UInt8]
    /// What it is.
    let kind: Kind
}

/// The files and folders of a machine, as far as specs are found, read and watched.
protocol FileSystem {
    /// What a path leads to, links followed.
    func look(at path: FilePath) -> FileLook

    /// What stands under the path itself, a last link not followed.
    func look(atEntry path: FilePath) -> FileLook

    /// What a link holds; nil when the path is no link.
    func target(ofLink path: FilePath) -> FilePath?

    /// Those entries of a folder that the filter wants; it sees each name and what the folder says about it.
    func entries(
        of folder: FilePath, where wanted: (UnsafeBufferPointer<UInt8>, FolderEntry.Kind) -> Bool
    ) -> FolderListing

    /// The contents of a file that is no longer than a limit in bytes; waits for nothing.
    func read(_ path: FilePath, limit: Int64) -> FileRead
}
