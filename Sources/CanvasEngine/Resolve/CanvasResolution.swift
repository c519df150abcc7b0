/// A canvas worked out: where every item is, and how large the canvas is.
public struct CanvasResolution: Hashable, Sendable {
    /// One frame per item, in the order of the items, in canvas coordinates and points; every number is finite.
    public var frames: [CGRect]
    /// The size of the canvas; its origin is (0, 0).
    public var contentSize: CGSize
    /// The anchored cluster. It reaches beyond the canvas when a fixed size is too small for it.
    public var contentBounds: CGRect
    /// What was wrong with the layout's frames.
    public var problems: [CanvasPlacementProblem]
    /// What the layout worked out by itself; boxes are in canvas coordinates.
    public var derived: [CanvasDerivedValue]

    /// Creates a resolution.
    public init(
        frames: [CGRect], contentSize: CGSize, contentBounds: CGRect, problems: [CanvasPlacementProblem] = [],
        derived: [CanvasDerivedValue] = []
    ) {
        self.frames = frames
        self.contentSize = contentSize
        self.contentBounds = contentBounds
        self.problems = problems
        self.derived = derived
    }

    /// The canvas without items and without extent.
    public static let empty = CanvasResolution(frames: [], contentSize: .zero, contentBounds: .zero)
}
