/// Reads files, and lets a file be looked into first: who reads it next gets the same contents, read once.
struct LookingReader<Reader: FileReading>: FileReading {
    private var files: Reader
    private var seen: (path: FilePath, contents: FileContents)?

    init(_ files: Reader) {
        self.files = files
    }

    /// The contents of a file that will be read, unless what is in it says otherwise.
    mutating func look(into path: FilePath) -> FileContents {
        let contents = files.read(path, named: path, knowing: nil)
        seen = (path, contents)
        return contents
    }

    /// Lets go of contents that nobody will read again.
    mutating func forget() {
        seen = nil
    }

    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        guard let seen, seen.path == path, known == nil else { return files.read(path, named: name, knowing: known) }
        // Handed over once, so that the contents are not kept here.
        self.seen = nil
        return seen.contents
    }
}
