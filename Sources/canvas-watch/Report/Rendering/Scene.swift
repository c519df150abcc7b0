import CanvasEngine
import CanvasPlugins

/// The canvas of one spec, kept from save to save: what did not change is not laid out again.
///
/// An object, so that nothing of it is copied to be changed.
final class Scene {
    private var model: CanvasModel<TextColumn>
    private var overlaps: OverlapPairs
    /// What the last change of the spec asked for.
    private(set) var update = CanvasUpdate.layout

    /// Lays out a spec for the first time.
    init(_ spec: Spec) {
        model = CanvasModel(items: CanvasItems(spec.items), configuration: CanvasConfiguration(spec))
        overlaps = OverlapPairs()
        findOverlaps()
    }

    /// Brings the canvas to a new state of its spec.
    func take(_ spec: Spec) {
        update = model.update(items: CanvasItems(spec.items), configuration: CanvasConfiguration(spec))
        if update == .layout { findOverlaps() }
    }

    private func findOverlaps() {
        overlaps = OverlapPairs(of: model.resolution.frames) { model.index }
    }

    /// The canvas before anything is measured.
    var firstPass: CanvasResolution { model.firstResolution() }

    /// What there is to see of the spec that was taken last.
    ///
    /// - Parameters:
    ///   - firstPass: the canvas before anything is measured; nil where nobody asks for it.
    ///   - printed: what the code of layouts printed.
    func rendering(
        of spec: Spec, named name: String, diagnostics: [Diagnostic], firstPass: CanvasResolution? = nil,
        printed: [PrintedText] = []
    ) -> Rendering {
        let lint = Lint(spec: spec, sizes: model.sizes, resolution: model.resolution, overlaps: overlaps)
        let viewport = spec.viewport.map {
            Rendering.Viewport($0, of: spec, over: model.resolution, index: model.index)
        }
        return Rendering(
            name: name, spec: spec, sizes: model.sizes, resolution: model.resolution, viewport: viewport,
            overlaps: overlaps, update: update, firstPass: firstPass,
            warnings: diagnostics.map(Warning.init) + lint.warnings(), printed: printed)
    }
}

extension CanvasItems<TextColumn> {
    /// The items of a spec.
    fileprivate init(_ table: ItemTable) {
        self.init(ids: table.ids, sizes: table.sizes, unsized: table.unsized)
    }
}

extension CanvasConfiguration {
    /// Everything that a spec says but its items.
    fileprivate init(_ spec: Spec) {
        let context = LayoutContext(groups: spec.items.groups, groupNames: spec.items.groupNames)
        self.init(
            layout: LayoutCatalogue.layout(spec.layout, for: context), contentSize: spec.contentSize,
            margins: spec.contentMargins, contentAnchor: spec.contentAnchor, layoutDirection: spec.layoutDirection,
            itemSize: spec.itemSize, estimatedItemSize: spec.estimatedItemSize, behaviour: spec.behaviour)
    }
}

extension Rendering.Viewport {
    /// What the viewport of a spec shows of a canvas.
    fileprivate init(
        _ viewport: ViewportSpec, of spec: Spec, over resolution: CanvasResolution, index: SpatialIndex
    ) {
        var camera = CanvasCamera(
            viewportSize: viewport.size, contentSize: resolution.contentSize,
            initialAnchor: spec.behaviour.initialAnchor)
        switch viewport.target {
        case .initialAnchor: break
        case .item(let item): camera.scroll(to: resolution.frames[item], anchor: viewport.anchor)
        case .point(let point):
            camera.scroll(to: CGRect(origin: point, size: .zero), anchor: viewport.anchor)
        case .region(let region): camera.scroll(to: region, anchor: viewport.anchor)
        }
        let visible = camera.visibleRect
        rect = visible
        self.visible = index.indices(intersecting: visible)
        realized = index.indices(intersecting: camera.realizedRect(overscan: spec.behaviour.overscan))
    }
}
