import Testing

@testable import canvas_watch

@Suite("What the compiler says")
struct SwiftCompilerOutputTests {
    private func messages(_ output: String) throws -> [SwiftCompilerMessage] {
        let source = "struct L: CanvasLayout { var radius: Double; var size: Int }"
        let plan = try SwiftLayoutPlan(
            SwiftOutline(of: Array(source.utf8)), type: nil, parameters: ["radius", "size"])
        let glue = SwiftGlue(plan)
        let text = glue.parameterLines.first { $0.value == "size" }.map { output.replacing("LINE", with: "\($0.key)") }
        return SwiftCompilerOutput(
            Array((text ?? output).utf8), file: "Ring.swift", glue: glue, gluePath: "Glue.swift"
        ).messages
    }

    @Test("Messages about the file keep their place, and the notes that belong to them")
    func file() throws {
        let output = """
            Ring.swift:9:28: error: cannot find 'CanvasLayotResult' in scope
                    return CanvasLayotResult(frames: items.map { item in
                           ^~~~~~~~~~~~~~~~~
            Ring.swift:11:39: warning: variable 'x' was never mutated; consider changing to 'let' constant [#no-usage]
            Ring.swift:3:5: note: 'x' declared here
            /usr/lib/Swift.swift:3:5: note: elsewhere
            """
        let found = try messages(output)
        #expect(found.map(\.severity) == [.error, .warning])
        #expect(found.map(\.subject) == [.file(line: 9, column: 28), .file(line: 11, column: 39)])
        #expect(found.first?.text == "cannot find 'CanvasLayotResult' in scope")
        #expect(found.last?.text == "variable 'x' was never mutated; consider changing to 'let' constant")
        #expect(found.last?.notes == [.init(text: "'x' declared here", line: 3, column: 5)])
    }

    @Test("Messages about the glue are about the parameter on their line, or about the layout")
    func glue() throws {
        let output = """
            Glue.swift:LINE:19: error: instance method 'parameter' requires that 'CGSize' conform to 'CanvasWatchValue'
            Glue.swift:20:1: note: where 'Parameter' = 'CGSize'
            Glue.swift:10:22: error: missing argument for parameter 'angle' in call
            Glue.swift:12:1: warning: never used
            error: link command failed with exit code 1 (use -v to see invocation)
            <unknown>:0: error: module 'CanvasEngine' was created by another compiler
            """
        let found = try messages(output)
        #expect(found.map(\.subject) == [.parameter("size"), .layout, .layout, .layout])
        #expect(found.allSatisfy { $0.notes.isEmpty && $0.severity == .error })
        let source = SwiftLayoutSource(
            path: FilePath("Ring.swift"), bytes: [],
            glue: SwiftGlue(
                try SwiftLayoutPlan(
                    SwiftOutline(of: Array("struct L: CanvasLayout {}".utf8)), type: nil, parameters: [])))
        #expect(source.problem(of: found) == .unsupportedParameter("size"))
    }

    @Test("A message that comes twice is told once, and other lines are no messages")
    func noise() throws {
        let line = "Ring.swift:1:1: error: x\n"
        #expect(try messages(line + "    ~~^~\n" + line).count == 1)
        #expect(try messages("note: nothing\n\n:::\nerror:\nRing.swift: error\n").isEmpty)
    }

    @Test(
        "A line and a column are a place in the source",
        arguments: [(1, 1, 0), (1, 3, 2), (2, 1, 4), (2, 9, 6), (3, 1, 7), (4, 1, 7), (0, 0, 7), (1, 99, 3)])
    func offsets(line: Int, column: Int, offset: Int) {
        let source = Array("abc\nde\n".utf8)
        #expect(SwiftCompilerMessage.offset(line: line, column: column, in: source) == offset)
    }

    @Test(
        "The compiler sees a name that it can bear",
        arguments: [
            ("lib/Ring.swift", "Ring.swift"), ("My Ring.swift", "Layout.swift"), ("größe.swift", "Layout.swift"),
            ("Ring.txt", "Layout.swift"), ("CanvasWatchGlue.swift", "Layout.swift"), ("a:b.swift", "Layout.swift"),
        ])
    func fileNames(path: String, name: String) throws {
        let plan = try SwiftLayoutPlan(
            SwiftOutline(of: Array("struct L: CanvasLayout {}".utf8)), type: nil, parameters: [])
        #expect(SwiftLayoutSource(path: FilePath(path), bytes: [], glue: SwiftGlue(plan)).fileName == name)
    }
}
