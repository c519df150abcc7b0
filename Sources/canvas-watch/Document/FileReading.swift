/// What a reader finds under a path.
enum FileContents: Sendable {
    /// The whole contents, and the version they are.
    case bytes([UInt8], FileVersion)
    /// The contents are those of the version the caller knows; keep the version given here, which has the newer stamp.
    case same(FileVersion)
    /// There are none.
    case fault(FileFault)
}

/// Reads whole files for the loader of a spec.
///
/// Every file that a result depends on is read through it, each time, even when it is known: a watch learns from the
/// calls which files to watch, and it watches each before reading it.
protocol FileReading {
    /// Reads a file, unless its contents are those of a known version.
    ///
    /// - Parameters:
    ///   - path: the path to open.
    ///   - name: how reports call the file.
    ///   - known: the version whose contents the caller still has; nil always gives bytes or a fault.
    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents
}
