/// The bytes of one file, and the name by which reports call it.
struct SourceFile: Hashable, Sendable {
    /// The name in diagnostics: as given on the command line, or the path below the watched folder.
    let name: String
    /// The bytes as they were read.
    let bytes: [UInt8]
}
