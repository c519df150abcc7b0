import CanvasPlugins

/// Makes layouts out of Swift files: the one entrance to this room.
struct SwiftLayouts<Files: BuildFiles>: SwiftLayoutMaking {
    /// The folder of the engine that the user names; nil looks beside the program.
    let engine: FilePath?
    /// The program's file, links resolved.
    let executable: FilePath?
    /// The environment, each as `NAME=value`.
    let environment: [[UInt8]]
    /// The number of this process.
    let process: Int
    let files: Files
    let children: any ChildRunning
    /// What a layout may use.
    var limits = SwiftLayoutLimits()
    /// Told the name of a file when the compiler begins with it, and nil when it has ended.
    var announce: @Sendable (String?) -> Void = { _ in }

    func layout(
        path: FilePath, source: [UInt8], type: String?, parameters: [LayoutArgument], seconds: Double?
    ) throws(SwiftLayoutProblem) -> SwiftCanvasLayout {
        let outline = SwiftOutline(of: source)
        let plan = try SwiftLayoutPlan(outline, type: type, parameters: parameters.map(\.name))
        // In the order of the initializer: that of the spec must not ask for another program.
        let parameters = plan.arguments.compactMap { argument in parameters.first { $0.name == argument.name } }
        let toolchain = try SwiftToolchain(path: variable("PATH"), files: files)
        let engine = try EngineLocation(chosen: engine, executable: executable, files: files)
        let builder = SwiftLayoutBuilder(
            files: files, children: children, engine: engine, toolchain: toolchain, folder: try cacheFolder(),
            environment: environment, process: process, announce: announce)
        let glue = SwiftGlue(plan)
        let built = try builder.build(SwiftLayoutSource(path: path, bytes: source, glue: glue))
        var limits = limits
        if let seconds { limits.seconds = seconds }
        let runner = SwiftLayoutRunner(
            children: children, toolchain: toolchain, limits: limits, libraryPath: variable("LD_LIBRARY_PATH"))
        return SwiftCanvasLayout(built, by: runner, parameters: parameters)
    }

    /// `$XDG_CACHE_HOME/canvas-watch/layouts`, or `.cache/…` in the home folder; a relative path there does not count.
    private func cacheFolder() throws(SwiftLayoutProblem) -> FilePath {
        for (name, below) in [("XDG_CACHE_HOME", "canvas-watch/layouts"), ("HOME", ".cache/canvas-watch/layouts")] {
            guard let value = variable(name) else { continue }
            let folder = FilePath(bytes: value)
            if folder.isAbsolute { return folder.appending(FilePath(below)) }
        }
        throw .noBuildFolder(reason: "neither XDG_CACHE_HOME nor HOME names a folder")
    }

    private func variable(_ name: String) -> [UInt8]? {
        let prefix = Array((name + "=").utf8)
        return environment.first { $0.starts(with: prefix) }.map { Array($0.dropFirst(prefix.count)) }
    }
}
