import CanvasEngine
import Testing

/// The small scroll model.
struct ScrollDecelerationTests {
    @Test(
        "A canvas glides as far as the sum over its milliseconds says",
        arguments: [
            (ScrollDeceleration.normal, 1000, 499), (.normal, -250, -124.75), (.fast, 1000, 99), (.fast, -3000, -297),
            (.normal, 0, 0),
        ] as [(ScrollDeceleration, CGFloat, CGFloat)])
    func distance(deceleration: ScrollDeceleration, velocity: CGFloat, expected: CGFloat) {
        #expect((deceleration.distance(velocity: velocity) - expected).magnitude < 1e-9)
        // Thirty seconds, millisecond by millisecond.
        var (speed, sum) = (velocity / 1000, 0.0)
        for _ in 0..<30_000 {
            speed *= deceleration.rate
            sum += speed
        }
        #expect((sum - expected).magnitude < 1e-6)
    }

    @Test("A velocity that is not finite moves nothing", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func broken(velocity: CGFloat) {
        #expect(ScrollDeceleration.normal.distance(velocity: velocity) == 0)
    }

    @Test("The behaviours carry the words of a spec")
    func words() {
        #expect(ScrollIndicatorVisibility.allCases.map(\.rawValue) == ["automatic", "visible", "hidden", "never"])
        #expect(ScrollBounceBehavior.allCases.map(\.rawValue) == ["automatic", "always", "basedOnSize"])
        #expect(ScrollDeceleration.allCases.map(\.rawValue) == ["normal", "fast"])
    }

    @Test("A drag comes to rest within the canvas, and nowhere else while scrolling is disabled")
    func rest() {
        var behaviour = CanvasBehaviour(deceleration: .fast)
        var camera = CanvasCamera(
            viewportSize: CGSize(width: 100, height: 100), contentSize: CGSize(width: 1000, height: 1000))
        #expect(camera.origin == CGPoint(x: 450, y: 450))
        // A finger that flicks to the left by 1000 points a second moves the viewport 99 to the right.
        let resting = behaviour.restingOrigin(of: camera, dragVelocity: CGPoint(x: -1000, y: 100_000))
        #expect((resting.x - 549).magnitude < 1e-9)
        #expect(resting.y == 0)
        behaviour.isScrollDisabled = true
        #expect(behaviour.restingOrigin(of: camera, dragVelocity: CGPoint(x: -1000, y: 0)) == camera.origin)
        camera.pan(by: CGSize(width: 10, height: 0))
        #expect(behaviour.restingOrigin(of: camera, dragVelocity: CGPoint(x: 5, y: 5)) == CGPoint(x: 460, y: 450))
    }

    @Test("The default behaviour is the one of a spec that names none")
    func defaults() {
        let behaviour = CanvasBehaviour()
        #expect(behaviour.background == .none)
        #expect(behaviour.initialAnchor == .center)
        #expect(behaviour.overscan == 128)
        #expect(behaviour.zoomRange == .disabled)
        #expect(behaviour.scrollIndicators == .automatic)
        #expect(behaviour.bounce == .automatic)
        #expect(!behaviour.isScrollDisabled)
        #expect(behaviour.deceleration == .normal)
    }
}
