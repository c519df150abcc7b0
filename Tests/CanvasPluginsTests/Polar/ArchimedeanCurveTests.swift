import CanvasEngine
import Glibc
import Testing

@testable import CanvasPlugins

struct ArchimedeanCurveTests {
    /// A curve by its three lengths.
    struct Shape: CustomTestStringConvertible {
        let step: Double
        let pitch: Double
        let startRadius: Double
        var testDescription: String { "step \(step), pitch \(pitch), startRadius \(startRadius)" }

        func points(_ count: Int) -> [CGPoint] {
            ArchimedeanCurve(step: step, pitch: pitch, startRadius: startRadius).places(count: count).map { place in
                let direction = unitPoint(degrees: place.angle)
                return CGPoint(x: place.radius * direction.x, y: place.radius * direction.y)
            }
        }
    }

    static let ordinary: [Shape] = [
        Shape(step: 140, pitch: 160, startRadius: 0), Shape(step: 80, pitch: 200, startRadius: 40),
        Shape(step: 1, pitch: 1, startRadius: 0), Shape(step: 300, pitch: 20, startRadius: 0),
        Shape(step: 5, pitch: 400, startRadius: 3), Shape(step: 50, pitch: 0.001, startRadius: 300),
        Shape(step: 600, pitch: 1, startRadius: 100), Shape(step: 1000, pitch: 0.01, startRadius: 20),
        Shape(step: 1000, pitch: 0.02, startRadius: 333), Shape(step: 700, pitch: 0.005, startRadius: 350.001),
        // The search begins half an increment beside the direction in which it could end, and goes on for many turns.
        Shape(step: 1000, pitch: 400 / (300_000 + 0.5 / 128), startRadius: 300),
        Shape(step: 1000, pitch: 200 / (70_000 + 0.3 / 128), startRadius: 400),
        Shape(step: 90, pitch: 1e7, startRadius: 0), Shape(step: 0.01, pitch: 3, startRadius: 1e6),
    ]

    @Test("The points are those of the plain search", arguments: ordinary)
    func agreesWithPlainSearch(shape: Shape) {
        let points = shape.points(60)
        let expected = plainSearch(shape, 60)
        let size = expected.reduce(1) { max($0, abs($1.x), abs($1.y)) }
        for (index, (point, other)) in zip(points, expected).enumerated() {
            // The plain search rounds angles of up to 1e8 degrees.
            #expect(distance(point, other) < 1e-7 * size, "point \(index): \(point), not \(other)")
        }
    }

    /// The search as the design words it: increments of 180/64 degrees from the larger of the previous theta and the
    /// theta where r = step - r of the previous point, then bisection.
    private func plainSearch(_ shape: Shape, _ count: Int) -> [CGPoint] {
        func radius(_ theta: Double) -> Double { shape.startRadius + shape.pitch * theta / 360 }
        func point(_ theta: Double) -> CGPoint {
            CGPoint(x: radius(theta) * cos(theta * .pi / 180), y: radius(theta) * sin(theta * .pi / 180))
        }
        var thetas = [0.0]
        while thetas.count < count {
            let previous = thetas[thetas.count - 1]
            func isFar(_ theta: Double) -> Bool { distance(point(theta), point(previous)) >= shape.step }
            var low = max(previous, (shape.step - radius(previous) - shape.startRadius) / shape.pitch * 360)
            if isFar(low) {
                thetas.append(low)
                continue
            }
            while !isFar(low + 180.0 / 64) { low += 180.0 / 64 }
            var high = low + 180.0 / 64
            for _ in 0..<80 {
                let middle = (low + high) / 2
                if isFar(middle) { high = middle } else { low = middle }
            }
            thetas.append(high)
        }
        return thetas.map(point)
    }

    /// Ratios that a search by increments would not live to finish.
    static let extreme: [Shape] = [
        Shape(step: 1e6, pitch: 1e-3 / (1e12 + 0.5 / 128), startRadius: 499_999.9995),
        Shape(step: 1e12, pitch: 1e-3, startRadius: 0),
        Shape(step: 1e12, pitch: .leastNonzeroMagnitude, startRadius: 10),
        Shape(step: 1e-3, pitch: 1e12, startRadius: 0), Shape(step: 10, pitch: 10, startRadius: 1e12),
        Shape(step: 1e12, pitch: 1e12, startRadius: 1e12), Shape(step: 1e12, pitch: 1e-9, startRadius: 1e3),
        Shape(step: 1e6, pitch: 1e-300, startRadius: 4.9e5), Shape(step: 1e-9, pitch: 1e-12, startRadius: 0),
    ]

    @Test("Neighbours are a step apart however odd the lengths", arguments: ordinary + extreme)
    func steps(shape: Shape) {
        let points = shape.points(400)
        for (one, next) in zip(points, points.dropFirst()) {
            // The places themselves are rounded where they are far away.
            let tolerance = 1e-9 * shape.step + 8 * max(abs(one.x), abs(one.y), abs(next.x), abs(next.y)).ulp
            #expect(abs(distance(one, next) - shape.step) < tolerance, "\(one) to \(next)")
        }
    }

    @Test("The radius never shrinks, and grows by the pitch in a turn")
    func radius() {
        let points = Shape(step: 20, pitch: 50, startRadius: 10).points(500)
        var theta = 0.0
        for (one, next) in zip(points, points.dropFirst()) {
            var turned = atan2(next.y, next.x) - atan2(one.y, one.x)
            if turned < 0 { turned += 2 * .pi }
            theta += turned
            #expect(abs(hypot(next.x, next.y) - (10 + 50 * theta / (2 * .pi))) < 1e-6)
        }
    }

    @Test("Without a step all points are the first", arguments: [0, 1e-200])
    func noStep(step: Double) {
        let points = Shape(step: step, pitch: 5, startRadius: 7).points(9)
        #expect(points == [CGPoint](repeating: CGPoint(x: 7, y: 0), count: 9))
    }
}
