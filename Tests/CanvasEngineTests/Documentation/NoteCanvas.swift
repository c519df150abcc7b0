import CanvasEngine

/// What the app shows.
struct Note: Equatable {
    var id: String
    var text: String
}

/// A canvas of notes: what a platform's view class would hold.
final class NoteCanvas {
    private(set) var model: CanvasModel<[String]>
    private(set) var camera: CanvasCamera
    private(set) var views: [String: CGRect] = [:]
    private var texts: [String: String] = [:]
    private var visible: [Int] = []
    let publisher = ViewportPublisher()

    init(notes: [Note], configuration: CanvasConfiguration, viewportSize: CGSize) {
        model = CanvasModel(items: CanvasItems(ids: notes.map(\.id)), configuration: configuration)
        camera = model.camera(viewportSize: viewportSize)
        for note in notes { texts[note.id] = note.text }
        showAll()
    }
}

extension NoteCanvas {
    /// Which items have a view: those in sight and a little around.
    private func realizedIndices() -> [Int] {
        let rect = camera.realizedRect(overscan: model.configuration.behaviour.overscan)
        return model.index.indices(intersecting: rect)
    }

    /// After the viewport moved: only what came and went.
    private func showChange() {
        let realized = realizedIndices()
        let change = VisibilityChange(from: visible, to: realized)
        for index in change.left { views[model.items.id(at: index)] = nil }
        for index in change.entered { views[model.items.id(at: index)] = model.resolution.frames[index] }
        visible = realized
    }

    /// After the items were placed anew: an index may stand for another item now.
    private func showAll() {
        views.removeAll()
        visible = []
        camera.setContentSize(model.resolution.contentSize)
        showChange()
    }
}

extension NoteCanvas {
    func drag(by translation: CGSize) {
        camera.pan(by: CGSize(width: -translation.width / camera.scale, height: -translation.height / camera.scale))
        moved(isDragging: true)
    }

    func letGo(velocity: CGPoint) {
        camera.scroll(to: model.configuration.behaviour.restingOrigin(of: camera, dragVelocity: velocity))
        moved()
    }

    func pinch(to scale: CGFloat, at place: CGPoint) {
        camera.zoom(to: scale, about: camera.canvasPoint(at: place))
        moved()
    }

    func reveal(_ id: String) -> Bool {
        let isKnown = camera.scroll(to: .item(id), anchor: .center) { model.frame(of: $0) }
        moved()
        return isKnown
    }

    private func moved(isDragging: Bool = false) {
        showChange()
        publisher.publish(camera.viewport(isDragging: isDragging))
    }
}

extension NoteCanvas {
    /// Called whenever the app has a moment, until it returns false.
    func measureInIdleTime(viewport: CanvasViewport) -> Bool {
        let answer = model.measureNextChunk(viewport: viewport) { id in
            // The platform would ask a view for the size that fits its text.
            CGSize(width: CGFloat(10 * (texts[id]?.count ?? 0)), height: 20)
        }
        if answer == .settled { showAll() }
        return answer != .idle
    }
}

extension NoteCanvas {
    func update(notes: [Note], configuration: CanvasConfiguration) -> CanvasUpdate {
        model.remeasure(notes.filter { texts[$0.id] != nil && texts[$0.id] != $0.text }.map(\.id))
        texts = [:]
        for note in notes { texts[note.id] = note.text }
        let update = model.update(items: CanvasItems(ids: notes.map(\.id)), configuration: configuration)
        switch update {
        case .nothing: break
        case .behaviour: showChange()
        case .layout: showAll()
        }
        return update
    }
}
