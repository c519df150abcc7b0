/// Reads `-` from standard input, once, and everything else from its files.
struct StandardInputReader<Reader: FileReading>: FileReading {
    private var files: Reader
    private var input: FileContents?

    init(_ files: Reader) {
        self.files = files
    }

    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        guard path == SpecFinding.standardInput else { return files.read(path, named: name, knowing: known) }
        if let input { return input }
        let contents = StandardInput.readAll(limit: DirectReader<Files>.limit)
        input = contents
        return contents
    }
}
