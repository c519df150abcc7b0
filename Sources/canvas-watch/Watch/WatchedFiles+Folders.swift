extension WatchedFiles {
    /// Finds out what an argument leads to, and searches or follows it.
    mutating func resolve(argument index: Int) {
        let argument = arguments[index]
        let key = WatchedFolder.Key(argument: index, path: argument.path)
        arguments[index].chain = follow(argument.path, for: .argument(index), from: argument.chain)
        switch machine.look(at: argument.path) {
        case .folder:
            arguments[index].kind = .folder
            arguments[index].missingSince = nil
            if folders[key] == nil {
                search(key, name: argument.prefix)
            } else {
                recheck(key)
            }
        case .fault(.missing), .fault(.danglingLink):
            arguments[index].kind = .nothing
            arguments[index].missingSince = argument.missingSince ?? machine.now
            if folders[key] != nil { suspect(argument.path) }
            close(key)
        case .file, .link, .special, .fault:
            arguments[index].kind = .file
            arguments[index].missingSince = nil
            close(key)
            add(FoundSpec(path: argument.path, name: argument.given, isGiven: true), argument: index, .rumour)
        }
        if arguments[index].missingSince == nil { arguments[index].isAwaited = false }
    }

    /// Begins to search a folder and those in it: each is watched before it is listed.
    private mutating func search(_ key: WatchedFolder.Key, name: FilePath?) {
        watches.want(key.path, .entries)
        folders[key] = WatchedFolder(name: name)
        list(key)
    }

    /// Begins to search a folder in a searched one.
    mutating func enter(_ entry: [UInt8], in key: WatchedFolder.Key) {
        guard let folder = folders[key] else { return }
        folders[key]?.folders.insert(entry)
        search(key.entry(entry), name: folder.name(of: entry))
    }

    /// Ends the search of a folder in a searched one.
    mutating func leave(_ entry: [UInt8], in key: WatchedFolder.Key) {
        folders[key]?.folders.remove(entry)
        close(key.entry(entry))
    }

    /// Compares a searched folder with what is in it now.
    ///
    /// - Parameter isDeep: whether to do the same with the folders in it that are known already.
    mutating func list(_ key: WatchedFolder.Key, isDeep: Bool = false) {
        let look = machine.look(at: key.path)
        let contents = FolderSearch.contents(of: key.path, in: machine)
        guard let folder = folders[key] else { return }
        folders[key]?.look = look
        let isYoung = isYoung(look)
        folders[key]?.isYoung = isYoung
        folders[key]?.fault = contents.fault
        // A folder that is gone is not unreadable: its own folder will tell.
        if contents.fault == nil || contents.fault == .missing {
            unreadable.remove(key)
        } else {
            unreadable.insert(key)
        }
        if (contents.fault == nil) != (folder.fault == nil) { suspect(key.path) }
        let entries = Set(contents.folders)
        for entry in folder.folders.subtracting(entries) {
            leave(entry, in: key)
            suspect(key.entry(entry).path)
        }
        for entry in contents.specs + contents.candidates { appear(entry, in: key, .rumour) }
        for entry in contents.folders {
            if folders[key.entry(entry)] == nil {
                enter(entry, in: key)
            } else if isDeep {
                recheck(key.entry(entry))
            }
        }
    }

    /// Looks whether a searched folder is still there, or another one in its place, and compares what is in it.
    mutating func recheck(_ key: WatchedFolder.Key) {
        let isArgument = key.path == arguments[key.argument].path
        let look = isArgument ? machine.look(at: key.path) : machine.look(atEntry: key.path)
        guard case .folder = look else {
            leave(key.path.name, in: WatchedFolder.Key(argument: key.argument, path: key.path.folder))
            suspect(key.path)
            return
        }
        let isOther = folders[key]?.look?.folderIdentity != look.folderIdentity
        if watches.verify(key.path) || isOther { suspect(key.path) }
        list(key, isDeep: isOther)
    }

    /// Ends the search of a folder and of those in it.
    mutating func close(_ key: WatchedFolder.Key) {
        guard let folder = folders.removeValue(forKey: key) else { return }
        unreadable.remove(key)
        for entry in folder.folders { close(key.entry(entry)) }
        watches.drop(key.path, .entries)
    }

    /// A listing or an event names a spec.
    mutating func appear(_ entry: [UInt8], in key: WatchedFolder.Key, _ hint: PendingChange.Hint) {
        guard let folder = folders[key] else { return }
        let path = key.path.appending(FilePath(bytes: entry))
        add(FoundSpec(path: path, name: folder.name(of: entry), isGiven: false), argument: key.argument, hint)
    }

    /// Whether the last write is so recent that a later one could bear the same time.
    func isYoung(_ look: FileLook) -> Bool {
        guard let stamp = look.stamp else { return false }
        return machine.timeOfDay &- max(stamp.modified, stamp.changed) < Self.youth
    }
}

extension WatchedFolder.Key {
    /// The key of a folder in this one.
    func entry(_ name: [UInt8]) -> WatchedFolder.Key {
        WatchedFolder.Key(argument: argument, path: path.appending(FilePath(bytes: name)))
    }
}

extension WatchedFolder {
    /// How reports call an entry.
    func name(of entry: [UInt8]) -> FilePath {
        let entry = FilePath(bytes: entry)
        return name?.appending(entry) ?? entry
    }
}

extension FileLook {
    /// The stamp, where there is one.
    var stamp: FileStamp? {
        switch self {
        case .file(let stamp, _), .folder(let stamp), .link(let stamp): stamp
        case .special, .fault: nil
        }
    }
}
