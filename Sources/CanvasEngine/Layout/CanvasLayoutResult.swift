/// What a layout gives back: one frame per item, and the values it derived on the way.
public struct CanvasLayoutResult: Hashable, Sendable {
    /// The frames in the order of the items, in points, anywhere on the plane.
    public var frames: [CGRect]
    /// The values that the layout worked out by itself, in the order in which they are reported.
    public var derived: [CanvasDerivedValue]

    /// Creates a result.
    public init(frames: [CGRect], derived: [CanvasDerivedValue] = []) {
        self.frames = frames
        self.derived = derived
    }

    /// The smallest rectangle that holds every frame, frames without area included; `.zero` when there are none.
    public var bounds: CGRect {
        CanvasBounds(enclosing: frames).rect
    }
}
