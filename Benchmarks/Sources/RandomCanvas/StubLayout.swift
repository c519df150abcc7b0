import CanvasEngine

/// Returns given frames and derived values, whatever the items are.
public struct StubLayout: CanvasLayout, Equatable {
    /// The frames.
    public var frames: [CGRect]
    /// The derived values.
    public var derived: [CanvasDerivedValue]

    /// Creates a layout that returns these.
    public init(frames: [CGRect], derived: [CanvasDerivedValue] = []) {
        self.frames = frames
        self.derived = derived
    }

    /// Returns the frames.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        CanvasLayoutResult(frames: frames, derived: derived)
    }
}
