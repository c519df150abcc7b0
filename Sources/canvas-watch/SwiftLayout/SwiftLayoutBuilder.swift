/// Builds layouts out of Swift files, and keeps what it built in the user's cache folder.
struct SwiftLayoutBuilder<Files: BuildFiles>: Sendable {
    /// How many layouts are kept; the ones that were not used for the longest time go first.
    private static var mostEntries: Int { 64 }

    let files: Files
    let children: any ChildRunning
    let engine: EngineLocation
    let toolchain: SwiftToolchain
    /// The folder that everything is kept in.
    let folder: FilePath
    /// The environment of the compiler, each as `NAME=value`.
    let environment: [[UInt8]]
    /// What tells the folders apart in which several processes build at once.
    let process: Int
    /// Told the name of a file when the compiler begins with it, and nil when it has ended.
    let announce: @Sendable (String?) -> Void
    /// How long the compiler may take, in seconds.
    var seconds = 60.0

    /// The built layout for a source; compiles only if no one was kept for the same source, glue, engine and compiler.
    func build(_ source: SwiftLayoutSource) throws(SwiftLayoutProblem) -> BuiltSwiftLayout {
        let key = key(of: source)
        let entry = folder.appending(FilePath(Self.name(of: key)))
        if let kept = try kept(entry, key, source) { return kept }
        let workshop = folder.appending(FilePath("\(Self.name(of: key)).\(process).building"))
        files.removeTree(workshop)
        defer { files.removeTree(workshop) }
        if let reason = files.makeFolder(workshop) { throw .noBuildFolder(reason: reason) }
        let output = try compile(source, in: workshop, key: key)
        if !files.move(workshop, to: entry) {
            // Another process built the same, or an entry is broken.
            files.removeTree(entry)
            if !files.move(workshop, to: entry) { throw .noBuildFolder(reason: "the folder is in use") }
        }
        prune()
        return try built(entry, output, source)
    }

    /// What was kept; nil when nothing was, or when it is for something else.
    private func kept(
        _ entry: FilePath, _ key: [UInt8], _ source: SwiftLayoutSource
    ) throws(SwiftLayoutProblem) -> BuiltSwiftLayout? {
        guard case .bytes(key, _, _) = files.read(entry.appending(FilePath("key")), limit: 1 << 26),
            case .bytes(let output, _, _) = files.read(entry.appending(FilePath("messages")), limit: 1 << 26)
        else { return nil }
        files.touch(entry)
        return try built(entry, output, source)
    }

    /// The layout of an entry; a refusal is kept as well.
    private func built(
        _ entry: FilePath, _ output: [UInt8], _ source: SwiftLayoutSource
    ) throws(SwiftLayoutProblem) -> BuiltSwiftLayout {
        let messages = SwiftCompilerOutput(
            output, file: source.fileName, glue: source.glue, gluePath: SwiftLayoutSource.glueName)
        if messages.hasErrors { throw source.problem(of: messages.messages) }
        return BuiltSwiftLayout(
            executable: entry.appending(FilePath("layout")), fileName: source.fileName, warnings: messages.messages)
    }

    /// Compiles into a folder; the answer is what the compiler said, with bare file names.
    private func compile(
        _ source: SwiftLayoutSource, in workshop: FilePath, key: [UInt8]
    ) throws(SwiftLayoutProblem) -> [UInt8] {
        let file = workshop.appending(FilePath(source.fileName))
        let glue = workshop.appending(FilePath(SwiftLayoutSource.glueName))
        let program = workshop.appending(FilePath("layout"))
        for (bytes, path) in [
            (source.bytes, file), (Array(source.glue.text.utf8), glue), (key, workshop.appending(FilePath("key"))),
        ] {
            if let reason = files.write(bytes, to: path) { throw .noBuildFolder(reason: reason) }
        }
        let arguments =
            Self.options.map { Array($0.utf8) } + [Array("-I".utf8), engine.modules.bytes, file.bytes, glue.bytes]
            + engine.objects.map(\.bytes) + [Array("-o".utf8), program.bytes]
        announce(source.fileName)
        let outcome = children.run(
            ChildCommand(
                program: toolchain.compiler, arguments: arguments, environment: environment, seconds: seconds,
                outputLimit: 1 << 22))
        announce(nil)
        let output = Self.withoutFolder(outcome.output, workshop)
        switch outcome.ending {
        case .exited(0): break
        case .exited, .flooded:
            let messages = SwiftCompilerOutput(
                output, file: source.fileName, glue: source.glue, gluePath: SwiftLayoutSource.glueName)
            guard messages.hasErrors else { throw .compilerFailed(output: Self.end(of: output)) }
        case .signalled: throw .compilerFailed(output: Self.end(of: output))
        case .timedOut: throw .compilerTimeout(seconds: seconds)
        case .interrupted: throw .interrupted
        case .notStarted(let reason): throw .compilerFailed(output: reason)
        }
        if let reason = files.write(output, to: workshop.appending(FilePath("messages"))) {
            throw .noBuildFolder(reason: reason)
        }
        return output
    }

    /// How a layout is compiled. Line tables tell where it crashed; at fixed addresses they are easy to look up.
    private static var options: [String] {
        [
            "-swift-version", "6", "-parse-as-library", "-O", "-gline-tables-only", "-diagnostic-style=llvm",
            "-module-name", "CanvasWatchLayout", "-lm", "-Xclang-linker", "-no-pie",
        ]
    }

    /// Everything that decides what comes out.
    private func key(of source: SwiftLayoutSource) -> [UInt8] {
        var key = Self.options.joined(separator: " ") + "\n" + source.fileName + "\n"
        key += "\(toolchain.compiler.shown) \(Self.text(of: toolchain.stamp))\n"
        for (path, stamp) in zip([engine.modules] + engine.objects, engine.stamps) {
            key += "\(path.shown) \(Self.text(of: stamp))\n"
        }
        return Array(key.utf8) + Array(source.glue.text.utf8) + [0] + source.bytes
    }

    private static func text(of stamp: FileStamp) -> String {
        "\(stamp.device) \(stamp.inode) \(stamp.size) \(stamp.modified)"
    }

    private static func name(of key: [UInt8]) -> String {
        let digits = String(ByteHash.hash(key), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// What the compiler said, with the names of the files in place of their paths.
    private static func withoutFolder(_ output: [UInt8], _ folder: FilePath) -> [UInt8] {
        let prefix = folder.bytes + [UInt8(ascii: "/")]
        return output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            line.starts(with: prefix) ? line.dropFirst(prefix.count) : line
        }.joined(separator: [UInt8(ascii: "\n")]).map { $0 }
    }

    private static func end(of output: [UInt8]) -> String {
        String(decoding: output.suffix(2000), as: UTF8.self)
    }

    /// Removes what was not used for the longest time, once there is too much, and what others left half built.
    private func prune() {
        guard case .entries(let entries) = files.entries(of: folder, where: { _, _ in true }),
            entries.count > Self.mostEntries
        else { return }
        let dated = entries.compactMap { entry -> (path: FilePath, modified: Int64)? in
            let path = folder.appending(FilePath(bytes: entry.name))
            guard case .folder(let stamp) = files.look(atEntry: path) else { return nil }
            return (path, stamp.modified)
        }
        for old in dated.sorted(by: { $0.modified < $1.modified }).prefix(entries.count - Self.mostEntries) {
            files.removeTree(old.path)
        }
    }
}
