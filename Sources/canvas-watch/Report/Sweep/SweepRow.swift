import CanvasEngine

/// What became of a spec with one of the swept values.
struct SweepRow: Sendable {
    /// What came of the value.
    enum Outcome: Sendable {
        case good(SweepFacts)
        /// It breaks the spec.
        case broken(BrokenSpec)
    }

    /// The value, as it was given.
    let value: String
    /// What came of it.
    let outcome: Outcome

    /// The facts; nil where the value breaks the spec.
    var facts: SweepFacts? {
        if case .good(let facts) = outcome { facts } else { nil }
    }

    /// The best of some rows: the smallest canvas without overlaps on which every item can be reached, then the smallest
    /// content, then the first; nil where no row will do.
    static func best(of rows: [SweepRow]) -> Int? {
        let candidates = rows.indices.compactMap { index in
            rows[index].facts.flatMap { $0.isClear ? (index, $0.canvasArea, $0.contentArea) : nil }
        }
        return candidates.min { ($0.1, $0.2, $0.0) < ($1.1, $1.2, $1.0) }?.0
    }
}

/// The numbers by which swept canvases are compared.
struct SweepFacts: Sendable {
    let contentSize: CGSize
    let contentBounds: CGRect
    let derived: [CanvasDerivedValue]
    /// The number of items.
    let itemCount: Int
    /// The number of overlapping pairs.
    let overlapCount: Int
    /// Whether these are all pairs; otherwise counting stopped.
    let isOverlapCountComplete: Bool
    /// How to get rid of the overlaps, such as "radius 1155.4 clears all 28".
    let cure: String?
    /// The number of items that no panning reaches.
    let offCanvasCount: Int
    /// The gap between the two closest items, in points; with overlaps how far the worst pair overlaps, below 0. Nil where
    /// there are no two items with an area.
    let smallestGap: CGFloat?
    /// The number of visible items; nil without a viewport.
    let visibleCount: Int?
    /// The share of the content bounds that items cover; nil where these have no area.
    let density: Double?

    init(_ rendering: Rendering) {
        let (resolution, overlaps) = (rendering.resolution, rendering.overlaps)
        contentSize = resolution.contentSize
        contentBounds = resolution.contentBounds
        derived = resolution.derived
        itemCount = resolution.frames.count
        overlapCount = overlaps.pairs.count
        isOverlapCountComplete = overlaps.isComplete
        cure = rendering.warnings.first { $0.code == "overlap" }?.cure
        offCanvasCount = rendering.warnings.first { $0.code == "off-canvas" }?.count ?? 0
        visibleCount = rendering.viewport?.visible.count
        let area = contentBounds.width * contentBounds.height
        let isClear = overlaps.pairs.isEmpty
        // Frames that touch may seem to overlap by a rounding error.
        smallestGap = SmallestGap.gap(in: rendering).map { isClear ? max($0, 0) : $0 }
        // Without overlaps the sum is the same, and cheaper.
        let covered =
            isClear
            ? resolution.frames.reduce(0) { $0 + $1.width * $1.height } : CoveredArea.of(resolution.frames)
        density = area > 0 ? min(covered / area, 1) : nil
    }

    /// Whether every item can be seen whole.
    var isClear: Bool { overlapCount == 0 && offCanvasCount == 0 && itemCount > 0 }
    /// The area of the canvas, in square points.
    var canvasArea: CGFloat { contentSize.width * contentSize.height }
    /// The area of the content bounds, in square points.
    var contentArea: CGFloat { contentBounds.width * contentBounds.height }
}
