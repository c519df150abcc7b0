/// Reads files for a single run: no watching, and versions compared by their stamps alone.
struct DirectReader<Files: FileSystem>: FileReading {
    /// The longest file that is read, in bytes. A manifest of a million items has 60 MB; what is longer than this is a
    /// mistake that must not fill the memory.
    static var limit: Int64 { 512 << 20 }
    /// How often a file is read again because it changed meanwhile.
    private static var attempts: Int { 5 }

    /// Where the files are.
    let files: Files

    func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        if let known, case .file(let stamp, _) = files.look(at: path), stamp == known.stamp { return .same(known) }
        var attempt = 1
        while true {
            switch files.read(path, limit: Self.limit) {
            case .fault(let fault, _): return .fault(fault)
            case .bytes(let bytes, let stamp, let isSteady):
                if isSteady || attempt == Self.attempts {
                    return .bytes(bytes, FileVersion(stamp: stamp, digest: 0))
                }
                attempt += 1
            }
        }
    }
}
