import CanvasEngine

/// Returns given frames, so that a test of the engine sees only the engine.
struct StubLayout: CanvasLayout, Equatable {
    var frames: [CGRect]
    var derived: [CanvasDerivedValue] = []

    func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        CanvasLayoutResult(frames: frames, derived: derived)
    }
}
