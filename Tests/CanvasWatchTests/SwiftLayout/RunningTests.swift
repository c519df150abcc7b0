import CanvasEngine
import CanvasPlugins
import Testing

@testable import canvas_watch

@Suite("Running Swift layouts")
struct RunningTests {
    private let sizes = [CGSize(width: 10, height: 20), CGSize(width: 30, height: 20)]

    @Test("Whatever a layout does ends the layout alone, and is explained")
    func misbehaviour() throws {
        let workshop = SwiftWorkshop()
        func run(_ mode: String, seconds: Double? = nil) throws -> (CanvasLayoutResult, SwiftCanvasLayout) {
            let layout = try workshop.layout(
                misbehavingLayout, path: "My/Misbehaving.swift", [("mode", .text(mode))], seconds: seconds)
            return (place(layout, sizes, in: CanvasProposal(width: 500)), layout)
        }
        func problem(_ mode: String, seconds: Double? = nil) throws -> SwiftLayoutProblem? {
            let (result, layout) = try run(mode, seconds: seconds)
            #expect(result.frames.isEmpty, "\(mode)")
            return layout.problem
        }
        func crash(_ mode: String) throws -> SwiftLayoutCrash? {
            if case .crash(let crash) = try problem(mode) { crash } else { nil }
        }
        func line(of text: String) -> Int? {
            misbehavingLayout.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
                .map { $0 + 1 }
        }

        let (good, layout) = try run("")
        #expect(layout.problem == nil)
        #expect(good.frames == [CGRect(x: 500, y: -1, width: 10, height: 1), CGRect(x: 0, y: 0, width: 30, height: 1)])
        #expect(good.derived == [CanvasDerivedValue("radius", 1)])

        for (mode, text) in [("index", "values[items.count + 3]"), ("overflow", "Int.max"), ("fatal", "fatalError(")] {
            #expect(try crash(mode)?.line == line(of: text), "\(mode)")
        }
        #expect(try crash("index")?.reason == "Index out of range")
        #expect(try crash("overflow")?.reason == "arithmetic overflow")
        #expect(try crash("fatal")?.reason == "no way")
        let recursion = try crash("recursion")
        #expect(recursion?.isEndlessRecursion == true && recursion?.line == line(of: "number < 0"))

        #expect(try problem("idle", seconds: 0.2) == .timeout(seconds: 0.2))
        #expect(try problem("flood") == .outputFlood(limit: 1 << 16))
        #expect(try problem("memory") == .outOfMemory(limit: 1 << 28))
        #expect(try problem("exit") == .endedEarly(status: 3, output: ""))
        #expect(try problem("fewer") == .frameCount(found: 1, expected: 2))
        #expect(try problem("more") == .frameCount(found: 4, expected: 2))
        #expect(try problem("file") == .wroteFile)
        #expect(try problem("garbage") == .brokenReply)
        #expect(try problem("kill") == .killed(signal: 15))
        #expect(try run("descriptors").0.frames.first?.origin.x == 123)
        let (printed, printing) = try run("print")
        #expect(printed.frames.count == 2)
        #expect(printing.output == Array("width 10.0\n".utf8))
    }

    @Test("Values are read when the layout runs, into whatever type takes them")
    func values() throws {
        let source = """
            import CanvasEngine
            import Foundation

            enum Style: String { case wide, tall }
            struct Values: CanvasLayout {
                let number: CGFloat, whole: Int, flag: Bool, text: String, style: Style
                var optional: Double?
                var small: UInt8 = 7
                func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
                    let sum = number + CGFloat(whole) + (flag ? 1000 : 0) + Double(text.utf8.count) + (optional ?? 0)
                    return CanvasLayoutResult(frames: items.map { _ in
                        CGRect(x: sum, y: Double(small), width: style == .wide ? 2 : 1, height: NSString(string: text).length > 2 ? 1 : 0)
                    })
                }
            }
            """
        let workshop = SwiftWorkshop()
        let values: [(String, LayoutArgument.Value)] = [
            ("whole", .number(20)), ("number", .number(0.5)), ("flag", .boolean(true)), ("text", .text("größe")),
            ("style", .text("wide")), ("optional", .number(0.25)),
        ]
        let layout = try workshop.layout(source, values)
        #expect(place(layout, [CGSize(width: 1, height: 1)]).frames == [CGRect(x: 1027.75, y: 7, width: 2, height: 1)])

        for (name, value, expected) in [
            ("whole", .number(2.5), "a whole number that fits Int"), ("flag", .number(1), "true or false"),
            ("text", .boolean(true), "a text"), ("number", .text("1"), "a number"),
            ("style", .text("flat"), "a raw value of Style"),
        ] as [(String, LayoutArgument.Value, String)] {
            let changed = values.map { $0.0 == name ? (name, value) : $0 }
            let layout = try workshop.layout(source, changed)
            #expect(place(layout, [CGSize(width: 1, height: 1)]).frames.isEmpty)
            #expect(layout.problem == .unsuitableValue(parameter: name, expected: expected))
        }
    }

    @Test("The compiler's errors have the file's own lines; what is wrong with a parameter is told of the parameter")
    func compilerErrors() throws {
        let workshop = SwiftWorkshop()
        let source = """
            import CanvasEngine
            struct L: CanvasLayout {
                var size: CGSize
                func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
                    CanvasLayoutResult(frames: items.map { CGRect(x: 0, y: 0, width: $0.size.width, height: PART) })
                }
            }
            """
        guard case .refused(let messages) = workshop.problem(of: source, [("size", .number(1))]) else {
            Issue.record("not refused")
            return
        }
        #expect(messages.contains { $0.subject == .file(line: 5, column: 97) && $0.text.contains("PART") })
        let good = source.replacing("PART", with: "1")
        #expect(workshop.problem(of: good, [("size", .number(1))]) == .unsupportedParameter("size"))
        guard case .refused(let missing) = workshop.problem(of: good) else {
            Issue.record("not refused")
            return
        }
        #expect(missing.map(\.subject) == [.layout])
        #expect(missing.first?.text.contains("'size'") == true)
    }

    @Test("Without an engine nothing is compiled")
    func missingParts() {
        let workshop = SwiftWorkshop()
        func problem(_ layouts: SwiftLayouts<Files>) -> SwiftLayoutProblem? {
            do throws(SwiftLayoutProblem) {
                _ = try layouts.layout(
                    path: FilePath("R.swift"), source: Array(misbehavingLayout.utf8), type: nil, parameters: [],
                    seconds: nil)
                return nil
            } catch {
                return error
            }
        }
        let elsewhere = FilePath(workshop.folder.path)
        #expect(problem(workshop.layouts(engine: elsewhere)) == .engineMissing(searched: elsewhere, isChosen: true))
        #expect(
            problem(workshop.layouts(executable: elsewhere.appending(FilePath("tool"))))
                == .engineMissing(searched: elsewhere, isChosen: false))
    }
}
