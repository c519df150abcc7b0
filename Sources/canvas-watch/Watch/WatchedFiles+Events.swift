extension WatchedFiles {
    /// Takes in the events that have come.
    mutating func drain() {
        machine.drain { handle($0) }
    }

    private mutating func handle(_ event: SourceEvent) {
        switch event.change {
        case .lost: isUncertain = true
        case .vanished:
            for folder in watches.lose(event.watch) { vanish(folder) }
        case .attributes where event.name.isEmpty:
            for folder in watches.paths(of: event.watch) { reconsider(folder) }
        case .created, .modified, .finished, .movedIn, .deleted, .movedOut, .attributes:
            for folder in watches.paths(of: event.watch) {
                hint(event, at: folder.appending(FilePath(bytes: event.name)))
                for index in arguments.indices where arguments[index].kind == .folder {
                    consider(event, in: WatchedFolder.Key(argument: index, path: folder))
                }
            }
        }
    }

    /// The permissions of a watched folder itself may have changed.
    private mutating func reconsider(_ folder: FilePath) {
        for index in arguments.indices {
            let key = WatchedFolder.Key(argument: index, path: folder)
            if folders[key] != nil { list(key) }
        }
        suspect(folder)
    }

    /// A watched folder itself was moved or deleted.
    private mutating func vanish(_ folder: FilePath) {
        for index in arguments.indices {
            let key = WatchedFolder.Key(argument: index, path: folder)
            if folders[key] == nil { continue }
            if folder == arguments[index].path {
                doubtfulArguments.insert(index)
            } else {
                recheck(key)
            }
        }
        suspect(folder)
    }

    /// What a name leads to may be another thing now.
    mutating func suspect(_ path: FilePath) {
        for interest in interests[path] ?? [] {
            switch interest {
            case .argument(let index): doubtfulArguments.insert(index)
            case .file(let file): note(.rumour, of: file)
            }
        }
    }

    /// Passes an event on to those who have the name on their way.
    private mutating func hint(_ event: SourceEvent, at path: FilePath) {
        for interest in interests[path] ?? [] {
            switch interest {
            case .argument(let index):
                // What happens to a given file itself is seen to as a change of the file.
                let argument = arguments[index]
                let isItself = argument.kind == .file && (path == argument.path || path == argument.chain.end)
                if !isItself, event.change.isAboutNames || event.change == .attributes {
                    doubtfulArguments.insert(index)
                }
            case .file(let file):
                let isItself = !event.isFolder && (path == file || path == files[file]?.chain.end)
                note(isItself ? event.change.hint : .rumour, of: file)
            }
        }
    }

    /// Looks at an entry of a searched folder that an event names, if it is one that counts.
    private mutating func consider(_ event: SourceEvent, in key: WatchedFolder.Key) {
        // What no listing would show is not there.
        guard let folder = folders[key], folder.fault == nil, !SpecName.isHidden(event.name) else { return }
        let isSpec = SpecName.matches(event.name)
        if event.isFolder || folder.folders.contains(event.name) {
            consider(folder: event, in: key)
        }
        if isSpec, event.change.isAboutNames || event.change == .finished {
            let name = folder.name(of: event.name)
            if specs[name]?.arguments.contains(key.argument) == true { return }
            if FolderSearch.role(of: event.name, in: key.path, machine).contains(.spec) {
                appear(event.name, in: key, event.isFolder ? .rumour : event.change.hint)
            }
        }
    }

    private mutating func consider(folder event: SourceEvent, in key: WatchedFolder.Key) {
        let path = key.path.appending(FilePath(bytes: event.name))
        let inner = WatchedFolder.Key(argument: key.argument, path: path)
        let isFolder = FolderSearch.role(of: event.name, in: key.path, machine).contains(.folder)
        if folders[inner] == nil {
            if isFolder { enter(event.name, in: key) }
        } else if !isFolder {
            leave(event.name, in: key)
            suspect(path)
        } else if event.change.isAboutNames {
            recheck(inner)
        } else if event.change == .attributes {
            list(inner)
        }
    }
}

extension SourceEvent.Change {
    /// Whether a name came, went or changed hands.
    var isAboutNames: Bool {
        switch self {
        case .created, .movedIn, .deleted, .movedOut: true
        case .modified, .finished, .attributes, .vanished, .lost: false
        }
    }

    /// What it says of the file with the name.
    var hint: PendingChange.Hint {
        switch self {
        case .created, .modified: .writing
        case .finished, .movedIn: .complete
        case .deleted, .movedOut: .gone
        case .attributes, .vanished, .lost: .rumour
        }
    }
}
