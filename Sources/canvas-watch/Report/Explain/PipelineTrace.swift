import CanvasEngine
import CanvasPlugins

/// What each stage of the engine makes of a spec: its own functions, called one by one.
struct PipelineTrace: Sendable {
    /// What went through the engine.
    let rendering: Rendering
    /// Stage 1: the sizes, sanitized.
    let sizes: [CGSize]
    /// Stage 2: the margins by the edges of the canvas.
    let insets: CanvasInsets
    /// Stage 3: what the canvas offers the layout.
    let proposal: CanvasProposal
    /// Stage 4: the layout's own frames.
    let placed: CanvasCluster
    /// Stage 5: the cluster with its corner at (0, 0).
    let normalized: CanvasCluster
    /// Stage 6: the cluster as it is read from right to left, or as it was.
    let mirrored: CanvasCluster
    /// Stage 7: the canvas.
    let resolution: CanvasResolution

    /// Calls the stages for a spec that was rendered.
    init(_ rendering: Rendering) {
        let spec = rendering.spec
        let context = LayoutContext(groups: spec.items.groups, groupNames: spec.items.groupNames)
        let layout = LayoutCatalogue.layout(spec.layout, for: context)
        var cache: AnyCanvasLayout.Cache?
        self.rendering = rendering
        sizes = LayoutEngine.sanitize(rendering.sizes)
        insets = LayoutEngine.insets(for: spec.contentMargins, layoutDirection: spec.layoutDirection)
        proposal = LayoutEngine.proposal(
            for: spec.contentSize, horizontalInsets: insets.horizontal, verticalInsets: insets.vertical)
        placed = LayoutEngine.place(sizes, by: layout, in: proposal, cache: &cache)
        normalized = LayoutEngine.normalize(placed)
        mirrored = LayoutEngine.mirror(normalized, layoutDirection: spec.layoutDirection)
        resolution = LayoutEngine.anchor(
            mirrored, contentSize: spec.contentSize, insets: insets, contentAnchor: spec.contentAnchor,
            layoutDirection: spec.layoutDirection)
    }

    /// The spec.
    var spec: Spec { rendering.spec }
    /// Whether the canvas is read from right to left.
    var isMirrored: Bool { spec.layoutDirection == .rightToLeft }
    /// How far the layout's cluster lies from (0, 0).
    var shift: CGPoint { placed.bounds.origin }

    /// The size of the cluster and the insets.
    var hugging: CGSize {
        CGSize(
            width: mirrored.bounds.width + insets.horizontal, height: mirrored.bounds.height + insets.vertical)
    }

    /// The space that the cluster and the insets leave free.
    var slack: CGSize {
        LayoutEngine.slack(on: resolution.contentSize, clusterSize: mirrored.bounds.size, insets: insets)
    }

    /// The share of the slack that goes in front of the cluster: the anchor, mirrored in right-to-left.
    var fraction: UnitPoint {
        let anchor = spec.contentAnchor
        return UnitPoint(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y)
    }

    /// A cluster as it would be drawn, in its own coordinates.
    func rendering(of cluster: CanvasCluster) -> Rendering {
        Rendering(
            name: rendering.name, spec: spec, sizes: sizes,
            resolution: CanvasResolution(frames: cluster.frames, contentSize: .zero, contentBounds: cluster.bounds),
            viewport: nil, overlaps: rendering.overlaps)
    }
}
