import Testing

@testable import canvas_watch

/// What it takes to begin with layouts in Swift files: the engine, and something to change.
struct SwiftStarterTests: SwiftLayoutSuite {
    let folder = TemporaryFolder()

    @Test("the engine is looked for in the folder that is named, and a wrong one is told")
    func takesTheEngine() throws {
        folder.write("Row.swift", SwiftLayoutTests.row())
        writeSpec("file: 'Row.swift'")
        let found = try diagnostics(["a.layout.json", "--engine", "nowhere"])
        #expect(found.map { $0["code"] as? String } == ["swift-compile"])
        #expect((found.first?["message"] as? String)?.contains("not in `nowhere`") == true)
        // A copy of the tool has no engine beside it. Written by a process of its own, no child of another test can hold
        // it open for writing, which would keep it from being run.
        let copy = folder.path + "/copy"
        let copied = try ToolProcess.run([ToolProcess.binary, copy], program: "/bin/cp")
        #expect(copied.status == 0, "\(copied)")
        let environment = ToolProcess.compiling(into: folder.path + "/cache")
        let call = ["render", "--allow-swift", "a.layout.json"]
        let alone = try ToolProcess.run(call, program: copy, in: folder.path, environment: environment)
        #expect(alone.status == 1 && alone.errors.contains("`--engine DIR`"))
        let beside = ToolProcess.binary.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        let helped = try ToolProcess.run(
            call + ["--engine", beside], program: copy, in: folder.path, environment: environment)
        #expect(helped.status == 0, "\(helped)")
    }

    @Test("new swift writes a layout that works, and changes no file that is there")
    func writesStarters() throws {
        let first = try run(["new", "swift", "my-flower"])
        #expect(
            first.output == """
                wrote my-flower.layout.json
                wrote MyFlowerCanvasLayout.swift
                wrote my-flower.items.json
                Run `canvas-watch --allow-swift`, change a number in MyFlowerCanvasLayout.swift, and save.

                """)
        let shown = try run(["render", "--allow-swift", "my-flower.layout.json", "--plain"])
        #expect(shown.status == 0 && shown.output.hasPrefix("my-flower  12 items  OK\n"), "\(shown)")
        folder.write("OtherCanvasLayout.swift", "mine")
        let second = try run(["new", "swift", "other"])
        #expect(second.status == 1 && second.errors.contains("OtherCanvasLayout.swift exists already"))
        #expect(Files().isMissing(folder.at("other.layout.json")))
    }
}
