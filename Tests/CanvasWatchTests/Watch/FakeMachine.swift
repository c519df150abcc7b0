@testable import canvas_watch

/// A machine in memory: files, folders and links with inodes and times.
///
/// Each operation takes one nanosecond, so that no two versions of a file have the same time.
final class FakeMachine {
    /// What an inode holds.
    enum Content {
        case file([UInt8])
        case folder([[UInt8]: Int])
        case link(FilePath)
        case special(FileFault.Special)
    }

    struct Node {
        var content: Content
        var modified: Int64
        var changed: Int64
        var isReadable = true
    }

    var nodes: [Int: Node] = [1: Node(content: .folder([:]), modified: 0, changed: 0)]
    var lastInode = 1
    /// The time in nanoseconds.
    var time: Int64 = 1_000_000_000
    /// The folders that are watched: the watch of each inode, and how much of it is watched.
    var watched: [Int: (watch: WatchID, scope: WatchScope)] = [:]
    /// Whether a removed folder is held open by some program, so that it does not tell of its end.
    var isPinned: () -> Bool = { false }
    var lastWatch: Int32 = 0
    /// The events that nobody has taken yet.
    var events: [SourceEvent] = []
    /// Which folders cannot be watched, and why.
    var watchFault: (FilePath) -> WatchFault? = { _ in nil }
    /// What becomes of events on their way: nothing, loss, repetition.
    var transmit: (SourceEvent) -> [SourceEvent] = { [$0] }
    /// What happens later, in the order of its times.
    var script: [(time: Int64, action: (FakeMachine) -> Void)] = []
    /// The signals that nobody has taken yet.
    var signals: [WatchSignal] = []
    var isOutputClosed = false
    /// The name under which each file was used last: events tell of no other one.
    var usedNames: [Int: Name] = [:]
    /// How often the program was suspended.
    var suspensions = 0
    /// Called before a path is read: what another program does at the worst moment.
    var beforeReading: (FilePath) -> Void = { _ in }
    /// How often a file was read, by path.
    var reads: [FilePath: Int] = [:]

    func tick() -> Int64 {
        time += 1
        return time
    }

    /// The inode under a path, and the folder and name it has there.
    func find(_ path: FilePath, following: Bool = true, depth: Int = 0) -> Result<Found, FileFault> {
        var (folders, inode) = ([1], 1)
        var parts = path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
        parts.reverse()
        var links = depth
        var last: (folder: Int, name: [UInt8]) = (1, [])
        while let part = parts.popLast() {
            guard case .folder(let entries) = nodes[inode]?.content else { return .failure(.missing) }
            if part == Array(".".utf8) { continue }
            if part == Array("..".utf8) {
                if folders.count > 1 { folders.removeLast() }
                inode = folders.last ?? 1
                continue
            }
            last = (inode, part)
            guard let next = entries[part] else {
                return parts.isEmpty ? .success(Found(inode: nil, folder: inode, name: part)) : .failure(.missing)
            }
            if case .link(let target) = nodes[next]?.content, following || !parts.isEmpty {
                links += 1
                if links > 40 { return .failure(.linkLoop) }
                if target.isAbsolute { (folders, inode) = ([1], 1) }
                parts += target.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }.reversed()
                continue
            }
            inode = next
            if case .folder = nodes[next]?.content { folders.append(next) }
        }
        return .success(Found(inode: inode, folder: last.folder, name: last.name))
    }

    /// A name in a folder.
    struct Name: Hashable {
        let folder: Int
        let bytes: [UInt8]
    }

    /// The names of an inode, in a fixed order.
    func names(of inode: Int) -> [Name] {
        nodes.sorted { $0.key < $1.key }.flatMap { folder, node -> [Name] in
            guard case .folder(let entries) = node.content else { return [] }
            let names = entries.filter { $0.value == inode }.keys
            return names.sorted { $0.lexicographicallyPrecedes($1) }.map { Name(folder: folder, bytes: $0) }
        }
    }

    struct Found {
        let inode: Int?
        let folder: Int
        let name: [UInt8]
    }

    func stamp(_ inode: Int, _ node: Node) -> FileStamp {
        var size: Int64 = 0
        if case .file(let bytes) = node.content { size = Int64(bytes.count) }
        return FileStamp(
            device: 1, inode: UInt64(inode), size: size, modified: node.modified, changed: node.changed)
    }
}

extension FakeMachine: FileSystem {
    func look(at path: FilePath) -> FileLook { look(path, following: true) }

    func look(atEntry path: FilePath) -> FileLook { look(path, following: false) }

    private func look(_ path: FilePath, following: Bool) -> FileLook {
        switch find(path, following: following) {
        case .failure(.missing): return .fault(missing(path))
        case .failure(let fault): return .fault(fault)
        case .success(let found):
            guard let inode = found.inode, let node = nodes[inode] else { return .fault(missing(path)) }
            switch node.content {
            case .file: return .file(stamp(inode, node), names: names(of: inode).count)
            case .folder: return .folder(stamp(inode, node))
            case .link: return .link(stamp(inode, node))
            case .special(let special): return .special(special)
            }
        }
    }

    private func missing(_ path: FilePath) -> FileFault {
        target(ofLink: path).map { .danglingLink(to: $0) } ?? .missing
    }

    func target(ofLink path: FilePath) -> FilePath? {
        guard case .success(let found) = find(path, following: false), let inode = found.inode,
            case .link(let target) = nodes[inode]?.content
        else { return nil }
        return target
    }

    func entries(
        of folder: FilePath, where wanted: (UnsafeBufferPointer<UInt8>, FolderEntry.Kind) -> Bool
    ) -> FolderListing {
        guard case .success(let found) = find(folder), let inode = found.inode, let node = nodes[inode],
            case .folder(let names) = node.content
        else { return .fault(.missing) }
        if !node.isReadable { return .fault(.denied) }
        var entries: [FolderEntry] = []
        for (name, inode) in names {
            let kind: FolderEntry.Kind =
                switch nodes[inode]?.content {
                case .file: .file
                case .folder: .folder
                case .link: .link
                case .special: .special
                case nil: .unknown
                }
            if name.withUnsafeBufferPointer({ wanted($0, kind) }) {
                entries.append(FolderEntry(name: name, kind: kind))
            }
        }
        return .entries(entries)
    }

    func read(_ path: FilePath, limit: Int64) -> FileRead {
        beforeReading(path)
        reads[path, default: 0] += 1
        let look = look(at: path)
        if let fault = look.fault(limit: limit) { return .fault(fault, look) }
        guard case .file(let stamp, _) = look, let node = nodes[Int(stamp.inode)], case .file(let bytes) = node.content
        else { return .fault(.missing, look) }
        return node.isReadable ? .bytes(bytes, stamp, isSteady: true) : .fault(.denied, look)
    }
}
