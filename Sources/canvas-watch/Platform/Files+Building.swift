import Glibc

extension Files: BuildFiles {
    func makeFolder(_ path: FilePath) -> String? {
        if case .folder = look(at: path) { return nil }
        let above = path.folder
        if above != path, let reason = makeFolder(above) { return reason }
        // Another process may have been faster.
        if path.withPointer({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return nil }
        return SystemError.last.reason
    }

    func write(_ bytes: [UInt8], to path: FilePath) -> String? {
        do throws(SystemError) {
            let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY
            let number = try retrying { path.withPointer { Int(open($0, flags, 0o600)) } }
            let descriptor = Descriptor(owning: Int32(clamping: number))
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = try retrying {
                    rest.withUnsafeBytes { Glibc.write(descriptor.number, $0.baseAddress, $0.count) }
                }
                rest = rest.dropFirst(count)
            }
            return nil
        } catch {
            return error.reason
        }
    }

    func move(_ path: FilePath, to target: FilePath) -> Bool {
        path.withPointer { path in target.withPointer { rename(path, $0) } } == 0
    }

    func removeTree(_ path: FilePath) {
        guard case .folder = look(atEntry: path) else {
            _ = path.withPointer { unlink($0) }
            return
        }
        if case .entries(let entries) = entries(of: path, where: { _, _ in true }) {
            for entry in entries { removeTree(path.appending(FilePath(bytes: entry.name))) }
        }
        _ = path.withPointer { rmdir($0) }
    }

    func touch(_ path: FilePath) {
        _ = path.withPointer { utimensat(AT_FDCWD, $0, nil, 0) }
    }
}
