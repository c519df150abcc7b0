import CanvasEngine

/// The centres for a scale of 1, kept for as long as what they follow from is the same.
struct UnitPoints<Source: Equatable & Sendable>: Sendable {
    private var source: Source?
    private var points: [CGPoint] = []

    init() {}

    /// The points that follow from a source, made where it is another one than the last.
    mutating func points(from source: Source, make: (Source) -> [CGPoint]) -> [CGPoint] {
        if source != self.source { (self.source, points) = (source, make(source)) }
        return points
    }
}
