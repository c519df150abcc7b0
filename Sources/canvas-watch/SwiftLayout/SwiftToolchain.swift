/// The compiler that layouts are built with, and the tool that finds lines by addresses.
struct SwiftToolchain: Hashable, Sendable {
    /// The compiler's file.
    let compiler: FilePath
    /// The version of what the compiler's file leads to.
    let stamp: FileStamp
    /// The tool that tells which line an address belongs to; nil where there is none.
    let symbolizer: FilePath?

    /// Looks for the compiler in the folders of a `PATH`.
    init(path: [UInt8]?, files: some FileSystem) throws(SwiftLayoutProblem) {
        let folders = (path ?? []).split(separator: UInt8(ascii: ":")).map { FilePath(bytes: Array($0)) }
        func find(_ name: String, in folders: [FilePath]) -> (FilePath, FileStamp)? {
            for folder in folders {
                let candidate = folder.appending(FilePath(name))
                if case .file(let stamp, _) = files.look(at: candidate) { return (candidate, stamp) }
            }
            return nil
        }
        guard let (compiler, stamp) = find("swiftc", in: folders) else { throw .compilerMissing }
        self.compiler = compiler
        self.stamp = stamp
        // The compiler's name may be a link out of the folder of the tools.
        var (resolved, steps) = (compiler, 0)
        while let target = files.target(ofLink: resolved), steps < 8 {
            resolved = resolved.folder.appending(target)
            steps += 1
        }
        symbolizer = find("llvm-symbolizer", in: [resolved.folder, compiler.folder] + folders)?.0
    }
}
