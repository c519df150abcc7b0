import TestSupport
import Testing

@testable import CanvasEngine

struct SpatialIndexTests {
    @Test("An index gives the answers of a look at every frame", arguments: seeds)
    func agreesWithBruteForce(seed: UInt64) {
        for character in SpatialScene.Character.allCases {
            var scene = SpatialScene(character, count: character == .dense ? 1500 : 300, seed: seed)
            let index = SpatialIndex(frames: scene.frames)
            let boxes = scene.frames.map(box)
            var reused = [17]
            for number in 0..<150 {
                let query = scene.query()
                let expected = boxes.indices.filter { meets(boxes[$0], query) }
                let place = Comment("\(character), seed \(seed), query \(number): \(query)")
                #expect(index.indices(intersecting: query) == expected, place)
                index.indices(intersecting: query, into: &reused)
                #expect(reused == expected, place)
                var visited: [Int] = []
                index.forEach(intersecting: query) { visited.append($0) }
                #expect(visited.sorted() == expected, place)
            }
        }
    }

    /// A frame by its edges; nil where it has no area or is not finite.
    private typealias Box = (left: Double, right: Double, top: Double, bottom: Double)

    private func box(_ frame: CGRect) -> Box? {
        let (x, y, width, height) = (frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
        guard x.isFinite && y.isFinite && width.isFinite && height.isFinite && width != 0 && height != 0 else {
            return nil
        }
        return (min(x, x + width), max(x, x + width), min(y, y + height), max(y, y + height))
    }

    /// The definition: on both axes, each of the two starts before the other ends.
    private func meets(_ box: Box?, _ query: CGRect) -> Bool {
        guard let box else { return false }
        return box.left < query.maxX && query.minX < box.right && box.top < query.maxY && query.minY < box.bottom
    }

    @Test("Touching is not seeing")
    func touching() {
        let index = SpatialIndex(frames: [CGRect(x: 0, y: 0, width: 10, height: 10)])
        #expect(index.indices(intersecting: CGRect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
        #expect(index.indices(intersecting: CGRect(x: 0, y: -5, width: 5, height: 5)).isEmpty)
        #expect(index.indices(intersecting: CGRect(x: 10, y: 10, width: 5, height: 5)).isEmpty)
        #expect(index.indices(intersecting: CGRect(x: 9.999, y: 9.999, width: 5, height: 5)) == [0])
    }

    @Test("Nothing is found in an index of nothing")
    func empty() {
        #expect(SpatialIndex.empty.indices(intersecting: .infinite).isEmpty)
        #expect(SpatialIndex.empty.frameCount == 0)
    }

    @Test("Frames without area and frames that are not finite are never reported")
    func absent() {
        let frames = [
            CGRect(x: 1, y: 1, width: 0, height: 9), CGRect(x: 1, y: 1, width: 9, height: 0), .null, .zero,
            CGRect(x: .nan, y: 1, width: 9, height: 9), CGRect(x: 1, y: 1, width: .infinity, height: 9),
        ]
        let everything = CGRect(x: -1e308, y: -1e308, width: .infinity, height: .infinity)
        #expect(SpatialIndex(frames: frames).indices(intersecting: everything).isEmpty)
        #expect(
            SpatialIndex(frames: frames + [CGRect(x: 1, y: 1, width: -1, height: 1)])
                .indices(intersecting: everything) == [6])
    }

    @Test("Frames of finite numbers whose edges are infinite are found by what reaches out as far")
    func infiniteEdges() {
        let frames = [CGRect](
            repeating: CGRect(x: -1.7e308, y: 5, width: -1.7e308, height: 1.7e308), count: 3)
        let index = SpatialIndex(frames: frames)
        #expect(index.indices(intersecting: CGRect(x: -1.75e308, y: 0, width: 1e307, height: 10)) == [0, 1, 2])
        #expect(index.indices(intersecting: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    }

    @Test("A visit may end early by an error")
    func visitThrows() {
        struct Enough: Error {}
        let index = SpatialIndex(frames: [CGRect](repeating: CGRect(x: 0, y: 0, width: 1, height: 1), count: 100))
        var visits = 0
        #expect(throws: Enough.self) {
            try index.forEach(intersecting: CGRect(x: 0, y: 0, width: 1, height: 1)) { _ in
                visits += 1
                if visits == 3 { throw Enough() }
            }
        }
        #expect(visits == 3)
    }
}
