/// Reads `-` from standard input, once, and everything else from its files.
struct StandardInputReader<Reader: FileReading>: FileReading {
    /// What stands for standard input among the arguments.
    static var path: FilePath { FilePath("-") }

    private var files: Reader
    private var input: FileContents?

    init(_ files: Reader) {
        self.files = files
    }

    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        guard path == Self.path else { return files.read(path, named: name, knowing: known) }
        if let input { return input }
        let contents = StandardInput.readAll(limit: DirectReader<Files>.limit)
        input = contents
        return contents
    }
}
