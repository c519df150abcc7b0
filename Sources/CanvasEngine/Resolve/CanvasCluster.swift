/// The frames of all items between placement and anchoring, and the rectangle around them.
public struct CanvasCluster: Hashable, Sendable {
    /// One frame per item, in the order of the items, in points; every number is finite.
    public var frames: [CGRect]
    /// The bounding box of the frames that the layout placed well.
    public var bounds: CGRect
    /// What the layout worked out by itself.
    public var derived: [CanvasDerivedValue]
    /// What was wrong with the layout's frames.
    public var problems: [CanvasPlacementProblem]

    /// Creates a cluster; `bounds` must hold every frame that counts.
    public init(
        frames: [CGRect], bounds: CGRect, derived: [CanvasDerivedValue] = [], problems: [CanvasPlacementProblem] = []
    ) {
        self.frames = frames
        self.bounds = bounds
        self.derived = derived
        self.problems = problems
    }

    /// Changes each box that the layout derived, so that it stays with the frames.
    mutating func transformBoxes(_ transform: (inout CGRect) -> Void) {
        for index in derived.indices {
            guard case .boxes(var boxes) = derived[index].content else { continue }
            for box in boxes.indices { transform(&boxes[box].frame) }
            derived[index].content = .boxes(boxes)
        }
    }
}
