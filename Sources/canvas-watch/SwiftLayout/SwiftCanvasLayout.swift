import CanvasEngine
import CanvasPlugins
import Synchronization

/// A layout that a Swift file defines; placing items runs it as a process of its own.
///
/// Items that were placed already in the same room are not placed again: a report, its explanation and what is tried for it
/// agree, also about a layout that throws dice. A layout cannot fail, a process can: whoever placed by it asks `problem`
/// afterwards, and takes no frame for good if there is one.
struct SwiftCanvasLayout: CanvasLayout, Equatable {
    /// Items that were placed.
    private struct Placement: Sendable {
        let sizes: [CGSize]
        let proposal: CanvasProposal
        let result: CanvasLayoutResult
        let output: [UInt8]
    }

    /// What became of the placements.
    private final class Record: Sendable {
        struct State {
            var placements: [Placement] = []
            /// Those among the placements that were asked for since the canvas is worked out anew.
            var used: [Int] = []
            var isBegun = true
            var problem: SwiftLayoutProblem?
            var output: [UInt8] = []
        }

        let state = Mutex(State())
    }

    /// What the compiler warned of.
    let warnings: [SwiftCompilerMessage]
    private let layout: BuiltSwiftLayout
    private let runner: SwiftLayoutRunner
    private let parameters: [LayoutArgument]
    private let record = Record()

    init(_ layout: BuiltSwiftLayout, by runner: SwiftLayoutRunner, parameters: [LayoutArgument]) {
        self.layout = layout
        self.runner = runner
        self.parameters = parameters
        warnings = layout.warnings
    }

    /// Why the first placement that failed did; nil when none has.
    var problem: SwiftLayoutProblem? { record.state.withLock { $0.problem } }
    /// What the layout printed, placement by placement, when the canvas was last worked out.
    var output: [UInt8] {
        record.state.withLock { state in state.used.flatMap { state.placements[$0].output } + state.output }
    }

    /// Begins to work out a canvas anew; what was placed for the one before is kept until something is placed.
    func begin() {
        record.state.withLock { $0.isBegun = false }
    }

    /// Whether both are sure to place alike: the same program with the same values, and neither has failed.
    static func == (first: SwiftCanvasLayout, second: SwiftCanvasLayout) -> Bool {
        first.layout == second.layout && first.parameters == second.parameters
            && first.runner.limits == second.runner.limits && first.problem == nil && second.problem == nil
    }

    /// Places by the process; without frames when it fails.
    func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        if let known = record.state.withLock({ Self.known(items.sizes, proposal, &$0) }) { return known }
        let request = SwiftLayoutRequest(
            values: parameters.map(\.value), sizes: items.sizes, proposal: proposal)
        let (result, output) = runner.run(layout, request, names: parameters.map(\.name))
        return record.state.withLock { state in
            switch result {
            case .success(let result):
                state.used.append(state.placements.count)
                state.placements.append(
                    Placement(sizes: items.sizes, proposal: proposal, result: result, output: output))
                return result
            case .failure(let problem):
                state.problem = problem
                state.output = output
                return CanvasLayoutResult(frames: [])
            }
        }
    }

    /// What is known already of a placement: its result, or that it fails since another one did; nil when it has to be run.
    private static func known(
        _ sizes: [CGSize], _ proposal: CanvasProposal, _ state: inout Record.State
    ) -> CanvasLayoutResult? {
        if !state.isBegun {
            state.placements = state.used.map { state.placements[$0] }
            state.used = []
            state.isBegun = true
        }
        let index = state.placements.firstIndex { $0.proposal == proposal && $0.sizes == sizes }
        guard let index else { return state.problem == nil ? nil : CanvasLayoutResult(frames: []) }
        if !state.used.contains(index) { state.used.append(index) }
        return state.placements[index].result
    }
}
