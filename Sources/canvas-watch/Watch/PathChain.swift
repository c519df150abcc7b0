/// Every name that decides what a path leads to: the folders on the way, each link that is followed, and the end.
struct PathChain: Hashable, Sendable {
    /// A folder that is to be watched for the path.
    struct Want: Hashable, Sendable {
        let folder: FilePath
        /// Which folder it is; nil for the root, which cannot be replaced.
        let identity: FileIdentity?
        var scope: WatchScope
    }

    /// All of these names, as the path has them and without links: what happens to one of them may concern the path.
    private(set) var names: [FilePath] = []
    /// The folders to watch: each on the way for its own fate; for their names those that hold a link or the first name
    /// that is missing, and the one above the end's; with its entries the one that holds the end.
    private(set) var wants: [Want] = []
    /// The name that was looked at last: the end, or the first one that is missing.
    private(set) var end: FilePath?
    /// Whether a link is on the way.
    private(set) var followsLinks = false
    /// Whether the file at the end has other names, under which it may be written without an event here.
    private(set) var hasOtherNames = false

    /// How far a path has been followed.
    private struct Way {
        /// The number of links that are followed; the system's own limit.
        static let linkLimit = 40

        var folder = FilePath("/")
        /// The names that are still to come, the last first.
        var rest: [[UInt8]]
        var links = 0

        /// Goes where a link of the folder leads; false where the system would give up.
        mutating func follow(_ link: FilePath, in files: some FileSystem) -> Bool {
            links += 1
            guard links <= Self.linkLimit, let target = files.target(ofLink: link) else { return false }
            if target.isAbsolute { folder = FilePath("/") }
            rest += PathChain.parts(of: target)
            return true
        }
    }

    /// A chain that nothing belongs to.
    init() {}

    /// Follows an absolute path as the system would.
    init(of path: FilePath, in files: some FileSystem) {
        var way = Way(rest: Self.parts(of: path))
        var identities: [FilePath: FileIdentity] = [:]
        func want(_ folder: FilePath, _ scope: WatchScope) {
            add(Want(folder: folder, identity: identities[folder], scope: scope))
        }
        addNames(of: path)
        while let part = way.rest.popLast() {
            if part == Array("..".utf8) {
                way.folder = way.folder.folder
                continue
            }
            let next = way.folder.appending(FilePath(bytes: part))
            if !names.contains(next) { names.append(next) }
            end = next
            switch files.look(atEntry: next) {
            case .folder(let stamp):
                identities[next] = stamp.identity
                want(next, .itself)
                way.folder = next
            case .link:
                want(way.folder, .names)
                followsLinks = true
                if !way.follow(next, in: files) { return }
            case .file(_, let names):
                hasOtherNames = names > 1 && way.rest.isEmpty
                fallthrough
            case .special, .fault:
                want(way.folder, way.rest.isEmpty ? .entries : .names)
                // A removed folder that some program still holds open does not tell of its own end; the one above does.
                want(way.folder.folder, .names)
                return
            }
        }
        want(way.folder.folder, .names)
    }

    /// What stands at the end of a path, if the chain is still the path's: no link, the same folders on the way, and a file
    /// at the end; nil where it may be another one.
    ///
    /// It looks at the same names as a chain that is made anew, and most saves change only the file.
    func fileAtEnd(of path: FilePath, in files: some FileSystem) -> FileLook? {
        guard !followsLinks, end == path else { return nil }
        for want in wants {
            // The root has no identity.
            guard let identity = want.identity else { continue }
            if files.look(atEntry: want.folder).folderIdentity != identity { return nil }
        }
        let look = files.look(atEntry: path)
        guard case .file(_, let names) = look, (names > 1) == hasOtherNames else { return nil }
        return look
    }

    /// The names that the path itself has on the way: a watch may know a folder under one of them.
    private mutating func addNames(of path: FilePath) {
        var name = path
        while name != name.folder, name != FilePath(".") {
            names.append(name)
            name = name.folder
        }
    }

    private mutating func add(_ want: Want) {
        guard let index = wants.firstIndex(where: { $0.folder == want.folder }) else {
            wants.append(want)
            return
        }
        wants[index].scope = max(wants[index].scope, want.scope)
    }

    /// The names of a path, the last first.
    private static func parts(of path: FilePath) -> [[UInt8]] {
        path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter { $0 != [UInt8(ascii: ".")] }.reversed()
    }
}
