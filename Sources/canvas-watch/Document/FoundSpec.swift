/// A spec that was found, or given by its name.
struct FoundSpec: Hashable, Sendable {
    /// The path to open.
    let path: FilePath
    /// How reports call it: the path below the folder argument, or the file argument as given; with several arguments
    /// the argument stands in front. No two specs of a run share a name.
    let name: FilePath
    /// Whether the file itself was given; it may then have any name and hold a manifest.
    let isGiven: Bool

    /// The path to open for a file that the spec refers to.
    func path(of reference: FilePath) -> FilePath {
        path.folder.appending(reference)
    }

    /// How reports call a file that the spec refers to: written as the spec's own name is.
    func name(of reference: FilePath) -> FilePath {
        reference.isAbsolute ? reference : name.folder.appending(reference).normalized
    }
}
