extension WatchedFiles {
    /// Looks at every watch, argument, folder and file.
    ///
    /// - Parameter isThorough: whether events may have been missed, so that folders are listed even when they look the
    ///   same, and files read again whose times cannot tell; else nothing is opened that looks the same.
    mutating func rescan(thoroughly isThorough: Bool) {
        isUncertain = false
        nextRescan = machine.now + Self.rescanPeriod
        for folder in watches.folders where watches.verify(folder) { suspect(folder) }
        for index in arguments.indices {
            let chain = follow(arguments[index].path, for: .argument(index), from: arguments[index].chain)
            arguments[index].chain = chain
            if isThorough || isMoved(arguments[index]) { resolve(argument: index) }
        }
        for key in folders.keys { compare(key, isDoubted: isThorough) }
        for path in files.keys { compare(path, isDoubted: isThorough) }
    }

    /// Looks at the folders that events do not tell of and the files in them, and at the files that have other names.
    mutating func poll() {
        nextPoll = machine.now + Self.pollPeriod
        for folder in watches.polled {
            if watches.verify(folder) { suspect(folder) }
            for index in arguments.indices {
                compare(WatchedFolder.Key(argument: index, path: folder), isDoubted: false)
            }
        }
        for index in arguments.indices where isMoved(arguments[index]) { resolve(argument: index) }
        for (path, file) in files where isPolled(file) { compare(path, isDoubted: false) }
    }

    /// Whether an argument leads to another kind of thing than it did.
    private func isMoved(_ argument: WatchedArgument) -> Bool {
        switch machine.look(at: argument.path) {
        case .folder: argument.kind != .folder
        case .fault(.missing), .fault(.danglingLink): argument.kind != .nothing
        case .file, .link, .special, .fault: argument.kind != .file
        }
    }

    /// Compares a searched folder with a look at it, and lists it if it differs or if its times cannot tell.
    private mutating func compare(_ key: WatchedFolder.Key, isDoubted: Bool) {
        guard let folder = folders[key] else { return }
        let isPolled = watches.fault(of: key.path) != nil
        if isDoubted || isPolled && folder.isYoung || folder.look != machine.look(at: key.path) { recheck(key) }
    }

    /// Compares a file with a look at it.
    private mutating func compare(_ path: FilePath, isDoubted: Bool) {
        guard let file = files[path], file.pending == nil else { return }
        if file.isYoung, isDoubted || isPolled(file) {
            note(.doubt, of: path)
        } else if file.look?.saysTheSame(as: machine.look(at: path)) != true {
            note(.rumour, of: path)
        } else if isDoubted || file.chain.followsLinks {
            let chain = follow(path, for: .file(path), from: file.chain)
            files[path]?.chain = chain
        }
    }

    private func isPolled(_ file: WatchedFile) -> Bool {
        file.chain.hasOtherNames || file.chain.wants.contains { watches.polled.contains($0.folder) }
    }
}
