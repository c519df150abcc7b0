import Glibc

@testable import canvas_watch

/// A folder of the real machine that goes with the test.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/canvas-watch.XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
    }

    deinit {
        Self.remove(path)
    }

    /// The path of an entry.
    func at(_ name: String) -> FilePath { FilePath(path).appending(FilePath(name)) }

    /// Makes folders as far as they are missing.
    func makeFolder(_ name: String) {
        var path = path
        for part in name.split(separator: "/") {
            path += "/" + part
            mkdir(path, 0o755)
        }
    }

    /// Writes a file in place.
    func write(_ name: String, _ text: String) {
        guard let file = fopen(path + "/" + name, "w") else { return }
        fwrite(text, 1, text.utf8.count, file)
        fclose(file)
    }

    /// Writes a file beside and moves it over.
    func replace(_ name: String, _ text: String) {
        write(name + ".tmp~", text)
        rename(path + "/" + name + ".tmp~", path + "/" + name)
    }

    /// Moves an entry.
    func move(_ name: String, to target: String) {
        rename(path + "/" + name, path + "/" + target)
    }

    /// Makes a link.
    func link(_ name: String, to target: String) {
        symlink(target, path + "/" + name)
    }

    /// The text of a file that another process writes, as soon as it fulfils a condition.
    @discardableResult
    func text(of name: String, where condition: (String) -> Bool) throws -> String {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(ToolProcess.deadline)
        while true {
            let text = Files().read(at(name), limit: 1 << 24)
            if case .bytes(let bytes, _, _) = text, condition(String(decoding: bytes, as: UTF8.self)) {
                return String(decoding: bytes, as: UTF8.self)
            }
            guard clock.now < end else {
                throw ToolProcess.Failure(description: "\(name) never becomes what it should; \(text)")
            }
            sched_yield()
        }
    }

    /// Removes an entry and what is in it.
    func remove(_ name: String) {
        Self.remove(path + "/" + name)
    }

    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        guard let stream = opendir(path) else { return }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { remove(path + "/" + name) }
        }
        closedir(stream)
        rmdir(path)
    }
}
