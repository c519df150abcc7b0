import CanvasEngine
import TestSupport
import Testing

/// Stages 5 and 6.
struct NormalizingTests {
    private let cluster = CanvasCluster(
        frames: [CGRect(x: -10, y: 20, width: 5, height: 5), CGRect(x: 30, y: -40, width: 10, height: 10)],
        bounds: CGRect(x: -10, y: -40, width: 50, height: 65),
        derived: [
            CanvasDerivedValue("radius", 7),
            CanvasDerivedValue(
                "groups", boxes: [.init(name: "a", frame: CGRect(x: -10, y: -40, width: 20, height: 30))]),
        ],
        problems: [.surplus(count: 1)])

    @Test("Normalizing shifts frames, bounds and derived boxes so that the cluster starts at the origin")
    func normalize() {
        #expect(
            LayoutEngine.normalize(cluster)
                == CanvasCluster(
                    frames: [CGRect(x: 0, y: 60, width: 5, height: 5), CGRect(x: 40, y: 0, width: 10, height: 10)],
                    bounds: CGRect(x: 0, y: 0, width: 50, height: 65),
                    derived: [
                        CanvasDerivedValue("radius", 7),
                        CanvasDerivedValue(
                            "groups", boxes: [.init(name: "a", frame: CGRect(x: 0, y: 0, width: 20, height: 30))]),
                    ],
                    problems: [.surplus(count: 1)]))
    }

    @Test("Normalizing twice is normalizing once")
    func normalizeTwice() {
        let once = LayoutEngine.normalize(cluster)
        #expect(LayoutEngine.normalize(once) == once)
    }

    @Test("Right-to-left flips frames and derived boxes about the middle of the cluster")
    func mirror() {
        let mirrored = LayoutEngine.mirror(LayoutEngine.normalize(cluster), layoutDirection: .rightToLeft)
        #expect(
            mirrored.frames == [CGRect(x: 45, y: 60, width: 5, height: 5), CGRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(mirrored.bounds == CGRect(x: 0, y: 0, width: 50, height: 65))
        #expect(
            mirrored.derived.last
                == CanvasDerivedValue(
                    "groups", boxes: [.init(name: "a", frame: CGRect(x: 30, y: 0, width: 20, height: 30))]))
    }

    @Test("Left-to-right is not mirrored")
    func leftToRight() {
        #expect(LayoutEngine.mirror(cluster, layoutDirection: .leftToRight) == cluster)
    }

    @Test("Mirroring twice gives the cluster back", arguments: seeds)
    func mirrorTwice(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let frames = (0..<Int.random(in: 0...20, using: &random)).map { _ in random.frame() }
            let normalized = LayoutEngine.normalize(
                CanvasCluster(frames: frames, bounds: CanvasLayoutResult(frames: frames).bounds))
            let once = LayoutEngine.mirror(normalized, layoutDirection: .rightToLeft)
            #expect(LayoutEngine.mirror(once, layoutDirection: .rightToLeft) == normalized, "seed \(seed): \(frames)")
            #expect(CanvasLayoutResult(frames: once.frames).bounds == normalized.bounds, "seed \(seed): \(frames)")
        }
    }
}
