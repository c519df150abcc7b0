import Glibc

/// What came of making a file.
enum FileCreation: Hashable, Sendable {
    case created
    /// Something has the name already; it was left alone.
    case exists
    /// The file could not be made, and is not there.
    case fault(FileFault)
}

extension Files {
    /// Makes a file that is not there yet, with these contents; whatever has the name already is left alone.
    func create(_ path: FilePath, _ bytes: [UInt8]) -> FileCreation {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let number: Int
        do throws(SystemError) {
            number = try retrying { path.withPointer { Int(open($0, flags, 0o666)) } }
        } catch {
            return error.number == EEXIST ? .exists : .fault(error.fault)
        }
        let descriptor = Descriptor(owning: Int32(clamping: number))
        do throws(SystemError) {
            try descriptor.write(bytes)
            return .created
        } catch {
            remove(path)
            return .fault(error.fault)
        }
    }

    /// Removes a file that `create` made.
    func remove(_ path: FilePath) {
        _ = path.withPointer { unlink($0) }
    }
}

extension Descriptor {
    /// Puts out all of the bytes.
    fileprivate func write(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = try retrying { rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(length)
        }
    }
}
