import Glibc

extension Files {
    func read(_ path: FilePath, limit: Int64) -> FileRead {
        // Looked at before it is opened: opening a fifo or a device may do something.
        switch look(at: path) {
        case .fault(let fault): return .fault(fault)
        case .folder: return .fault(.folder)
        case .special(let special): return .fault(.special(special))
        case .link: return .fault(.linkLoop)
        case .file(let stamp, _) where stamp.size > limit: return .fault(.tooLarge(size: stamp.size, limit: limit))
        case .file: break
        }
        do throws(SystemError) {
            let descriptor = try Descriptor(reading: path)
            return try contents(of: descriptor, limit: limit)
        } catch {
            return .fault(error.fault)
        }
    }

    private func contents(of descriptor: borrowing Descriptor, limit: Int64) throws(SystemError) -> FileRead {
        // Between the look and the opening another thing may have taken the name.
        guard case .file(let before, _) = look(try descriptor.status) else { return .fault(.missing) }
        let bytes = try descriptor.readAll(
            expecting: Int(clamping: min(before.size, limit)), limit: Int(clamping: limit))
        let after = FileStamp(try descriptor.status)
        if Int64(bytes.count) > limit { return .fault(.tooLarge(size: Int64(bytes.count), limit: limit)) }
        return .bytes(bytes, after, isSteady: after == before)
    }
}
