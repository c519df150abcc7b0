/// A file whose change an event tells of.
struct ChangedFile: Hashable, Comparable, Sendable {
    /// How reports call it.
    let name: FilePath
    /// How many specs depend on it, and so were worked out again.
    let users: Int

    static func < (left: ChangedFile, right: ChangedFile) -> Bool {
        left.name < right.name
    }
}
