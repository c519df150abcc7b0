/// The files of a machine, as far as layouts are built and kept there.
protocol BuildFiles: FileSystem, Sendable {
    /// Makes a folder that only the user may look into, and the folders above it; a reason when it cannot.
    func makeFolder(_ path: FilePath) -> String?

    /// Writes a file anew; a reason when it cannot.
    func write(_ bytes: [UInt8], to path: FilePath) -> String?

    /// Gives a folder another name, unless that is taken by a folder with entries.
    func move(_ path: FilePath, to target: FilePath) -> Bool

    /// Removes a file, or a folder with everything in it; links are removed and not followed.
    func removeTree(_ path: FilePath)

    /// Makes a folder the one that was used last.
    func touch(_ path: FilePath)
}
