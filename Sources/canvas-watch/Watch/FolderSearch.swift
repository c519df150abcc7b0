/// Searches folders for specs: hidden entries and links to folders are skipped, links to files followed.
///
/// The one place that says which entries of a folder count, for a single run and for a watch alike.
struct FolderSearch {
    /// What an entry is to the search.
    struct Role: OptionSet, Sendable {
        let rawValue: UInt8
        /// It is shown as a spec, be it a good one or not.
        static let spec = Role(rawValue: 1)
        /// It is searched in turn. A folder with the name of a spec is both.
        static let folder = Role(rawValue: 2)
        /// It is a link with the name of a spec and leads to a folder, so that it is skipped as long as it does.
        static let candidate = Role(rawValue: 4)
    }

    /// A folder to search, and how the names of what is in it begin.
    struct Folder: Hashable, Sendable {
        /// The path to open.
        let path: FilePath
        /// How reports call it; nil for a folder that adds nothing to the names of its specs.
        let name: FilePath?

        /// How reports call an entry.
        func name(of entry: [UInt8]) -> FilePath {
            let entry = FilePath(bytes: entry)
            return name?.appending(entry) ?? entry
        }
    }

    /// What one folder holds.
    struct Contents: Sendable {
        /// The names of its specs.
        var specs: [[UInt8]] = []
        /// The names of links that would be specs if they led to files.
        var candidates: [[UInt8]] = []
        /// The names of the folders to search in turn.
        var folders: [[UInt8]] = []
        /// Why the folder could not be listed.
        var fault: FileFault?
    }

    /// What one folder holds, its own folders not opened.
    static func contents(of folder: FilePath, in files: some FileSystem) -> Contents {
        let listing = files.entries(of: folder) { name, kind in
            switch kind {
            case .folder, .unknown: !SpecName.isHidden(name)
            case .file, .link, .special: SpecName.matches(name)
            }
        }
        var contents = Contents()
        switch listing {
        case .fault(let fault): contents.fault = fault
        case .entries(let entries):
            for entry in entries {
                let role = role(of: entry, in: folder, files)
                if role.contains(.spec) { contents.specs.append(entry.name) }
                if role.contains(.candidate) { contents.candidates.append(entry.name) }
                if role.contains(.folder) { contents.folders.append(entry.name) }
            }
        }
        return contents
    }

    /// What an entry of a folder is to the search now.
    static func role(of name: [UInt8], in folder: FilePath, _ files: some FileSystem) -> Role {
        role(of: FolderEntry(name: name, kind: .unknown), in: folder, files)
    }

    private static func role(of entry: FolderEntry, in folder: FilePath, _ files: some FileSystem) -> Role {
        if SpecName.isHidden(entry.name) { return [] }
        let path = folder.appending(FilePath(bytes: entry.name))
        var kind = entry.kind
        if kind == .unknown {
            switch files.look(atEntry: path) {
            case .file: kind = .file
            case .folder: kind = .folder
            case .link: kind = .link
            case .special: kind = .special
            case .fault(.missing): return []
            case .fault: kind = .file
            }
        }
        let named: Role = SpecName.matches(entry.name) ? .spec : []
        switch kind {
        case .folder: return named.union(.folder)
        case .link:
            if !named.isEmpty, case .folder = files.look(at: path) { return .candidate }
            return named
        case .file, .special, .unknown: return named
        }
    }
}
