import CanvasEngine
import RandomCanvas

extension Property {
    /// The viewport.
    static let viewing = [
        Property(name: "a camera stays on its canvas, whatever is done to it") { random in
            var camera = CanvasCamera(
                viewportSize: random.hostileSize(), contentSize: random.hostileSize(),
                initialAnchor: random.hostileAnchor(), scale: random.hostileNumber(),
                zoomRange: CanvasZoomRange(minimum: random.hostileNumber(), maximum: random.hostileNumber()))
            for _ in 0..<10 {
                move(&camera, &random)
                let (origin, travel) = (camera.origin, camera.travel)
                guard camera.visibleRect.isFinite, origin.x >= 0, origin.x <= travel.width, origin.y >= 0,
                    origin.y <= travel.height
                else { return "\(camera)" }
                guard camera.zoomRange.clamped(camera.scale) == camera.scale else { return "scale: \(camera)" }
            }
            return nil
        },
        Property(name: "zooming about a point away from the edges keeps it still") { random in
            var camera = CanvasCamera(
                viewportSize: CGSize(width: 390, height: 844), contentSize: CGSize(width: 1e6, height: 1e6),
                zoomRange: CanvasZoomRange(minimum: 0.1, maximum: 10))
            let place = CGPoint(x: random.quarters(0...1560), y: random.quarters(0...3376))
            let point = camera.canvasPoint(at: place)
            camera.zoom(to: CGFloat.random(in: 0.05...20, using: &random), about: point)
            let moved = camera.screenPoint(of: point)
            return (moved.x - place.x).magnitude < 1e-6 && (moved.y - place.y).magnitude < 1e-6
                ? nil : "\(place) \(moved) \(camera)"
        },
        Property(name: "leaving and entering turn what was visible into what is") { random in
            let before = Set((0..<20).map { _ in Int.random(in: 0...30, using: &random) })
            let after = Set((0..<20).map { _ in Int.random(in: 0...30, using: &random) })
            let change = VisibilityChange(from: before.sorted(), to: after.sorted())
            return change.entered == after.subtracting(before).sorted()
                && change.left == before.subtracting(after).sorted() ? nil : "\(before) \(after)"
        },
        Property(name: "a publisher never publishes the same twice") { random in
            let publisher = ViewportPublisher()
            for _ in 0..<20 {
                let viewport = CanvasViewport(visibleRect: random.hostileRect(), contentSize: random.hostileSize())
                _ = publisher.shouldPublish(viewport)
                if publisher.shouldPublish(viewport) { return "\(viewport)" }
            }
            return nil
        },
    ]

    private static func move(_ camera: inout CanvasCamera, _ random: inout SplitMix64) {
        switch Int.random(in: 0...7, using: &random) {
        case 0: camera.scroll(to: random.hostilePoint())
        case 1: camera.scroll(to: random.hostileRect(), anchor: random.hostileAnchor())
        case 2: camera.pan(by: random.hostileSize())
        case 3: camera.page(random.pick(CanvasPageDirection.allCases, else: .up))
        case 4: camera.zoom(to: random.hostileNumber(), about: random.hostilePoint())
        case 5: camera.resize(to: random.hostileSize())
        case 6: camera.setContentSize(random.hostileSize())
        default:
            camera.scroll(
                to: camera.restingOrigin(
                    dragVelocity: random.hostilePoint(),
                    deceleration: random.pick(ScrollDeceleration.allCases, else: .normal)))
        }
    }
}
