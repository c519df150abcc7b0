extension WatchedFiles {
    /// What the watch is doing.
    var status: WatchStatus {
        WatchStatus(
            places: arguments.map(\.given), specs: shown, awaited: arguments.filter(\.isAwaited).map(\.given),
            troubles: troubles)
    }

    private var troubles: [WatchTrouble] {
        var troubles: [WatchTrouble] = []
        var networks: [String: FilePath] = [:]
        var others: [String?: FilePath] = [:]
        var beyondLimit = 0
        for folder in watches.polled.sorted().reversed() {
            switch watches.fault(of: folder) {
            case .watchLimit: beyondLimit += 1
            case .instanceLimit: if troubles.isEmpty { troubles = [.instanceLimit] }
            case .network(let type): networks[type] = folder
            case .denied: others[.none] = folder
            case .failed(let reason): others[reason] = folder
            case .missing, nil: break
            }
        }
        if beyondLimit > 0 { troubles.append(.watchLimit(folders: beyondLimit)) }
        if !shared.isEmpty { troubles.append(.otherNames(files: shared.count)) }
        let shut = Set(unreadable.map(\.path))
        for (type, folder) in networks.sorted(by: { $0.value < $1.value }) {
            troubles.append(.network(shown(folder), type: type))
        }
        for (reason, folder) in others.sorted(by: { $0.value < $1.value }) where !shut.contains(folder) {
            troubles.append(.unwatchable(shown(folder), reason: reason))
        }
        troubles += unreadable.sorted { $0.path < $1.path }.compactMap { key in
            folders[key]?.fault.map { .unreadable(shown(key.path), $0) }
        }
        return troubles
    }

    /// How reports call a folder: as the names of the specs in it begin, or by its path when none can be in it.
    private func shown(_ folder: FilePath) -> FilePath {
        for index in arguments.indices {
            if folder == arguments[index].path { return arguments[index].given }
            if let name = folders[WatchedFolder.Key(argument: index, path: folder)]?.name { return name }
        }
        return folder
    }
}
