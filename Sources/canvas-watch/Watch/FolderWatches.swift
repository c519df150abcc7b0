/// The folders that are watched, and by how many they are wanted.
struct FolderWatches<Machine: EventSource & FileSystem> {
    /// A folder that is wanted.
    private struct Want {
        /// How many want to hear of its entries.
        var entries = 0
        /// How many want to hear of its own fate only.
        var itself = 0
        var watch: WatchID?
        var fault: WatchFault?
        /// What a look showed when the watch began.
        var look: FileLook?
    }

    private let machine: Machine
    private var wants: [FilePath: Want] = [:]
    private var paths: [WatchID: [FilePath]] = [:]
    /// The folders whose entries are wanted and cannot be watched, though they may be there.
    private(set) var polled: Set<FilePath> = []

    init(on machine: Machine) {
        self.machine = machine
    }

    /// The folders that are wanted.
    var folders: [FilePath] { Array(wants.keys) }

    /// The paths under which the folder of a watch is wanted; none when it is no longer.
    func paths(of watch: WatchID) -> [FilePath] {
        paths[watch] ?? []
    }

    /// Why a wanted folder is not watched; nil when it is.
    func fault(of folder: FilePath) -> WatchFault? {
        wants[folder]?.fault
    }

    /// Wants to hear of a folder, and watches it if that is still to be done.
    mutating func want(_ folder: FilePath, entries: Bool) {
        var want = wants[folder] ?? Want()
        let isWider = entries && want.entries == 0
        if entries { want.entries += 1 } else { want.itself += 1 }
        wants[folder] = want
        if want.watch == nil || isWider { watch(folder) }
    }

    /// Makes sure that a wanted folder is watched, as far as it can be.
    mutating func ensure(_ folder: FilePath) {
        if let want = wants[folder], want.watch == nil { watch(folder) }
    }

    /// Makes sure that the watch is still that of the folder under the path, and says whether it was not.
    mutating func verify(_ folder: FilePath) -> Bool {
        guard let want = wants[folder] else { return false }
        if want.watch != nil, let look = want.look, machine.look(at: folder).isSameFolder(as: look) { return false }
        watch(folder)
        return wants[folder]?.watch != want.watch
    }

    /// Takes back a want, and ends the watch when nobody wants it any more.
    mutating func drop(_ folder: FilePath, entries: Bool) {
        guard var want = wants[folder] else { return }
        if entries { want.entries -= 1 } else { want.itself -= 1 }
        if want.entries == 0 { polled.remove(folder) }
        if want.entries > 0 || want.itself > 0 {
            wants[folder] = want
            return
        }
        wants[folder] = nil
        if let watch = want.watch { release(watch, of: folder) }
    }

    /// Watches a wanted folder, or finds the watch it has; another folder may stand under the path now.
    mutating func watch(_ folder: FilePath) {
        guard var want = wants[folder] else { return }
        let old = want.watch
        switch machine.watch(folder, entries: want.entries > 0) {
        case .success(let watch):
            (want.watch, want.fault, want.look) = (watch, nil, machine.look(at: folder))
            if old != watch { paths[watch, default: []].append(folder) }
        case .failure(let fault): (want.watch, want.fault) = (nil, fault)
        }
        if want.entries > 0, let fault = want.fault, fault != .missing {
            polled.insert(folder)
        } else {
            polled.remove(folder)
        }
        wants[folder] = want
        if let old, old != want.watch { release(old, of: folder) }
    }

    /// Forgets a watch whose folder is no longer where it was, and gives the paths under which it was wanted.
    mutating func lose(_ watch: WatchID) -> [FilePath] {
        guard let lost = paths.removeValue(forKey: watch) else { return [] }
        for path in lost { wants[path]?.watch = nil }
        machine.unwatch(watch)
        return lost
    }

    private mutating func release(_ watch: WatchID, of folder: FilePath) {
        paths[watch]?.removeAll { $0 == folder }
        if paths[watch]?.isEmpty == true {
            paths[watch] = nil
            machine.unwatch(watch)
        }
    }
}

extension FileLook {
    /// Whether both are the same folder, whatever happened in it.
    func isSameFolder(as other: FileLook) -> Bool {
        guard case .folder(let stamp) = self, case .folder(let other) = other else { return false }
        return stamp.device == other.device && stamp.inode == other.inode
    }
}
