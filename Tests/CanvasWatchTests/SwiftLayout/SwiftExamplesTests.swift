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

    @Test("The starter compiles as it is, and its first turn is pitch wide")
    func starter() throws {
        let type = SwiftStarter.type(for: "my-spiral")
        let workshop = SwiftWorkshop()
        let layout = try workshop.layout(
            SwiftStarter.source(type: type), [("pitch", .number(100)), ("step", .number(2 * .pi))])
        let result = place(layout, [CGSize](repeating: CGSize(width: 10, height: 10), count: 3))
        #expect(layout.problem == nil && layout.warnings.isEmpty)
        #expect(result.derived == [CanvasDerivedValue("turns", 2)])
        for (index, frame) in result.frames.enumerated() {
            #expect(abs(frame.midX - 100 * Double(index)) < 1e-9 && abs(frame.midY) < 1e-9)
        }
    }

    @Test("The starter's spec is JSON5 that names its files", arguments: ["spiral", "a \"b\""])
    func starterSpec(name: String) {
        let text = SwiftStarter.spec(file: name + ".swift", manifest: name + ".items.json")
        let document = JSON5Document(SourceFile(name: "spec", bytes: Array(text.utf8)))
        #expect(!document.log.hasErrors)
        guard case .object(let members) = document.root?.kind, case .string(let items) = members[1].value.kind,
            case .object(let layout) = members[0].value.kind, case .string(let file) = layout[1].value.kind
        else {
            Issue.record("no spec")
            return
        }
        #expect(items == name + ".items.json")
        #expect(file == name + ".swift")
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
