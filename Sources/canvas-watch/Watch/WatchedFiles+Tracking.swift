extension WatchedFiles {
    /// Takes up a spec, or another argument that leads to a known one.
    mutating func add(_ spec: FoundSpec, argument: Int, _ hint: PendingChange.Hint) {
        if specs[spec.name] != nil {
            specs[spec.name]?.arguments.insert(argument)
            if spec.isGiven { specs[spec.name]?.spec = spec }
            return
        }
        specs[spec.name] = WatchedSpec(spec, argument: argument)
        track(spec.path, for: spec.name)
        note(hint, of: spec.path)
    }

    /// Watches a file for a spec.
    mutating func track(_ path: FilePath, for spec: FilePath) {
        let file: WatchedFile
        if let known = files[path] {
            file = known
        } else {
            file = WatchedFile(chain: follow(path, for: .file(path), from: PathChain()))
            files[path] = file
        }
        file.users.insert(spec)
    }

    /// Ends watching a file for a spec.
    mutating func untrack(_ path: FilePath, for spec: FilePath) {
        guard let file = files[path] else { return }
        file.users.remove(spec)
        guard file.users.isEmpty else {
            release(CollectionOfOne(path))
            return
        }
        files[path] = nil
        pending.remove(path)
        shared.remove(path)
        lose(.file(path), file.chain)
    }

    /// Takes in a hint about a file: it is to be looked at again, and until then its specs wait.
    mutating func note(_ hint: PendingChange.Hint, of path: FilePath) {
        guard let file = files[path] else { return }
        let now = machine.now
        var change = file.pending ?? PendingChange(hint, at: now)
        change.note(hint, at: now)
        file.pending = change
        file.isStale = true
        pending.insert(path)
        dirty.formUnion(file.users)
        let deadline = change.deadline(times)
        earliest = earliest.map { min($0, deadline) } ?? deadline
    }

    /// Finds out anew what decides where a path leads, and watches that.
    ///
    /// A link may be pointed elsewhere between the look at it and the beginning of the watch, so it is looked at again.
    mutating func follow(_ path: FilePath, for interest: Interest, from old: PathChain) -> PathChain {
        var chain = PathChain(of: path, in: machine)
        var known = old
        var attempts = 0
        while chain != known, attempts < 4 {
            for name in chain.names { interests[name, default: []].insert(interest) }
            for want in chain.wants { watches.want(want.folder, want.scope, identity: want.identity) }
            lose(interest, known, except: chain)
            known = chain
            chain = PathChain(of: path, in: machine)
            attempts += 1
        }
        for want in known.wants { watches.ensure(want.folder) }
        if case .file(let path) = interest { share(path, hasOtherNames: known.hasOtherNames) }
        return known
    }

    /// Takes in whether a file has other names.
    private mutating func share(_ path: FilePath, hasOtherNames: Bool) {
        if !hasOtherNames {
            shared.remove(path)
        } else if shared.insert(path).inserted {
            // It may be another name of a file that is known: nobody tells that one of it.
            nextRescan = machine.now
        }
    }

    /// Takes back what a chain wanted; names that a newer chain has stay of interest.
    private mutating func lose(_ interest: Interest, _ chain: PathChain, except newer: PathChain = PathChain()) {
        for want in chain.wants { watches.drop(want.folder, want.scope) }
        for name in chain.names where !newer.names.contains(name) {
            interests[name]?.remove(interest)
            if interests[name]?.isEmpty == true { interests[name] = nil }
        }
    }
}
