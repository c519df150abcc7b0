import CanvasEngine
import Synchronization

/// A layout that a Swift file defines; each placement runs it as a process of its own.
///
/// A layout cannot fail, a process can: whoever placed by it asks `problem` afterwards, and takes no frame for good if
/// there is one.
struct SwiftCanvasLayout: CanvasLayout, Equatable {
    /// What became of the placements.
    private final class Record: Sendable {
        let state = Mutex<(problem: SwiftLayoutProblem?, output: [UInt8])>((nil, []))
    }

    /// What the compiler warned of.
    let warnings: [SwiftCompilerMessage]
    private let layout: BuiltSwiftLayout
    private let runner: SwiftLayoutRunner
    private let parameters: [SwiftLayoutParameter]
    private let record = Record()

    init(_ layout: BuiltSwiftLayout, by runner: SwiftLayoutRunner, parameters: [SwiftLayoutParameter]) {
        self.layout = layout
        self.runner = runner
        self.parameters = parameters
        warnings = layout.warnings
    }

    /// Why the first placement that failed did; nil when none has.
    var problem: SwiftLayoutProblem? { record.state.withLock { $0.problem } }
    /// What the layout printed, placement by placement.
    var output: [UInt8] { record.state.withLock { $0.output } }

    /// Whether both are sure to place alike: the same program with the same values, and neither has failed.
    static func == (first: SwiftCanvasLayout, second: SwiftCanvasLayout) -> Bool {
        first.layout == second.layout && first.parameters == second.parameters
            && first.runner.limits == second.runner.limits && first.problem == nil && second.problem == nil
    }

    /// Places by the process; without frames when it fails.
    func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        if problem != nil { return CanvasLayoutResult(frames: []) }
        let request = SwiftLayoutRequest(
            values: parameters.map(\.value), sizes: items.sizes, proposal: proposal)
        let (result, output) = runner.run(layout, request, names: parameters.map(\.name))
        return record.state.withLock { state in
            state.output += output
            switch result {
            case .success(let result): return result
            case .failure(let problem):
                state.problem = problem
                return CanvasLayoutResult(frames: [])
            }
        }
    }
}
