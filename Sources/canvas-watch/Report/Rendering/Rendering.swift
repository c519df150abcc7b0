import CanvasEngine

/// A spec that went through the engine: everything that reports, diffs and maps are made of.
struct Rendering: Sendable {
    /// What the viewport shows.
    struct Viewport: Hashable, Sendable {
        /// The visible rectangle, in canvas coordinates.
        let rect: CGRect
        /// The indices of the items that strictly intersect it, ascending.
        let visible: [Int]
        /// The same with the overscan.
        let realized: [Int]
    }

    /// The path by which reports call the spec.
    let name: String
    /// The spec.
    let spec: Spec
    /// The sizes that went into the engine.
    let sizes: [CGSize]
    /// What came out.
    let resolution: CanvasResolution
    /// What the viewport shows; nil when the spec has none.
    let viewport: Viewport?
    /// Which items overlap.
    var overlaps = OverlapPairs()
    /// What is worth a warning: first what the files say, then what the canvas shows.
    var warnings: [Warning] = []
}
