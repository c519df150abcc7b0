import CanvasEngine
import CanvasPlugins

/// The canvas of one spec, kept from save to save: what did not change is not laid out again.
struct Scene {
    private var model: CanvasModel<TextColumn>?

    /// Brings the canvas to a new state of its spec, and gives back what there is to see.
    mutating func render(_ spec: Spec, named name: String, diagnostics: [Diagnostic]) -> Rendering {
        let configuration = CanvasConfiguration(spec)
        let items = CanvasItems(spec.items)
        if model == nil {
            model = CanvasModel(items: items, configuration: configuration)
        } else {
            _ = model?.update(items: items, configuration: configuration)
        }
        let resolution = model?.resolution ?? .empty
        let index = SpatialIndex(frames: resolution.frames)
        return Rendering(
            name: name, spec: spec, sizes: model?.sizes ?? [], resolution: resolution,
            viewport: Rendering.Viewport(of: spec, over: resolution, index: index))
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
    /// What the viewport of a spec shows of a canvas; nil when the spec has none.
    fileprivate init?(of spec: Spec, over resolution: CanvasResolution, index: SpatialIndex) {
        guard let viewport = spec.viewport else { return nil }
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
