/// The specs that the arguments of a command lead to.
struct SpecFinding: Sendable {
    /// The specs in the order of their names. A file that two arguments lead to under the same name stands here once;
    /// under two names it is two specs.
    private(set) var specs: [FoundSpec] = []
    /// The arguments that lead nowhere.
    private(set) var missing: [FilePath] = []
    /// The folders that could not be searched, by the names of reports, and why.
    private(set) var faults: [(folder: FilePath, fault: FileFault)] = []
    /// The folder arguments without a spec.
    private(set) var emptyFolders: [FilePath] = []

    /// What stands for standard input among the arguments, even where a file has that name.
    static let standardInput = FilePath("-")

    /// Follows the arguments; none stand for the current folder.
    init(_ arguments: [FilePath], in files: some FileSystem) {
        let arguments = arguments.isEmpty ? [FilePath(".")] : arguments
        for argument in arguments {
            if argument == Self.standardInput {
                specs.append(FoundSpec(path: argument, name: argument, isGiven: true))
                continue
            }
            switch files.look(at: argument) {
            case .folder:
                let name = Self.prefix(of: argument, among: arguments)
                search(FolderSearch.Folder(path: argument, name: name), named: argument, files)
            case .fault(.missing), .fault(.danglingLink): missing.append(argument)
            case .file, .link, .special, .fault:
                specs.append(FoundSpec(path: argument, name: argument, isGiven: true))
            }
        }
        order()
    }

    /// What stands in front of the names of the specs below a folder argument: the argument when there are several.
    static func prefix(of argument: FilePath, among arguments: [FilePath]) -> FilePath? {
        arguments.count > 1 && argument != FilePath(".") ? argument : nil
    }

    private mutating func search(_ top: FolderSearch.Folder, named argument: FilePath, _ files: some FileSystem) {
        let before = specs.count
        var open = [top]
        while let folder = open.popLast() {
            let contents = FolderSearch.contents(of: folder.path, in: files)
            // A folder that vanished between its listing and its search is not there to be reported.
            if let fault = contents.fault, fault != .missing || folder == top {
                faults.append((folder.name ?? argument, fault))
            }
            for entry in contents.specs {
                let path = folder.path.appending(FilePath(bytes: entry))
                specs.append(FoundSpec(path: path, name: folder.name(of: entry), isGiven: false))
            }
            for entry in contents.folders {
                let path = folder.path.appending(FilePath(bytes: entry))
                open.append(FolderSearch.Folder(path: path, name: folder.name(of: entry)))
            }
        }
        if specs.count == before { emptyFolders.append(argument) }
    }

    private mutating func order() {
        // A given file goes before a found one of the same name, and only the first of a name stays.
        specs.sort { ($0.name, $0.isGiven ? 0 : 1) < ($1.name, $1.isGiven ? 0 : 1) }
        var kept: [FoundSpec] = []
        for spec in specs where spec.name != kept.last?.name { kept.append(spec) }
        specs = kept
        faults.sort { $0.folder < $1.folder }
    }
}
