import CanvasEngine
import TestSupport
import Testing

/// A viewport of 200 x 100 over a canvas of 1000 x 500.
struct CanvasCameraTests {
    private func camera(
        at anchor: UnitPoint = .topLeading, scale: CGFloat = 1, zoom: CanvasZoomRange = .disabled
    ) -> CanvasCamera {
        CanvasCamera(
            viewportSize: CGSize(width: 200, height: 100), contentSize: CGSize(width: 1000, height: 500),
            initialAnchor: anchor, scale: scale, zoomRange: zoom)
    }

    @Test(
        "The initial origin is the travel of 800 x 400 times the anchor",
        arguments: [
            (UnitPoint.topLeading, 0, 0), (.center, 400, 200), (.bottomTrailing, 800, 400),
            (UnitPoint(x: 0.25, y: 1), 200, 400),
            (UnitPoint(x: 2, y: -1), 800, 0), (UnitPoint(x: .nan, y: .infinity), 0, 400),
        ] as [(UnitPoint, CGFloat, CGFloat)])
    func initialAnchor(anchor: UnitPoint, x: CGFloat, y: CGFloat) {
        let camera = camera(at: anchor)
        #expect(camera.travel == CGSize(width: 800, height: 400))
        #expect(camera.visibleRect == CGRect(x: x, y: y, width: 200, height: 100))
    }

    @Test("A canvas smaller than the viewport starts at its corner")
    func smallCanvas() {
        let camera = CanvasCamera(
            viewportSize: CGSize(width: 200, height: 100), contentSize: CGSize(width: 50, height: 300))
        #expect(camera.travel == CGSize(width: 0, height: 200))
        #expect(camera.origin == CGPoint(x: 0, y: 100))
    }

    @Test(
        "A rectangle of 40 x 20 at (300, 200) meets the viewport at the anchor",
        arguments: [
            (UnitPoint.topLeading, 300, 200), (.center, 220, 160), (.bottomTrailing, 140, 120), (.top, 220, 200),
        ] as [(UnitPoint, CGFloat, CGFloat)])
    func scrollToRect(anchor: UnitPoint, x: CGFloat, y: CGFloat) {
        var camera = camera()
        camera.scroll(to: CGRect(x: 300, y: 200, width: 40, height: 20), anchor: anchor)
        #expect(camera.origin == CGPoint(x: x, y: y))
    }

    @Test("A target is an item, a point or a region; an unknown item moves nothing")
    func targets() {
        let frames = ["a": CGRect(x: 300, y: 200, width: 40, height: 20)]
        let region = ScrollTarget<String>.region(CGRect(x: 0, y: 0, width: 1000, height: 500))
        var (camera, origins) = (camera(), [CGPoint]())
        var isKnown: [Bool] = []
        for (target, anchor) in [
            (.item("a"), .center), (.point(CGPoint(x: 500, y: 250)), .center), (region, .trailing),
            (.item("b"), .center),
        ] as [(ScrollTarget<String>, UnitPoint)] {
            isKnown.append(camera.scroll(to: target, anchor: anchor) { frames[$0] })
            origins.append(camera.origin)
        }
        #expect(isKnown == [true, true, true, false])
        #expect(
            origins == [
                CGPoint(x: 220, y: 160), CGPoint(x: 400, y: 200), CGPoint(x: 800, y: 200), CGPoint(x: 800, y: 200),
            ])
    }

    @Test("No target leads out of the canvas, and what is not a number moves nothing")
    func clamping() {
        var camera = camera()
        camera.scroll(to: CGRect(x: 990, y: -50, width: 10, height: 10))
        #expect(camera.origin == CGPoint(x: 800, y: 0))
        camera.scroll(to: CGPoint(x: CGFloat.nan, y: 1e300))
        #expect(camera.origin == CGPoint(x: 800, y: 400))
        camera.scroll(to: CGPoint(x: -CGFloat.infinity, y: .nan))
        #expect(camera.origin == CGPoint(x: 0, y: 400))
        camera.scroll(to: .null, anchor: UnitPoint(x: 1, y: 0))
        #expect(camera.origin == CGPoint(x: 800, y: 400))
    }

    @Test("Panning moves by the vector as far as the canvas goes")
    func pan() {
        var camera = camera(at: .center)
        camera.pan(by: CGSize(width: 30, height: -40))
        #expect(camera.origin == CGPoint(x: 430, y: 160))
        camera.pan(by: CGSize(width: 1e300, height: -1000))
        #expect(camera.origin == CGPoint(x: 800, y: 0))
        camera.pan(by: CGSize(width: CGFloat.nan, height: 5))
        #expect(camera.origin == CGPoint(x: 800, y: 5))
    }

    @Test("A page is 0.85 of the viewport, or the rest; at the edge there is none")
    func paging() {
        var camera = camera()
        func pages(_ directions: [CanvasPageDirection]) -> [Bool] { directions.map { camera.page($0) } }
        #expect(pages([.left, .up]) == [false, false])
        #expect(pages([.right, .down]) == [true, true])
        #expect(camera.origin == CGPoint(x: 170, y: 85))
        #expect(pages([.left, .up]) == [true, true])
        #expect(camera.origin == .zero)
        // 800 points of travel are four pages of 170 and a rest of 120.
        #expect(pages(Array(repeating: .right, count: 6)) == [true, true, true, true, true, false])
        #expect(camera.origin == CGPoint(x: 800, y: 0))
        #expect(pages(Array(repeating: .down, count: 6)) == [true, true, true, true, true, false])
        #expect(camera.origin == CGPoint(x: 800, y: 400))
    }

    @Test("Zooming about a point keeps it still on the screen")
    func zoom() {
        var camera = camera(at: .center, zoom: CanvasZoomRange(minimum: 0.5, maximum: 4))
        // The point is a quarter of the viewport from its left edge and half from its top.
        let point = CGPoint(x: 450, y: 250)
        #expect(camera.screenPoint(of: point) == CGPoint(x: 50, y: 50))
        camera.zoom(to: 2, about: point)
        #expect(camera.visibleRect == CGRect(x: 425, y: 225, width: 100, height: 50))
        #expect(camera.screenPoint(of: point) == CGPoint(x: 50, y: 50))
        #expect(camera.canvasPoint(at: CGPoint(x: 50, y: 50)) == point)
        camera.zoom(to: 100, about: point)
        #expect(camera.scale == 4)
        #expect(camera.visibleRect == CGRect(x: 437.5, y: 237.5, width: 50, height: 25))
        camera.zoom(to: 0.01, about: point)
        #expect(camera.scale == 0.5)
        #expect(camera.visibleRect == CGRect(x: 350, y: 150, width: 400, height: 200))
        camera.zoom(to: .nan, about: point)
        #expect(camera.scale == 0.5)
    }

    @Test("Zooming out at an edge stays on the canvas")
    func zoomAtEdge() {
        var camera = camera(at: .bottomTrailing, zoom: CanvasZoomRange(minimum: 0.1, maximum: 1))
        camera.zoom(to: 0.5, about: CGPoint(x: 800, y: 400))
        #expect(camera.visibleRect == CGRect(x: 600, y: 300, width: 400, height: 200))
        camera.zoom(to: 0.1, about: CGPoint(x: CGFloat.nan, y: 400))
        #expect(camera.visibleRect == CGRect(x: 0, y: 0, width: 2000, height: 1000))
    }

    @Test("Anchors, pages, overscan and glides follow the scale")
    func scaled() {
        var camera = camera(at: .center, scale: 2, zoom: CanvasZoomRange(minimum: 1, maximum: 2))
        #expect(camera.visibleRect == CGRect(x: 450, y: 225, width: 100, height: 50))
        #expect(camera.realizedRect(overscan: 20) == CGRect(x: 440, y: 215, width: 120, height: 70))
        camera.page(.right)
        #expect(camera.origin == CGPoint(x: 535, y: 225))
        camera.scroll(to: CGPoint(x: 100, y: 100))
        let resting = camera.restingOrigin(dragVelocity: CGPoint(x: -1000, y: -500), deceleration: .fast)
        #expect((resting.x - 149.5).magnitude < 1e-9)
        #expect((resting.y - 124.75).magnitude < 1e-9)
    }

    @Test("A new size of the viewport or the canvas keeps the origin if it can")
    func resizing() {
        var camera = camera(at: .bottomTrailing)
        camera.resize(to: CGSize(width: 100, height: 100))
        #expect(camera.visibleRect == CGRect(x: 800, y: 400, width: 100, height: 100))
        camera.resize(to: CGSize(width: 400, height: CGFloat.nan))
        #expect(camera.visibleRect == CGRect(x: 600, y: 400, width: 400, height: 0))
        camera.setContentSize(CGSize(width: 500, height: 100))
        #expect(camera.origin == CGPoint(x: 100, y: 100))
        camera.setContentSize(CGSize(width: -5, height: CGFloat.infinity))
        #expect(camera.contentSize == .zero)
        #expect(camera.origin == .zero)
    }

    @Test("A scale range is positive, finite and in order")
    func zoomRange() {
        #expect(CanvasZoomRange.disabled == CanvasZoomRange(minimum: 1, maximum: 1))
        #expect(CanvasZoomRange(minimum: 2, maximum: 1).maximum == 2)
        #expect(CanvasZoomRange(minimum: -1, maximum: .infinity) == CanvasZoomRange(minimum: 1e-6, maximum: 1e6))
        #expect(CanvasZoomRange(minimum: .nan, maximum: .nan) == .disabled)
        #expect(camera(scale: .nan, zoom: CanvasZoomRange(minimum: 0.5, maximum: 2)).scale == 0.5)
        #expect(camera(scale: 3).scale == 1)
    }

    @Test("Whatever is done to it, the visible rectangle is finite and starts on the canvas", arguments: seeds)
    func hostile(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for round in 0..<300 {
            var camera = CanvasCamera(
                viewportSize: random.hostileSize(), contentSize: random.hostileSize(),
                initialAnchor: random.hostileAnchor(), scale: random.hostileNumber(),
                zoomRange: CanvasZoomRange(minimum: random.hostileNumber(), maximum: random.hostileNumber()))
            for _ in 0..<10 {
                let point = CGPoint(x: random.hostileNumber(), y: random.hostileNumber())
                switch Int.random(in: 0...7, using: &random) {
                case 0: camera.scroll(to: point)
                case 1: camera.scroll(to: random.hostileRect(), anchor: random.hostileAnchor())
                case 2: camera.pan(by: random.hostileSize())
                case 3: camera.page(CanvasPageDirection.allCases.randomElement(using: &random) ?? .up)
                case 4: camera.zoom(to: random.hostileNumber(), about: point)
                case 5: camera.resize(to: random.hostileSize())
                case 6: camera.setContentSize(random.hostileSize())
                default: camera.scroll(to: camera.restingOrigin(dragVelocity: point, deceleration: .normal))
                }
                #expect(camera.visibleRect.isFinite, "seed \(seed), round \(round): \(camera)")
                #expect(
                    camera.origin.x >= 0 && camera.origin.x <= camera.travel.width && camera.origin.y >= 0
                        && camera.origin.y <= camera.travel.height, "seed \(seed), round \(round): \(camera)")
                #expect(camera.zoomRange.clamped(camera.scale) == camera.scale, "seed \(seed), round \(round)")
            }
        }
    }

    @Test("Away from the edges, zooming about any point keeps it still", arguments: seeds)
    func zoomKeepsStill(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            var camera = CanvasCamera(
                viewportSize: CGSize(width: 390, height: 844), contentSize: CGSize(width: 1e6, height: 1e6),
                zoomRange: CanvasZoomRange(minimum: 0.1, maximum: 10))
            for _ in 0..<5 {
                let place = CGPoint(
                    x: CGFloat.random(in: 0...390, using: &random), y: CGFloat.random(in: 0...844, using: &random))
                let point = camera.canvasPoint(at: place)
                camera.zoom(to: CGFloat.random(in: 0.05...20, using: &random), about: point)
                let moved = camera.screenPoint(of: point)
                #expect((moved.x - place.x).magnitude < 1e-6 && (moved.y - place.y).magnitude < 1e-6, "seed \(seed)")
            }
        }
    }
}
