/// The folders that are watched, and by how many they are wanted.
struct FolderWatches<Machine: EventSource & FileSystem> {
    /// A folder that is wanted.
    private struct Want {
        /// How many want it, by how much of it they want.
        var counts = [0, 0, 0]
        var watch: WatchID?
        var fault: WatchFault?
        /// Which folder it was when the watch began.
        var identity: FileIdentity?

        /// The most that anybody wants; nil when nobody wants it.
        var scope: WatchScope? {
            counts.lastIndex { $0 > 0 }.flatMap(WatchScope.init)
        }
    }

    private let machine: Machine
    private var wants: [FilePath: Want] = [:]
    private var paths: [WatchID: [FilePath]] = [:]
    /// The folders of which more than their own fate is wanted, and that cannot be watched though they may be there.
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
    ///
    /// - Parameter identity: which folder stands under the path now; nil when nobody looked.
    mutating func want(_ folder: FilePath, _ scope: WatchScope, identity: FileIdentity? = nil) {
        var want = wants[folder] ?? Want()
        let before = want.scope
        want.counts[scope.rawValue] += 1
        wants[folder] = want
        let isOther = identity != nil && identity != want.identity
        if want.watch == nil || want.scope != before || isOther { watch(folder) }
    }

    /// Takes back a want, and ends the watch when nobody wants it any more.
    mutating func drop(_ folder: FilePath, _ scope: WatchScope) {
        guard var want = wants[folder] else { return }
        want.counts[scope.rawValue] -= 1
        if want.scope == nil || want.scope == .itself { polled.remove(folder) }
        wants[folder] = want.scope == nil ? nil : want
        if want.scope == nil, let watch = want.watch { release(watch, of: folder) }
    }

    /// Makes sure that a wanted folder is watched, as far as it can be.
    mutating func ensure(_ folder: FilePath) {
        if let want = wants[folder], want.watch == nil { watch(folder) }
    }

    /// Makes sure that the watch is still that of the folder under the path, and says whether it was not.
    mutating func verify(_ folder: FilePath) -> Bool {
        guard let want = wants[folder] else { return false }
        if want.watch != nil, machine.look(at: folder).folderIdentity == want.identity { return false }
        watch(folder)
        return wants[folder]?.watch != want.watch
    }

    /// Watches a wanted folder, or finds the watch it has; another folder may stand under the path now.
    private mutating func watch(_ folder: FilePath) {
        guard var want = wants[folder], let scope = want.scope else { return }
        let old = want.watch
        switch machine.watch(folder, scope) {
        case .success(let watch):
            (want.watch, want.fault, want.identity) = (watch, nil, machine.look(at: folder).folderIdentity)
            if old != watch { paths[watch, default: []].append(folder) }
        case .failure(let fault): (want.watch, want.fault) = (nil, fault)
        }
        // A folder above, which may not be read, is left to the rescans: nothing of the specs lies in it.
        if let fault = want.fault, fault != .missing, scope == .entries || scope == .names && fault != .denied {
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
    /// Which folder it is; nil when it is none.
    var folderIdentity: FileIdentity? {
        if case .folder(let stamp) = self { stamp.identity } else { nil }
    }
}
