import Glibc

/// The files of this machine.
struct Files: FileSystem, Sendable {
    /// The files that this program writes its output into; they are not read, or a watch would answer itself.
    private let outputs: [FileIdentity]

    init() {
        outputs = [STDOUT_FILENO, STDERR_FILENO].compactMap { descriptor in
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.kind == S_IFREG else { return nil }
            return FileStamp(status).identity
        }
    }

    func look(at path: FilePath) -> FileLook {
        var status = stat()
        if path.withPointer({ stat($0, &status) }) == 0 { return look(status) }
        let fault = SystemError.last.fault
        // A name that exists and yet leads nowhere is a link.
        if fault == .missing, let target = target(ofLink: path) { return .fault(.danglingLink(to: target)) }
        return .fault(fault)
    }

    func look(atEntry path: FilePath) -> FileLook {
        var status = stat()
        return path.withPointer({ lstat($0, &status) }) == 0 ? look(status) : .fault(SystemError.last.fault)
    }

    func target(ofLink path: FilePath) -> FilePath? {
        let target = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            let length = path.withPointer { path in
                buffer.withMemoryRebound(to: CChar.self) { room in
                    room.baseAddress.map { readlink(path, $0, room.count) } ?? 0
                }
            }
            count = max(length, 0)
        }
        return target.isEmpty ? nil : FilePath(bytes: target)
    }

    func entries(
        of folder: FilePath, where wanted: (UnsafeBufferPointer<UInt8>, FolderEntry.Kind) -> Bool
    ) -> FolderListing {
        guard let stream = folder.withPointer({ opendir($0) }) else { return .fault(SystemError.last.fault) }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        errno = 0
        while let entry = readdir(stream) {
            let kind = FolderEntry.Kind(type: entry.pointee.d_type)
            // The name is read in place: the imported structure would be copied, and its end is cut off with it.
            let start = UnsafeRawPointer(entry).advanced(by: Self.nameOffset).assumingMemoryBound(to: UInt8.self)
            let length = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
            let name = UnsafeBufferPointer(start: start, count: length)
            if wanted(name, kind), !Self.isSelfOrParent(name) {
                entries.append(FolderEntry(name: Array(name), kind: kind))
            }
            errno = 0
        }
        return errno == 0 ? .entries(entries) : .fault(SystemError.last.fault)
    }

    /// What a status says, the own output set apart.
    func look(_ status: stat) -> FileLook {
        switch status.kind {
        case S_IFREG where outputs.contains(FileStamp(status).identity): .fault(.ownOutput)
        case S_IFREG: .file(FileStamp(status), names: Int(clamping: status.st_nlink))
        case S_IFDIR: .folder(FileStamp(status))
        case S_IFLNK: .link(FileStamp(status))
        case S_IFIFO: .special(.fifo)
        case S_IFSOCK: .special(.socket)
        case S_IFCHR: .special(.characterDevice)
        case S_IFBLK: .special(.blockDevice)
        default: .special(.unknown)
        }
    }

    /// Where the name starts in an entry of a folder.
    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19

    private static func isSelfOrParent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}

extension stat {
    /// The bits that say what it is.
    fileprivate var kind: mode_t { st_mode & S_IFMT }
}

extension FileStamp {
    /// The stamp in a status.
    init(_ status: stat) {
        func nanoseconds(_ time: timespec) -> Int64 {
            Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
        }
        self.init(
            device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
            modified: nanoseconds(status.st_mtim), changed: nanoseconds(status.st_ctim))
    }
}

extension FolderEntry.Kind {
    /// The kind that a folder's entry has.
    fileprivate init(type: UInt8) {
        switch Int(type) {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_LNK): self = .link
        case Int(DT_UNKNOWN): self = .unknown
        default: self = .special
        }
    }
}
