/// Reads one text as if it were a file; there are no others.
struct TextReader: FileReading {
    /// The path of the text.
    let path: FilePath
    /// The text.
    let text: String

    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        guard path == self.path else { return .fault(.missing) }
        let bytes = Array(text.utf8)
        let stamp = FileStamp(device: 0, inode: 0, size: Int64(bytes.count), modified: 0, changed: 0)
        return .bytes(bytes, FileVersion(stamp: stamp, digest: 0))
    }
}
