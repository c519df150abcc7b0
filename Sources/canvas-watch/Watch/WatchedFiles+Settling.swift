/// What came of a spec's change.
enum SettledSpec: Hashable, Sendable {
    /// It is to be worked out again.
    case changed(FoundSpec)
    /// It is gone, and was shown before.
    case removed(FoundSpec)

    /// The spec.
    var spec: FoundSpec {
        switch self {
        case .changed(let spec), .removed(let spec): spec
        }
    }
}

extension WatchedFiles {
    /// The specs with changes that may be believed now, in the order of their names.
    ///
    /// A spec waits until all of its inputs have come to rest, so that a spec and a manifest that are saved together are
    /// shown together.
    mutating func settle() -> [SettledSpec] {
        let now = machine.now
        guard let due = earliest, due <= now else { return [] }
        for path in pending.sorted() { believe(path, now) }
        earliest = pending.compactMap { files[$0]?.pending?.deadline(times) }.min()
        var settled: [SettledSpec] = []
        for name in dirty.sorted() {
            guard let spec = specs[name], !spec.inputs.keys.contains(where: pending.contains) else { continue }
            if !isPresent(spec) {
                if spec.isShown { settled.append(.removed(spec.spec)) }
                drop(spec)
            } else if isNews(spec) {
                settled.append(.changed(spec.spec))
            } else {
                dirty.remove(name)
                release(spec.inputs.keys)
            }
        }
        return settled
    }

    /// Looks at a file whose time has come.
    private mutating func believe(_ path: FilePath, _ now: Moment) {
        guard let file = files[path], var change = file.pending, change.deadline(times) <= now else { return }
        let look = look(at: path, of: file)
        let isComplete = change.isOpen && isClosed(path, look)
        let settles = change.settles(look, isComplete: isComplete, after: file.known?.sight, at: now, times)
        file.pending = change
        if !settles { return }
        pending.remove(path)
        if !change.isAboutContents, file.look?.saysTheSame(as: look) == true { file.isStale = false }
    }

    /// What a file's path leads to; what decides that is found out anew where the way to it changed.
    private mutating func look(at path: FilePath, of file: WatchedFile) -> FileLook {
        if let look = file.chain.fileAtEnd(of: path, in: machine) {
            for want in file.chain.wants { watches.ensure(want.folder) }
            return look
        }
        file.chain = follow(path, for: .file(path), from: file.chain)
        return machine.look(at: path)
    }

    /// Whether nobody can be writing what has just been made: it is a link, or another name of a file.
    private func isClosed(_ path: FilePath, _ look: FileLook) -> Bool {
        if case .file(_, let names) = look, names > 1 { return true }
        if case .link = machine.look(atEntry: path) { return true }
        return false
    }

    /// Whether a search would find the spec now.
    func isPresent(_ spec: WatchedSpec) -> Bool {
        let path = spec.spec.path
        if spec.arguments.contains(where: { arguments[$0].kind == .file && arguments[$0].path == path }) {
            // What was believed just now needs no other look.
            return (files[path]?.pending?.accepted ?? machine.look(at: path).sight) != .absent
        }
        return role(of: spec).contains(.spec)
    }

    /// What the spec is to the searches that may find it.
    private func role(of spec: WatchedSpec) -> FolderSearch.Role {
        let path = spec.spec.path
        let isSearched = spec.arguments.contains { index in
            folders[WatchedFolder.Key(argument: index, path: path.folder)].map { $0.fault == nil } ?? false
        }
        return isSearched ? FolderSearch.role(of: path.name, in: path.folder, machine) : []
    }

    /// Lets go of a spec that is not there; of a link that leads to a folder only what was shown of it, for it may lead
    /// to a file again.
    private mutating func drop(_ spec: WatchedSpec) {
        let name = spec.spec.name
        if spec.isShown { shown -= 1 }
        dirty.remove(name)
        for index in spec.arguments where spec.spec.path == arguments[index].path {
            resolve(argument: index)
            // It was given its time to come back already.
            arguments[index].isAwaited = arguments[index].kind == .nothing
        }
        if role(of: spec).contains(.candidate) {
            release(spec.inputs.keys)
            specs[name]?.isShown = false
            specs[name]?.seen = [:]
        } else {
            specs[name] = nil
            for path in spec.inputs.keys { untrack(path, for: name) }
        }
    }

    /// Whether an input may differ from what the spec was last made from.
    private func isNews(_ spec: WatchedSpec) -> Bool {
        spec.inputs.keys.contains { path in
            guard let file = files[path], let known = file.known, !file.isStale else { return true }
            return spec.seen[path].map { !$0.isSame(as: known) } ?? true
        }
    }

    /// Forgets the changes of files that are believed and that no spec has still to take in.
    mutating func release(_ paths: some Sequence<FilePath>) {
        for path in paths {
            guard let file = files[path], file.pending?.accepted != nil, file.users.isDisjoint(with: dirty) else {
                continue
            }
            file.pending = nil
        }
    }
}
