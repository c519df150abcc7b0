import CanvasEngine
import CanvasPlugins
import Testing

@testable import canvas_watch

@Suite("Swift layouts to start from")
struct SwiftExamplesTests {
    private func note(_ index: Int) -> CGSize {
        let (width, height) = (110 + 37 * index % 90, 64 + 53 * index % 60)
        return CGSize(width: width, height: height)
    }

    @Test("The ring as a formula, in Swift, and of the catalogue are one ring")
    func rings() throws {
        let sizes = (0..<40).map(note)
        let path = GoldenTests.root.path() + "/Examples/swift/RingCanvasLayout.swift"
        guard case .bytes(let source, _, _) = Files().read(FilePath(path), limit: 1 << 20) else {
            Issue.record("no \(path)")
            return
        }
        let workshop = SwiftWorkshop()
        let swift = try workshop.layout(
            String(decoding: source, as: UTF8.self), path: path, [("radius", .number(600))])
        let formula = try FormulaCanvasLayout(
            FormulaSource(
                bindings: [.init("radius", 600), .init("step", "tau / count")], x: "radius * cos(step * index)",
                y: "radius * sin(step * index)"))
        let ring = LayoutEngine.resolve(sizes: sizes, layout: RingCanvasLayout(radius: 600))
        let others = [
            LayoutEngine.resolve(sizes: sizes, layout: swift), LayoutEngine.resolve(sizes: sizes, layout: formula),
        ]
        #expect(swift.problem == nil)
        for other in others {
            #expect(other.frames.count == 40)
            for (frame, expected) in zip(other.frames, ring.frames) {
                #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9)
                #expect(frame.size == expected.size)
            }
        }
    }

    @Test("The starter compiles as it is, and item i is at spread * sqrt(i)")
    func starter() throws {
        let type = SwiftStarter.type(for: "my-flower")
        let workshop = SwiftWorkshop()
        let layout = try workshop.layout(
            SwiftStarter.source(type: type), [("spread", .number(100)), ("turn", .number(2 * .pi))])
        let result = place(layout, [CGSize](repeating: CGSize(width: 10, height: 10), count: 5))
        #expect(layout.problem == nil && layout.warnings.isEmpty)
        #expect(result.derived == [CanvasDerivedValue("reach", 200)])
        for (index, frame) in result.frames.enumerated() {
            #expect(abs(frame.midX - 100 * Double(index).squareRoot()) < 1e-9 && abs(frame.midY) < 1e-9)
        }
    }

    @Test(
        "The name of a file becomes the name of a type",
        arguments: [
            ("spiral", "SpiralCanvasLayout"), ("my-spiral", "MySpiralCanvasLayout"),
            ("RingCanvasLayout", "RingCanvasLayout"),
            ("3d", "My3dCanvasLayout"), ("größe", "GrECanvasLayout"), ("", "MyCanvasLayout"),
        ])
    func typeNames(name: String, type: String) {
        #expect(SwiftStarter.type(for: name) == type)
    }
}
