import Glibc

/// The events that the system tells of folders.
final class Inotify {
    /// The descriptor; nil until the first watch, or when the system allows no more of them.
    private var descriptor: Descriptor?
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    /// The mounts, read again when they are older than a second: mounting is not told by events.
    private var mounts = MountTable(parsing: [])
    private var mountsAge: Moment?

    deinit {
        buffer.deallocate()
    }

    /// The number of the descriptor, to wait on; nil when there is none.
    var number: Int32? { descriptor?.number }

    /// Begins to watch a folder, or widens its watch.
    func watch(_ folder: FilePath, _ scope: WatchScope) -> Result<WatchID, WatchFault> {
        var status = stat()
        guard folder.withPointer({ stat($0, &status) }) == 0 else { return .failure(.missing) }
        if let type = typeOfFileSystem(on: UInt64(status.st_dev)), NetworkFileSystem.contains(type) {
            return .failure(.network(type))
        }
        if descriptor == nil {
            let number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
            if number < 0 { return .failure(SystemError.last.instanceFault) }
            descriptor = Descriptor(owning: number)
        }
        guard let number else { return .failure(.instanceLimit) }
        let watch = folder.withPointer { inotify_add_watch(number, $0, scope.mask) }
        return watch < 0 ? .failure(SystemError.last.watchFault) : .success(WatchID(number: watch))
    }

    /// Ends a watch; one that the system has ended already is no error.
    func unwatch(_ watch: WatchID) {
        guard let number else { return }
        _ = inotify_rm_watch(number, watch.number)
    }

    /// Hands over the events that have come, without waiting.
    func drain(_ take: (SourceEvent) -> Void) {
        guard let number else { return }
        // A flood of events must not keep the watch from its other duties: what is left is read the next time.
        for _ in 0..<64 {
            let length = read(number, buffer.baseAddress, buffer.count)
            if length < 0, errno == EINTR { continue }
            if length <= 0 { return }
            parse(UnsafeRawBufferPointer(rebasing: buffer[..<length]), take)
            // A buffer with room for one more event was not filled because there were no more.
            if length + MemoryLayout<inotify_event>.size + Int(NAME_MAX) + 1 < buffer.count { return }
        }
    }

    private func parse(_ bytes: UnsafeRawBufferPointer, _ take: (SourceEvent) -> Void) {
        let headSize = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + headSize <= bytes.count {
            let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let end = min(offset + headSize + Int(head.len), bytes.count)
            let name = bytes[(offset + headSize)..<end].prefix { $0 != 0 }
            offset = end
            guard let change = SourceEvent.Change(mask: head.mask) else { continue }
            let isFolder = head.mask & UInt32(IN_ISDIR) != 0
            take(SourceEvent(watch: WatchID(number: head.wd), name: Array(name), change: change, isFolder: isFolder))
        }
    }

    private func typeOfFileSystem(on device: UInt64) -> String? {
        let now = SystemClock.now
        if mountsAge.map({ $0 + .seconds(1) < now }) ?? true {
            mountsAge = now
            if let file = try? Descriptor(reading: FilePath("/proc/self/mountinfo")),
                let bytes = try? file.readAll(expecting: 1 << 14, limit: 1 << 24)
            {
                mounts = MountTable(parsing: bytes)
            }
        }
        return mounts.type(of: device)
    }
}

extension WatchScope {
    /// What the system is to tell; a watch that the folder has already is widened.
    fileprivate var mask: UInt32 {
        let itself = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_MASK_ADD)
        let names = itself | UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        return switch self {
        case .itself: itself
        case .names: names
        case .entries: names | UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)
        }
    }
}

extension SourceEvent.Change {
    /// What a mask of the system means; nil for what nobody asked for.
    fileprivate init?(mask: UInt32) {
        func has(_ bits: Int) -> Bool { mask & UInt32(bits) != 0 }
        if has(Int(IN_Q_OVERFLOW)) {
            self = .lost
        } else if has(Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF) | Int(IN_UNMOUNT) | Int(IN_IGNORED)) {
            self = .vanished
        } else if has(Int(IN_CREATE)) {
            self = .created
        } else if has(Int(IN_MODIFY)) {
            self = .modified
        } else if has(Int(IN_CLOSE_WRITE)) {
            self = .finished
        } else if has(Int(IN_MOVED_TO)) {
            self = .movedIn
        } else if has(Int(IN_DELETE)) {
            self = .deleted
        } else if has(Int(IN_MOVED_FROM)) {
            self = .movedOut
        } else if has(Int(IN_ATTRIB)) {
            self = .attributes
        } else {
            return nil
        }
    }
}

extension SystemError {
    /// What it means when no source of events could be opened.
    fileprivate var instanceFault: WatchFault {
        number == EMFILE || number == ENFILE ? .instanceLimit : .failed(reason)
    }

    /// What it means when a folder could not be watched.
    fileprivate var watchFault: WatchFault {
        switch number {
        case ENOSPC: .watchLimit
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM: .denied
        default: .failed(reason)
        }
    }
}
