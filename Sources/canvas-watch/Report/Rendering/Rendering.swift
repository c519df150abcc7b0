import CanvasEngine
import Synchronization

/// A spec that went through the engine: everything that reports, diffs and maps are made of.
///
/// An object, so that the states, events and diffs of a watch share one instead of copying its many parts.
final class Rendering: Sendable {
    /// What the viewport shows.
    struct Viewport: Hashable, Sendable {
        /// The visible rectangle, in canvas coordinates.
        let rect: CGRect
        /// The indices of the items that strictly intersect it, ascending.
        let visible: [Int]
        /// The same with the overscan.
        let realized: [Int]
    }

    /// A gap that was looked for; the length is nil where fewer than two items have an area.
    private struct MeasuredGap {
        let length: CGFloat?
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
    let overlaps: OverlapPairs
    /// What the last change asked for: a new layout, only another behaviour, or nothing.
    let update: CanvasUpdate
    /// The canvas with every item at its estimated size, as it shows before anything is measured; nil unless asked for.
    let firstPass: CanvasResolution?
    /// What is worth a warning: first what the files say, then what the canvas shows.
    let warnings: [Warning]
    /// What the code of layouts in Swift files printed.
    let printed: [PrintedText]
    /// The smallest gap once it was asked for; a watch compares each rendering twice.
    private let measuredGap = Mutex<MeasuredGap?>(nil)

    init(
        name: String, spec: Spec, sizes: [CGSize], resolution: CanvasResolution, viewport: Viewport?,
        overlaps: OverlapPairs = OverlapPairs(), update: CanvasUpdate = .layout, firstPass: CanvasResolution? = nil,
        warnings: [Warning] = [], printed: [PrintedText] = []
    ) {
        (self.name, self.spec, self.sizes, self.resolution) = (name, spec, sizes, resolution)
        (self.viewport, self.overlaps, self.update, self.firstPass) = (viewport, overlaps, update, firstPass)
        (self.warnings, self.printed) = (warnings, printed)
    }

    /// The smallest distance between two items in points, negative where items overlap; nil where fewer than two have an
    /// area. Found when it is first asked for.
    var smallestGap: CGFloat? {
        measuredGap.withLock { known in
            if let known { return known.length }
            let gap = MeasuredGap(length: SmallestGap.gap(in: self))
            known = gap
            return gap.length
        }
    }

    /// The rendering with other overlaps or warnings.
    func with(overlaps: OverlapPairs? = nil, warnings: [Warning]? = nil) -> Rendering {
        Rendering(
            name: name, spec: spec, sizes: sizes, resolution: resolution, viewport: viewport,
            overlaps: overlaps ?? self.overlaps, update: update, firstPass: firstPass,
            warnings: warnings ?? self.warnings, printed: printed)
    }

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
