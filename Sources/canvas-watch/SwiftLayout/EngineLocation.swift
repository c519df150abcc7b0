/// Where the engine is that layouts are compiled against: the module and the objects of the build that made this tool.
struct EngineLocation: Hashable, Sendable {
    /// The folder with `CanvasEngine.swiftmodule`.
    let modules: FilePath
    /// The engine's objects, by name.
    let objects: [FilePath]
    /// The versions of the module and of the objects, in that order.
    let stamps: [FileStamp]

    /// Looks for the engine.
    ///
    /// - Parameters:
    ///   - chosen: the folder that the user names; nil looks beside the program.
    ///   - executable: the program's file, links resolved.
    init(chosen: FilePath?, executable: FilePath?, files: some FileSystem) throws(SwiftLayoutProblem) {
        let folder = chosen ?? executable?.folder ?? FilePath(".")
        let missing = SwiftLayoutProblem.engineMissing(searched: folder, isChosen: chosen != nil)
        modules = folder.appending(FilePath("Modules"))
        let module = modules.appending(FilePath("CanvasEngine.swiftmodule"))
        let build = folder.appending(FilePath("CanvasEngine.build"))
        guard case .file(let stamp, _) = files.look(at: module),
            case .entries(let entries) = files.entries(
                of: build, where: { name, _ in name.suffix(2).elementsEqual(".o".utf8) }),
            !entries.isEmpty
        else { throw missing }
        // Objects of sources that are gone may lie about: the build lists the sources that there are.
        let sources = Self.sourceNames(in: build, files: files)
        let current = entries.filter { sources.contains(Array($0.name.dropLast(2))) }
        objects = (current.isEmpty ? entries : current).map { build.appending(FilePath(bytes: $0.name)) }.sorted()
        var stamps = [stamp]
        for object in objects {
            guard case .file(let stamp, _) = files.look(at: object) else { throw missing }
            stamps.append(stamp)
        }
        self.stamps = stamps
    }

    /// The names of the files that the engine was last built of; none where the build does not tell.
    private static func sourceNames(in build: FilePath, files: some FileSystem) -> Set<[UInt8]> {
        guard case .bytes(let list, _, _) = files.read(build.appending(FilePath("sources")), limit: 1 << 22) else {
            return []
        }
        let quote = UInt8(ascii: "'")
        return Set(
            list.split(separator: UInt8(ascii: "\n")).map { line in
                FilePath(bytes: line.last == quote ? Array(line.dropLast()) : Array(line)).name
            })
    }
}
