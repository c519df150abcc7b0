import CanvasEngine
import CanvasPlugins
import Testing

struct VectorTests {
    @Test("There are 40 vectors")
    func count() {
        #expect(Vector.all.count == 40)
    }

    @Test("The catalogue and the engine make of each vector what the reference made", arguments: Vector.all)
    func agrees(vector: Vector) {
        let resolution = LayoutEngine.resolve(
            sizes: vector.sizes, layout: LayoutCatalogue.layout(vector.layout, for: vector.context),
            contentSize: vector.contentSize, margins: vector.margins, contentAnchor: vector.contentAnchor,
            layoutDirection: vector.layoutDirection)
        let rects = [resolution.contentBounds] + resolution.frames
        let numbers =
            [resolution.contentSize.width, resolution.contentSize.height]
            + rects.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
        #expect(resolution.problems.isEmpty)
        #expect(numbers.count == vector.expected.count)
        let size = vector.expected.reduce(1) { max($0, abs($1)) }
        for (position, (number, expected)) in zip(numbers, vector.expected).enumerated() {
            #expect(abs(number - expected) <= 1e-6 * size, "number \(position)")
        }
    }
}
