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
    /// What the last change asked for: a new layout, only another behaviour, or nothing.
    var update = CanvasUpdate.layout
    /// The canvas with every item at its estimated size, as it shows before anything is measured; nil unless asked for.
    var firstPass: CanvasResolution?
    /// What is worth a warning: first what the files say, then what the canvas shows.
    var warnings: [Warning] = []
    /// What the code of layouts in Swift files printed.
    var printed: [PrintedText] = []

    /// The rendering as if the spec had no viewport and nothing overlapped.
    var withoutView: Rendering {
        Rendering(name: name, spec: spec, sizes: sizes, resolution: resolution, viewport: nil)
    }

    /// The first pass as a rendering of its own, to be compared with this one.
    var beforeMeasuring: Rendering? {
        guard let firstPass else { return nil }
        let size = spec.itemSize ?? spec.estimatedItemSize
        return Rendering(
            name: name, spec: spec, sizes: Array(repeating: size, count: sizes.count), resolution: firstPass,
            viewport: nil)
    }
}
