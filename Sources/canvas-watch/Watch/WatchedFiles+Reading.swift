extension WatchedFiles: FileReading {
    /// How often a file is read again because it changed meanwhile.
    private static var attempts: Int { 3 }

    /// Begins to work out a spec: what is read from now on are its inputs.
    mutating func begin(_ spec: FoundSpec) {
        visit = SpecVisit(spec: spec.name)
        dirty.remove(spec.name)
    }

    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        guard let spec = visit?.spec else { return .fault(.missing) }
        visit?.inputs[path] = name
        track(path, for: spec)
        if let known, let file = files[path], !file.isStale, file.known == .contents(known),
            file.look?.saysTheSame(as: machine.look(at: path)) == true
        {
            visit?.seen[path] = .contents(known)
            return .same(known)
        }
        return readAnew(path, knowing: known)
    }

    private mutating func readAnew(_ path: FilePath, knowing known: FileVersion?) -> FileContents {
        guard let file = files[path] else { return .fault(.missing) }
        file.isStale = false
        var read = machine.read(path, limit: DirectReader<Machine>.limit)
        var attempt = 1
        while case .bytes(_, _, isSteady: false) = read, attempt < Self.attempts {
            read = machine.read(path, limit: DirectReader<Machine>.limit)
            attempt += 1
        }
        // What was heard until now tells whether the file was read in the middle of a change.
        drain()
        let contents: FileContents
        let observation: Observation
        let look: FileLook
        var isSteady = true
        switch read {
        case .fault(let fault, let before): (contents, observation, look) = (.fault(fault), .fault(fault), before)
        case .bytes(let bytes, let stamp, let steady):
            let version = FileVersion(stamp: stamp, digest: ContentDigest.digest(of: bytes))
            let isKnown = version.digest == known?.digest && stamp.size == known?.stamp.size
            contents = isKnown ? .same(version) : .bytes(bytes, version)
            observation = .contents(version)
            look = .file(stamp, names: 1)
            isSteady = steady
        }
        visit?.seen[path] = observation
        if isBelievable(observation, isSteady, of: file, at: path) {
            tellUsers(of: file, observation)
            file.known = observation
            file.look = look
            file.isYoung = isYoung(look)
        } else {
            file.isStale = true
            visit?.isHeld = true
        }
        return contents
    }

    /// Makes the other specs that use a file take in what was found in it, should no event tell of it.
    private mutating func tellUsers(of file: WatchedFile, _ observation: Observation) {
        guard file.users.count > 1, let known = file.known, !known.isSame(as: observation) else { return }
        dirty.formUnion(file.users.filter { $0 != visit?.spec })
        earliest = machine.now
    }

    /// Whether what was read may be shown: not a file that is being written, nor one that is gone or empty for a moment.
    private mutating func isBelievable(
        _ observation: Observation, _ isSteady: Bool, of file: WatchedFile, at path: FilePath
    ) -> Bool {
        if isStarting { return true }
        if let change = file.pending, change.isOverdue(at: machine.now, times) { return true }
        let isWaitedFor = file.pending.map { $0.accepted == nil } ?? false
        if !isSteady || isWaitedFor && file.pending?.isOpen == true {
            if !isWaitedFor { note(.writing, of: path) }
            return false
        }
        if file.pending == nil, let known = file.known, !known.isSame(as: observation) {
            // Nobody told of the change, so nobody knows whether it goes on.
            note(.rumour, of: path)
            return false
        }
        let sight = observation.sight
        if sight == .present || sight == file.known?.sight || sight == file.pending?.accepted { return true }
        if !isWaitedFor { note(sight == .absent ? .gone : .writing, of: path) }
        return false
    }

    /// How many specs depend on the file that a path leads to, under whatever path.
    private func countUsers(of path: FilePath) -> Int {
        guard let end = files[path]?.chain.end else { return 1 }
        var users: Set<FilePath> = []
        for case .file(let other) in interests[end] ?? [] {
            if let file = files[other], file.chain.end == end { users.formUnion(file.users) }
        }
        return users.count
    }

    /// Ends the working out of a spec.
    ///
    /// - Returns: the inputs that changed since the spec was last shown, in the order of their names; empty when none
    ///   did; nil when the result is not to be shown, since more is to come.
    mutating func end() -> [ChangedFile]? {
        guard let visit else { return nil }
        self.visit = nil
        guard var spec = specs[visit.spec] else { return nil }
        let before = spec.inputs
        if visit.isHeld {
            // The old inputs stay: until it is shown again, the spec is what was made from them.
            spec.inputs.merge(visit.inputs) { _, new in new }
            specs[visit.spec] = spec
            dirty.insert(visit.spec)
            return nil
        }
        var cause: [ChangedFile] = []
        for (path, observation) in visit.seen {
            guard let seen = spec.seen[path], !seen.isSame(as: observation) else { continue }
            cause.append(ChangedFile(name: visit.inputs[path] ?? path, users: countUsers(of: path)))
        }
        if !spec.isShown {
            cause = [ChangedFile(name: spec.spec.name, users: 1)]
            spec.isShown = true
            shown += 1
        }
        spec.inputs = visit.inputs
        spec.inputs[spec.spec.path] = spec.spec.name
        spec.seen = visit.seen
        specs[visit.spec] = spec
        for path in before.keys where spec.inputs[path] == nil { untrack(path, for: visit.spec) }
        release(spec.inputs.keys)
        return cause.sorted()
    }
}
