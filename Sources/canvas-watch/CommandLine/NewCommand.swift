import CanvasPlugins

/// Writes a spec to start from, and a manifest where there is none.
struct NewCommand {
    private let invocation: Invocation
    private let console: Console
    private let files = Files()

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Writes, and gives back the exit status.
    func run() throws(UsageProblem) -> Int32 {
        guard let kind = try invocation.kind(at: 0) else {
            let columns = min(console.columns, 100)
            return console.print(
                LayoutText.overview(columns: columns) + "canvas-watch new KIND [NAME] starts a spec.\n")
        }
        let name = invocation.operands.count > 1 ? invocation.operands[1] : FilePath(kind.name)
        guard let stem = StarterName(name) else { throw .unusableName(name.shown) }
        guard case .folder = files.look(at: stem.folder) else {
            console.complain("there is no folder \(Wording.quoted(stem.folder.shown))")
            return ExitStatus.unanswered
        }
        return write(kind, stem)
    }

    /// Writes the manifest first and the spec last, so that a watch never sees a spec without what it names.
    private func write(_ kind: LayoutKind, _ stem: StarterName) -> Int32 {
        let spec = stem.path(ending: ".layout.json")
        let type = SwiftStarter.type(for: stem.text)
        let code = kind.runsCode ? stem.folder.appending(FilePath(type + ".swift")) : nil
        let shared = stem.manifest(in: files)
        let manifest = stem.folder.appending(FilePath(shared ?? stem.text + ".items.json"))
        // Looked at first, so that nothing is made in vain.
        for path in [spec] + (code.map { [$0] } ?? []) {
            switch files.look(atEntry: path) {
            case .fault(.missing): break
            case .fault(let fault): return complain(path, fault)
            default: return complainOfExisting(path, kind)
            }
        }
        let text = StarterText.spec(of: kind, manifest: FilePath(bytes: manifest.name).shown, type: type)
        var parts = shared == nil ? [(path: manifest, text: StarterText.manifest)] : []
        if let code { parts.append((code, SwiftStarter.source(type: type))) }
        parts.append((spec, text))
        var made: [FilePath] = []
        for part in parts {
            switch files.create(part.path, Array(part.text.utf8)) {
            case .created: made.append(part.path)
            case .exists where part.path == manifest: break
            case .exists:
                made.forEach(files.remove)
                return complainOfExisting(part.path, kind)
            case .fault(let fault):
                made.forEach(files.remove)
                return complain(part.path, fault)
            }
        }
        return tell(spec, code, manifest, isShared: shared != nil, in: stem.folder)
    }

    /// Says what was written, and what to do now.
    private func tell(
        _ spec: FilePath, _ code: FilePath?, _ manifest: FilePath, isShared: Bool, in folder: FilePath
    ) -> Int32 {
        func name(_ path: FilePath) -> String { EscapedText.text(path.shown) }
        let call =
            ["canvas-watch"] + (code == nil ? [] : ["--allow-swift"]) + (folder == FilePath(".") ? [] : [name(folder)])
        return console.print(
            """
            wrote \(name(spec))
            \(code.map { "wrote \(name($0))\n" } ?? "")\(isShared ? "it shows the items of" : "wrote") \(name(manifest))
            Run `\(call.joined(separator: " "))`, change a number in \(name(code ?? spec)), and save.

            """)
    }

    private func complainOfExisting(_ path: FilePath, _ kind: LayoutKind) -> Int32 {
        console.complain(
            "\(path.shown) exists already and stays as it is; give another name: canvas-watch new \(kind.name) NAME")
        return ExitStatus.no
    }

    private func complain(_ path: FilePath, _ fault: FileFault) -> Int32 {
        console.complain("\(path.shown) cannot be written: \(Wording.message(of: fault))")
        return ExitStatus.unanswered
    }
}

/// The name that new files get, and the folder they go to.
private struct StarterName {
    /// Where the files go.
    let folder: FilePath
    /// What stands in front of the endings.
    let text: String

    /// Takes a path with or without the ending of a spec; nil where nothing is left that can be seen and written in a spec.
    init?(_ path: FilePath) {
        guard var text = String(validating: path.name, as: UTF8.self) else { return nil }
        let ending = [".layout.json", ".layout.json5", ".json", ".json5"].first { text.hasSuffix($0) } ?? ""
        text.removeLast(ending.count)
        guard !text.isEmpty, !SpecName.isHidden(text.utf8) else { return nil }
        folder = path.folder
        self.text = text
    }

    /// The path of a file with this name.
    func path(ending: String) -> FilePath {
        folder.appending(FilePath(text + ending))
    }

    /// The manifest in the folder that a new spec can use: the one of its own name, or the first; nil where there is none.
    func manifest(in files: Files) -> String? {
        let endings = [".items.json", ".items.json5"]
        guard
            case .entries(let entries) = files.entries(
                of: folder, where: { name, _ in !SpecName.isHidden(name) })
        else { return nil }
        let names = entries.compactMap { String(validating: $0.name, as: UTF8.self) }
            .filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
        return names.first { name in endings.contains { name == text + $0 } } ?? names.first
    }
}
