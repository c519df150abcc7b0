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

    /// The number of links that are followed; the system's own limit.
    private static let linkLimit = 40

    /// A chain that nothing belongs to.
    init() {}

    /// Follows an absolute path as the system would.
    init(of path: FilePath, in files: some FileSystem) {
        var current = FilePath("/")
        var rest = Self.parts(of: path)
        var links = 0
        var identities: [FilePath: FileIdentity] = [:]
        func want(_ folder: FilePath, _ scope: WatchScope) {
            add(Want(folder: folder, identity: identities[folder], scope: scope))
        }
        addNames(of: path)
        while let part = rest.popLast() {
            if part == Array("..".utf8) {
                current = current.folder
                continue
            }
            let next = current.appending(FilePath(bytes: part))
            if !names.contains(next) { names.append(next) }
            end = next
            switch files.look(atEntry: next) {
            case .folder(let stamp):
                identities[next] = stamp.identity
                want(next, .itself)
                current = next
            case .link:
                want(current, .names)
                links += 1
                followsLinks = true
                guard links <= Self.linkLimit, let target = files.target(ofLink: next) else { return }
                if target.isAbsolute { current = FilePath("/") }
                rest += Self.parts(of: target)
            case .file(_, let names):
                hasOtherNames = names > 1 && rest.isEmpty
                fallthrough
            case .special, .fault:
                want(current, rest.isEmpty ? .entries : .names)
                // A removed folder that some program still holds open does not tell of its own end; the one above does.
                want(current.folder, .names)
                return
            }
        }
        want(current.folder, .names)
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
