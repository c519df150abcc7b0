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
    func write(_ bytes: some Collection<UInt8>, to name: String) {
        let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
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
