import CanvasEngine
import Glibc
import Testing

@testable import CanvasPlugins

@Suite("Formula layouts")
struct FormulaCanvasLayoutTests {
    @Test("A ring as a formula is the ring by hand", arguments: [0, 1, 2, 12, 127, 128, 129, 1000])
    func ring(count: Int) throws {
        let layout = try FormulaCanvasLayout(
            FormulaSource(
                bindings: [.init("radius", 600), .init("step", "tau / count")], x: "radius * cos(step * index)",
                y: "radius * sin(step * index)"))
        let sizes = noteSizes(count)
        let result = frames(of: layout, sizes)
        #expect(result.count == count)
        for (index, frame) in result.enumerated() {
            let angle = 2 * .pi / Double(count) * Double(index)
            #expect(
                isNear(frame.midX, 600 * cos(angle), within: 1e-9) && isNear(frame.midY, 600 * sin(angle), within: 1e-9)
            )
            #expect(frame.size == sizes[index])
        }
    }

    @Test(
        "The anchor is what x and y place",
        arguments: [
            (UnitPoint.topLeading, 100.0, 50.0), (.top, 80, 50), (.center, 80, 40), (.trailing, 60, 40),
            (.bottomTrailing, 60, 30), (UnitPoint(x: 0.25, y: 2), 90, 10),
        ])
    func anchors(anchor: UnitPoint, left: Double, top: Double) throws {
        let layout = try FormulaCanvasLayout(FormulaSource(x: 100, y: 50, at: anchor))
        #expect(
            frames(of: layout, [CGSize(width: 40, height: 20)]) == [CGRect(x: left, y: top, width: 40, height: 20)])
    }

    @Test("Width and height replace those of the item, and its own stay readable")
    func sizes() throws {
        let layout = try FormulaCanvasLayout(
            FormulaSource(x: "index * 100", y: 0, at: .topLeading, width: "width / 2", height: "height + index"))
        let result = frames(of: layout, [CGSize(width: 40, height: 20), CGSize(width: 60, height: 30)])
        #expect(result == [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 100, y: 0, width: 30, height: 31)])
    }

    @Test(
        "Names tell about the items, the groups and the canvas",
        arguments: [
            ("index", 2.0), ("count", 4), ("width", 30), ("height", 8), ("maxWidth", 40), ("maxHeight", 9),
            ("totalArea", 800), ("proposalWidth", 500), ("proposalHeight", .infinity),
            ("groupIndex", 1), ("group", 1), ("groupCount", 3), ("group == \"doing\"", 1), ("'todo' == group", 0),
            ("group != 'todo'", 1), ("group == 'nowhere'", 0), ("group == ''", 0), ("group == 'doing' && index > 1", 1),
            ("!(group == 'doing')", 0), ("group == 1", 1), ("group + 1", 2), ("(group) == 'doing' ? 7 : 8", 7),
        ] as [(String, Double)])
    func names(text: String, expected: Double) throws {
        let sizes = (1...4).map { CGSize(width: Double(10 * $0), height: Double(5 + $0)) }
        let layout = try FormulaCanvasLayout(
            FormulaSource(x: .expression(text), y: 0, at: .topLeading), groups: [1, 0, 0, -1],
            groupNames: ["doing", "todo", "unused"])
        #expect(frames(of: layout, sizes, in: CanvasProposal(width: 500))[2].origin.x == expected)
    }

    @Test(
        "The names of the item before are its point and its frame; for the first item all are 0",
        arguments: [
            ("previousX", 70.0), ("previousY", 10), ("previousWidth", 20), ("previousHeight", 12),
            ("previousRight", 80), ("previousBottom", 16),
        ])
    func previousNames(name: String, expected: Double) throws {
        let layout = try FormulaCanvasLayout(
            FormulaSource(
                x: .expression("index < 2 ? 70 : \(name)"), y: .expression("index < 2 ? 10 : \(name)"),
                width: "index < 2 ? 20 : width",
                height: "index < 2 ? 12 : height"))
        let result = frames(of: layout, Array(repeating: CGSize(width: 4, height: 4), count: 3))
        #expect(result[2].midX == expected && result[2].midY == expected)
        let first = try FormulaCanvasLayout(FormulaSource(x: .expression(name), y: 0))
        #expect(frames(of: first, [CGSize(width: 4, height: 4)])[0].midX == 0)
    }

    @Test("A row made of the right edges before it is the sum of the widths", arguments: [1, 128, 129, 300])
    func row(count: Int) throws {
        let layout = try FormulaCanvasLayout(
            FormulaSource(
                bindings: [.init("gap", 8), .init("left", "index == 0 ? 0 : previousRight + gap")],
                x: "left + width / 2", y: "previousY + 1"))
        let sizes = noteSizes(count)
        var left = 0.0
        for (index, frame) in frames(of: layout, sizes).enumerated() {
            #expect(isNear(frame.minX, left, within: 1e-9) && isNear(frame.midY, Double(index + 1)))
            left += sizes[index].width + 8
        }
    }

    @Test("A value that is nothing but the item before is worked out in sequence too")
    func bareSequence() throws {
        let layout = try FormulaCanvasLayout(FormulaSource(x: "previousRight", y: 0, at: .topLeading))
        #expect(frames(of: layout, Array(repeating: CGSize(width: 10, height: 1), count: 200))[199].minX == 1990)
    }

    @Test("Named values that are the same for all items are reported")
    func derivedValues() throws {
        let layout = try FormulaCanvasLayout(
            FormulaSource(
                bindings: [
                    .init("radius", 600), .init("step", "tau / count"), .init("angle", "step * index"),
                    .init("twice", "2 * radius"),
                ], x: "radius * cos(angle)", y: "twice"))
        var cache: Void = ()
        let result = layout.place(CanvasLayoutItems(sizes: noteSizes(8)), in: .unspecified, cache: &cache)
        #expect(result.derived == [CanvasDerivedValue("step", .pi / 4), CanvasDerivedValue("twice", 1200)])
    }

    @Test("Layouts are equal when their texts and groups are")
    func equality() throws {
        let source = FormulaSource(x: "index", y: 0)
        #expect(try FormulaCanvasLayout(source) == FormulaCanvasLayout(source))
        #expect(try FormulaCanvasLayout(source) != FormulaCanvasLayout(FormulaSource(x: "index ", y: 0)))
        #expect(try FormulaCanvasLayout(source) != FormulaCanvasLayout(source, groups: [0], groupNames: ["a"]))
    }

    @Test("Groups are numbered as they appear; items without one are a group of their own")
    func groupNumbers() throws {
        func numbers(_ groups: [Int32], _ names: [String]) throws -> [Double] {
            let layout = try FormulaCanvasLayout(
                FormulaSource(x: "groupIndex", y: "groupCount"), groups: groups, groupNames: names)
            let result = frames(of: layout, noteSizes(4))
            return result.map(\.midX) + [result.first?.midY ?? .nan]
        }
        #expect(try numbers([], []) == [0, 0, 0, 0, 1])
        #expect(try numbers([1, 0, -1, 1], ["a", "b"]) == [0, 1, 2, 0, 3])
        #expect(try numbers([0, 1, 0, 1], ["a", "a"]) == [0, 0, 0, 0, 1])
        #expect(try numbers([0, 5, -3, 1], ["a", ""]) == [0, 1, 1, 1, 2])
        #expect(try numbers([0], ["a"]) == [0, 1, 1, 1, 1])
        // Two spellings of a letter.
        #expect(try numbers([0, 1, 0, 1], ["\u{212B}", "A\u{30A}"]) == [0, 1, 0, 1, 2])
    }

    @Test("No items have no frames")
    func noItems() throws {
        #expect(frames(of: try FormulaCanvasLayout(FormulaSource(x: "previousX", y: "maxWidth")), []).isEmpty)
    }
}
