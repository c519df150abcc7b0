/// What files held when they were last read, so that one that did not change is not parsed again.
///
/// Each file is asked for through the reader every time: that is how a watch learns what a spec depends on.
struct DocumentCache {
    private struct Entry<Content> {
        var version: FileVersion
        let content: Content
        /// The specs that asked for the file.
        var users: Set<FilePath>
    }

    /// By the names of reports: the same file under two names has two sets of diagnostics.
    private var specs: [FilePath: Entry<ParsedFile>] = [:]
    private var manifests: [FilePath: Entry<Manifest>] = [:]
    private var sources: [FilePath: Entry<SourceFile>] = [:]

    /// The parsed contents of a spec's own file.
    mutating func spec(
        of found: FoundSpec, reading files: inout some FileReading
    ) throws(FileProblem) -> ParsedFile {
        try Self.content(at: found.path, named: found.name, for: found.name, in: &specs, reading: &files) { source, _ in
            ParsedFile(source)
        }
    }

    /// The contents of a spec's own file as they were when it was last asked for.
    func lastSpec(of found: FoundSpec) -> ParsedFile? {
        specs[found.name]?.content
    }

    /// The parsed contents of a manifest that a spec names.
    mutating func manifest(
        at path: FilePath, named name: FilePath, for found: FoundSpec, reading files: inout some FileReading
    ) throws(FileProblem) -> Manifest {
        try Self.content(at: path, named: name, for: found.name, in: &manifests, reading: &files) {
            Manifest($0, after: $1)
        }
    }

    /// A Swift file that a spec names.
    mutating func source(
        at path: FilePath, named name: FilePath, for found: FoundSpec, reading files: inout some FileReading
    ) throws(FileProblem) -> SourceFile {
        try Self.content(at: path, named: name, for: found.name, in: &sources, reading: &files) { source, _ in source }
    }

    /// Lets go of everything that only this spec asked for.
    mutating func forget(_ found: FoundSpec) {
        Self.forget(found.name, in: &sources)
        Self.forget(found.name, in: &specs)
        Self.forget(found.name, in: &manifests)
    }

    /// Lets go of the manifests that a spec asked for before, but for one.
    mutating func forgetManifests(of found: FoundSpec, but kept: FilePath?) {
        for (name, entry) in manifests where name != kept && entry.users.contains(found.name) {
            manifests[name] = Self.without(found.name, entry)
        }
    }

    /// Lets go of the Swift files that a spec asked for before, but for some.
    mutating func forgetSources(of found: FoundSpec, but kept: Set<FilePath>) {
        for (name, entry) in sources where !kept.contains(name) && entry.users.contains(found.name) {
            sources[name] = Self.without(found.name, entry)
        }
    }

    private static func content<Content>(
        at path: FilePath, named name: FilePath, for user: FilePath, in entries: inout [FilePath: Entry<Content>],
        reading files: inout some FileReading, make: (SourceFile, Content?) -> Content
    ) throws(FileProblem) -> Content {
        switch files.read(path, named: name, knowing: entries[name]?.version) {
        case .same(let version):
            entries[name]?.version = version
            entries[name]?.users.insert(user)
            guard let known = entries[name] else { throw FileProblem(fault: .failed("it was not read")) }
            return known.content
        case .bytes(let bytes, let version):
            // Taken out, so that its users are changed in place.
            let known = entries.removeValue(forKey: name)
            let content = make(SourceFile(name: name.shown, bytes: bytes), known?.content)
            var users = known?.users ?? []
            users.insert(user)
            entries[name] = Entry(version: version, content: content, users: users)
            return content
        case .fault(let fault):
            entries[name] = nil
            throw FileProblem(fault: fault)
        }
    }

    private static func forget<Content>(_ user: FilePath, in entries: inout [FilePath: Entry<Content>]) {
        for (name, entry) in entries where entry.users.contains(user) { entries[name] = without(user, entry) }
    }

    private static func without<Content>(_ user: FilePath, _ entry: Entry<Content>) -> Entry<Content>? {
        var rest = entry
        rest.users.remove(user)
        return rest.users.isEmpty ? nil : rest
    }
}

/// Why a file could not be read.
struct FileProblem: Error, Hashable, Sendable {
    let fault: FileFault
}
