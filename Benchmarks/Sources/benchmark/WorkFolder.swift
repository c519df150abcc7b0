import Glibc

/// A temporary folder for the files of a measurement.
struct WorkFolder {
    /// Its path.
    let path: String

    /// Makes the folder; nil where that fails.
    init?() {
        var template = Array("/tmp/canvas-watch-benchmark.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file.
    func write(_ bytes: [UInt8], to name: String) {
        write(to: name) { piece in
            piece = bytes
            return false
        }
    }

    /// Writes a file that `add` adds to, piece by piece, until it returns false.
    func write(to name: String, _ add: (inout [UInt8]) -> Bool) {
        let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var (piece, goesOn): ([UInt8], Bool) = ([], true)
        while goesOn {
            goesOn = add(&piece)
            if goesOn && piece.count < 1 << 20 { continue }
            var written = 0
            while written < piece.count {
                let count = piece[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                written += count
            }
            piece.removeAll(keepingCapacity: true)
        }
    }

    /// Puts a file into another one's place, as an editor saves.
    func move(_ name: String, to target: String) {
        rename(file(name), file(target))
    }

    /// Removes the folder and the files in it.
    func remove() {
        guard let folder = opendir(path) else { return }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { unlink(file(name)) }
        }
        closedir(folder)
        rmdir(path)
    }

    /// Whether a path leads to a program that can be run.
    static func isProgram(_ path: String) -> Bool {
        access(path, X_OK) == 0
    }
}
