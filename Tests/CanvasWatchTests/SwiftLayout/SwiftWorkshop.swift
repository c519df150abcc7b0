import CanvasEngine
import CanvasPlugins

@testable import canvas_watch

/// Compiles and runs layouts in a folder of the test's own, against the engine that the tests were built with.
struct SwiftWorkshop {
    let folder = TemporaryFolder()

    /// The entrance, with the machine's files and programs.
    func layouts(engine: FilePath? = nil, executable: FilePath? = ProcessFacts.executable)
        -> SwiftLayouts<Files>
    {
        let others = ProcessFacts.environment.filter { !$0.starts(with: "XDG_CACHE_HOME=".utf8) }
        // Only what a test sets on purpose may run out, however busy the machine is.
        let limits = SwiftLayoutLimits(seconds: 120, memory: 1 << 28, output: 1 << 16)
        return SwiftLayouts(
            engine: engine, executable: executable,
            environment: others + [Array("XDG_CACHE_HOME=\(folder.path)/cache".utf8)], process: ProcessFacts.number,
            files: Files(), children: ChildProcesses(), limits: limits)
    }

    /// The layout of a source.
    func layout(
        _ source: String, path: String = "Ring.swift", type: String? = nil,
        _ parameters: [(String, LayoutArgument.Value)] = [], seconds: Double? = nil
    ) throws(SwiftLayoutProblem) -> SwiftCanvasLayout {
        try layouts().layout(
            path: FilePath(path), source: Array(source.utf8), type: type,
            parameters: parameters.map { LayoutArgument($0.0, $0.1) }, seconds: seconds)
    }

    /// What is wrong with a source; nil when nothing is.
    func problem(
        of source: String, type: String? = nil, _ parameters: [(String, LayoutArgument.Value)] = []
    ) -> SwiftLayoutProblem? {
        do throws(SwiftLayoutProblem) {
            _ = try layout(source, type: type, parameters)
            return nil
        } catch {
            return error
        }
    }
}

/// What a layout gives back for sizes.
func place(_ layout: SwiftCanvasLayout, _ sizes: [CGSize], in proposal: CanvasProposal = .unspecified)
    -> CanvasLayoutResult
{
    var cache: Void = ()
    return layout.place(CanvasLayoutItems(sizes: sizes), in: proposal, cache: &cache)
}
