import Glibc

extension Files {
    func read(_ path: FilePath, limit: Int64) -> FileRead {
        // Looked at before it is opened: opening a fifo or a device may do something.
        let look = look(at: path)
        if let fault = look.fault(limit: limit) { return .fault(fault, look) }
        do throws(SystemError) {
            let descriptor = try Descriptor(reading: path)
            return try contents(of: descriptor, look, limit: limit)
        } catch {
            return .fault(error.fault, look)
        }
    }

    private func contents(
        of descriptor: borrowing Descriptor, _ look: FileLook, limit: Int64
    ) throws(SystemError) -> FileRead {
        // Between the look and the opening another thing may have taken the name.
        guard case .file(let before, _) = self.look(try descriptor.status) else { return .fault(.missing, look) }
        let bytes = try descriptor.readAll(
            expecting: Int(clamping: min(before.size, limit)), limit: Int(clamping: limit),
            isExact: before.size > 0 && before.size <= limit)
        let after = FileStamp(try descriptor.status)
        if Int64(bytes.count) > limit { return .fault(.tooLarge(size: Int64(bytes.count), limit: limit), look) }
        return .bytes(bytes, after, isSteady: after == before)
    }
}
