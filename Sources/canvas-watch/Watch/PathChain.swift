/// Every name that decides what a path leads to: the folders on the way, each link that is followed, and the end.
struct PathChain: Hashable, Sendable {
    /// All of these names, as the path has them and without links: what happens to one of them may concern the path.
    private(set) var names: [FilePath] = []
    /// The name that was looked at last: the end, or the first one that is missing.
    private(set) var end: FilePath?
    /// Whether a link is on the way.
    private(set) var followsLinks = false
    /// The folders on the way; the fate of each matters, not what is in it.
    private(set) var ancestors: [FilePath] = []
    /// The folders whose entries matter: those that hold a link, the end, or the first name that is missing.
    private(set) var folders: [FilePath] = []

    /// The number of links that are followed; the system's own limit.
    private static let linkLimit = 40

    /// A chain that nothing belongs to.
    init() {}

    /// Follows an absolute path as the system would.
    init(of path: FilePath, in files: some FileSystem) {
        var current = FilePath("/")
        var rest = Self.parts(of: path)
        var links = 0
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
            case .folder:
                if !ancestors.contains(next) { ancestors.append(next) }
                current = next
            case .link:
                add(current)
                links += 1
                followsLinks = true
                guard links <= Self.linkLimit, let target = files.target(ofLink: next) else { return }
                if target.isAbsolute { current = FilePath("/") }
                rest += Self.parts(of: target)
            case .file, .special, .fault:
                add(current)
                return
            }
        }
    }

    /// The names that the path itself has on the way: a watch may know a folder under one of them.
    private mutating func addNames(of path: FilePath) {
        var name = path
        while name != name.folder, name != FilePath(".") {
            names.append(name)
            name = name.folder
        }
    }

    private mutating func add(_ folder: FilePath) {
        if !folders.contains(folder) { folders.append(folder) }
    }

    /// The names of a path, the last first.
    private static func parts(of path: FilePath) -> [[UInt8]] {
        path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter { $0 != [UInt8(ascii: ".")] }.reversed()
    }
}
