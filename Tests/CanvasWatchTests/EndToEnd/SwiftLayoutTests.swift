import Foundation
import Testing

@testable import canvas_watch

/// Layouts in Swift files through the real binary, which compiles and runs them.
struct SwiftLayoutTests {
    private let folder = TemporaryFolder()

    /// Runs the tool in the folder; what it builds is kept there too.
    private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        try ToolProcess.run(
            arguments, in: folder.path, environment: ToolProcess.compiling(into: folder.path + "/cache"))
    }

    /// The diagnostics of a spec that is broken.
    private func diagnostics(_ arguments: [String]) throws -> [[String: Any]] {
        let run = try run(["render", "--allow-swift", "--format", "json"] + arguments)
        #expect(run.status == 1)
        return try #require(try WatchTests.object(run.output)["diagnostics"] as? [[String: Any]], "\(run)")
    }

    /// The frames of a spec that is good.
    private func frames(_ arguments: [String]) throws -> [CGRect] {
        let run = try run(["render", "--allow-swift", "--format", "json"] + arguments)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
        let frames = try #require(try WatchTests.object(run.output)["frames"] as? [[String: Any]], "\(run)")
        return try frames.map { frame in
            func number(_ key: String) throws -> Double { try #require(frame[key] as? Double) }
            return CGRect(
                x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
        }
    }

    /// Writes a spec; where it says nothing about time, only a busy machine could want for some.
    private func writeSpec(_ layout: String, name: String = "a.layout.json") {
        let time = layout.contains("timeLimit") ? "" : ", timeLimit: 120"
        folder.write(name, "{ layout: { kind: 'swift', \(layout)\(time) },\n  items: { count: 3, size: [10, 20] } }\n")
    }

    /// A layout that puts the items in a row with a gap.
    static func row(_ gap: String = "gap", type: String = "Row", import module: String = "Glibc") -> String {
        """
        import CanvasEngine
        import \(module)
        struct \(type): CanvasLayout {
            var gap = 5.0
            var isDown = false
            var name = ""
            func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
                let frames = items.map { item in
                    let way = (\(gap) + 10 * Double(name.utf8.count) + 10) * CGFloat(item.index)
                    return CGRect(origin: isDown ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0), size: item.size)
                }
                return CanvasLayoutResult(frames: frames)
            }
        }
        """
    }

    @Test("without permission nothing is compiled, and the diagnostic says how to allow it")
    func needsPermission() throws {
        folder.write("Row.swift", Self.row())
        writeSpec("file: 'Row.swift'")
        let refused = try run(["render", "a.layout.json"])
        #expect(refused.status == 1 && refused.output.isEmpty)
        #expect(
            refused.errors == """
                a.layout.json:1:19: error: a Swift file runs as a program, which is not allowed [swift-not-allowed]
                  1 | { layout: { kind: 'swift', file: 'Row.swift', timeLimit: 120 },
                    |                   ^~~~~~~ allow it with `--allow-swift`, if you trust the file

                """)
        #expect(Files().isMissing(folder.at("cache")))
        #expect(try frames(["a.layout.json"]).map(\.minX) == [0, 15, 30])
        // What asks nobody where items go needs no permission.
        #expect(try run(["export", "a.layout.json", "--to", "spec"]).status == 0)
    }

    @Test(
        "numbers, booleans and texts reach the layout, also from --set, and only names and the file are compiled anew")
    func compilesOnChangeOnly() throws {
        folder.write("Row.swift", Self.row())
        writeSpec("file: 'Row.swift', parameters: { gap: 1 }")
        // A compiler that counts how often it is asked.
        folder.makeFolder("bin")
        folder.write("bin/swiftc", "#!/bin/sh\necho >> '\(folder.path)/calls'\nPATH=${PATH#*:} exec swiftc \"$@\"\n")
        chmod(folder.path + "/bin/swiftc", 0o755)
        var environment = ToolProcess.compiling(into: folder.path + "/cache")
        environment["PATH"] = folder.path + "/bin:" + (environment["PATH"] ?? "")
        func ways(_ settings: [String], compilations: Int) throws -> [Double] {
            let run = try ToolProcess.run(
                ["render", "--allow-swift", "--format", "json", "a.layout.json"] + settings.flatMap { ["--set", $0] },
                in: folder.path, environment: environment)
            let frames = try #require(try WatchTests.object(run.output)["frames"] as? [[String: Any]], "\(run)")
            let calls = try #require(try? String(contentsOfFile: folder.path + "/calls", encoding: .utf8))
            #expect(calls.utf8.count == compilations, "\(settings)")
            return frames.compactMap { ($0["x"] as? Double ?? 0) + ($0["y"] as? Double ?? 0) }
        }
        #expect(try ways([], compilations: 1) == [0, 11, 22])
        #expect(try ways(["layout.parameters.gap=2"], compilations: 1) == [0, 12, 24])
        let all = ["layout.parameters.gap=2", "layout.parameters.isDown=true", "layout.parameters.name=ab"]
        #expect(try ways(all, compilations: 2) == [0, 32, 64])
        #expect(try ways(all.reversed() + ["layout.parameters.name='3'"], compilations: 2) == [0, 22, 44])
        folder.write("Row.swift", Self.row("2 * gap"))
        #expect(try ways([], compilations: 3) == [0, 12, 24])
        #expect(try ways(["layout.parameters.gap=3"], compilations: 3) == [0, 16, 32])
        folder.write("Row.swift", Self.row())
        #expect(try ways([], compilations: 3) == [0, 11, 22])
    }

    @Test("what is wrong with the words of the spec is told at its place there")
    func placesInSpec() throws {
        folder.write(
            "Two.swift",
            Self.row() + "\n" + Self.row(type: "Column").split(separator: "\n")[2...].joined(separator: "\n"))
        func found(_ layout: String) throws -> [String] {
            writeSpec(layout)
            return try diagnostics(["a.layout.json"]).map {
                "\($0["column"] ?? 0) \($0["code"] ?? ""): \($0["message"] ?? "") - \($0["help"] ?? "")"
            }
        }
        #expect(
            try found("file: 'Two.swift'") == [
                "34 swift-layout: several types are a `CanvasLayout`: `Row`, `Column` - choose one: `type: \"Row\"`"
            ])
        #expect(
            try found("file: 'Two.swift', type: 'Colum'") == [
                "53 swift-layout: the Swift file has no type `Colum` - did you mean `Column`?"
            ])
        #expect(
            try found("file: 'Two.swift', type: 'Row', parameters: { gup: 1, gap: 2, zzzz: 3 }") == [
                "74 swift-parameter: `Row` has no `gup` - did you mean `gap`?",
                "90 swift-parameter: `Row` has no `zzzz` - it has `gap`, `isDown`, `name`",
            ])
        #expect(
            try found("file: 'Two.swift', type: 'Row', parameters: { gap: 'wide' }") == [
                "79 swift-parameter: `gap` must be a number - "
            ])
        #expect(
            try found("file: 'None.swift'") == [
                "34 unreadable-file: there is no file `None.swift` - a path is relative to the file that names it"
            ])
        #expect(
            try found("file: '', timeLimit: 0, parameters: { a: [] }")
                == [
                    "34 unknown-word: `file` must have at least one character - ",
                    "49 out-of-range: `timeLimit` must be more than 0 and at most 3600, not 0 - ",
                    "69 wrong-type: `a` must be a number, true or false or a text, not an array - ",
                ])
        writeSpec("file: 'Two.swift', type: 'Column', parameters: { isDown: true }")
        #expect(try frames(["a.layout.json"]).map(\.minY) == [0, 15, 30])
    }

    @Test("the compiler's errors stand in the Swift file, all of them, with the line and a mark")
    func placesInFile() throws {
        folder.makeFolder("src")
        folder.write("src/Row.swift", Self.row("gup").replacing("name = \"\"", with: "name = \"\" + nix"))
        writeSpec("file: './src/../src/Row.swift'")
        let found = try diagnostics(["a.layout.json"])
        #expect(found.map { $0["code"] as? String } == ["swift-compile", "swift-compile"])
        #expect(found.map { $0["file"] as? String } == ["src/Row.swift", "src/Row.swift"])
        #expect(found.map { $0["line"] as? Int } == [6, 9])
        #expect(found.map { $0["column"] as? Int } == [21, 24])
        let text = try run(["check", "--allow-swift", "a.layout.json"])
        #expect(text.status == 1)
        #expect(
            text.errors.contains(
                """
                src/Row.swift:9:24: error: cannot find 'gup' in scope [swift-compile]
                  9 |             let way = (gup + 10 * Double(name.utf8.count) + 10) * CGFloat(item.index)
                    |                        ^~~

                """), "\(text.errors)")
    }

    @Test("whatever a layout does, the tool goes on and explains it; what it printed is shown, and can do no harm")
    func misbehaviour() throws {
        folder.write("Bad.swift", misbehavingLayout)
        writeSpec("file: 'Bad.swift', parameters: { mode: '' }, timeLimit: 120")
        writeSpec("file: 'Bad.swift', parameters: { mode: 'print' }, timeLimit: 120", name: "b.layout.json")
        func found(_ mode: String, _ more: [String] = []) throws -> [String] {
            let found = try diagnostics(["a.layout.json", "--set", "layout.parameters.mode=\(mode)"] + more)
            return found.map { "\($0["file"] ?? "") \($0["code"] ?? ""): \($0["message"] ?? "")" }
        }
        #expect(try found("index") == ["Bad.swift swift-run: the layout stopped: Index out of range"])
        #expect(try found("fatal") == ["Bad.swift swift-run: the layout stopped: no way"])
        #expect(try found("recursion") == ["Bad.swift swift-run: the layout ran out of stack"])
        #expect(
            try found("idle", ["--set", "layout.timeLimit=0.2"])
                == ["--set #2 swift-run: the layout gave no frames within 0.2 s"])
        #expect(try found("flood") == ["a.layout.json swift-run: the layout printed more than 1024 kB"])
        #expect(try found("memory") == ["a.layout.json swift-run: the layout asked for more than 1024 MB of memory"])
        #expect(try found("fewer") == ["a.layout.json swift-run: the layout gave 2 frames for 3 items"])
        #expect(try found("file") == ["a.layout.json swift-run: the layout wrote into a file, which it may not"])

        let flood = try run(["render", "--allow-swift", "a.layout.json", "--set", "layout.parameters.mode=flood"])
        #expect(flood.errors.contains("\n  again\n  again\n") && flood.errors.split(separator: "\n").count < 40)
        let printing = try run(["render", "--allow-swift", "b.layout.json"])
        #expect(printing.status == 0 && printing.output.hasSuffix("Bad.swift printed:\n  width 10.0\n"))
        let json = try WatchTests.object(
            try run(["render", "--allow-swift", "b.layout.json", "--format", "json"]).output)
        #expect(json["printed"] as? [[String: String]] == [["file": "Bad.swift", "text": "width 10.0\n"]])
    }

    @Test("Foundation may be imported, and paths may have spaces and letters of any script")
    func takesAnyPath() throws {
        folder.makeFolder("a b/größe")
        folder.write("a b/größe/My Row.swift", Self.row(import: "Foundation"))
        folder.write(
            "a b/c d.layout.json",
            "{ layout: { kind: 'swift', file: 'größe/My Row.swift', timeLimit: 120 }, items: { count: 2, size: [1, 1] } }"
        )
        #expect(try frames(["a b/c d.layout.json"]).map(\.minX) == [0, 15])
    }

    @Test(
        "a clustered layout holds Swift layouts as inner, outer and for a group; sweep, explain, diff and check take them"
    )
    func worksWithEverything() throws {
        folder.write("Row.swift", Self.row())
        folder.write(
            "c.layout.json",
            """
            { layout: { kind: "clustered", inner: { kind: "swift", file: "Row.swift", timeLimit: 120, parameters: { gap: 1 } },
                outer: { kind: "swift", file: "Row.swift", timeLimit: 120, parameters: { isDown: true, gap: 100 } },
                groups: { b: { inner: { kind: "swift", file: "Row.swift", timeLimit: 120, parameters: { gap: 2 } } } } },
              items: [{ id: 1, group: "a", size: [5, 5] }, { id: 2, group: "a", size: [5, 5] },
                { id: 3, group: "b", size: [5, 5] }, { id: 4, group: "b", size: [5, 5] }] }
            """)
        let clustered = try frames(["c.layout.json"])
        #expect(clustered.map(\.minX) == [0, 11, 0, 12])
        #expect(clustered.map(\.minY) == [0, 0, 110, 110])
        // An error of the file that all of them come from is told once.
        folder.write("Bad.swift", Self.row("gup"))
        let settings = ["inner", "outer", "groups.b.inner"].flatMap { ["--set", "layout.\($0).file=Bad.swift"] }
        #expect(try diagnostics(["c.layout.json"] + settings).map { $0["line"] as? Int } == [9])

        writeSpec("file: 'Row.swift', parameters: { gap: 3 }")
        let sweep = try run([
            "sweep", "--allow-swift", "a.layout.json", "layout.parameters.gap", "0,10", "--format", "json",
        ])
        let widths = try sweep.output.split(separator: "\n").map {
            (try WatchTests.object(String($0))["contentSize"] as? [String: Double])?["width"]
        }
        #expect(sweep.status == 0 && widths == [30, 50])
        let explained = try run(["explain", "--allow-swift", "a.layout.json", "--item", "2", "--plain"])
        #expect(explained.output.contains("swift  file Row.swift  parameters.gap 3  timeLimit 120\n"))
        #expect(explained.output.contains("10 x 20 at 26, 0 on a canvas of 36 x 20"))
        let changed = try run(["diff", "--allow-swift", "a.layout.json", "--set", "layout.parameters.gap=8"])
        #expect(changed.status == 1 && changed.output.contains("layout.parameters.gap 3 -> 8\n"))
        #expect(try run(["check", "--allow-swift", "a.layout.json"]).output == "1 spec checked: fine\n")
    }

    @Test("the ring in Swift, as a formula and of the catalogue is one ring")
    func ringsAreEqual() throws {
        let example = GoldenTests.root.appending(path: "Examples/swift/ring.layout.json").path
        let swift = try frames([example])
        let formula = "{ kind: 'formula', x: '360 * cos(tau * index / count)', y: '360 * sin(tau * index / count)' }"
        for other in ["{ kind: 'ring', radius: 360 }", formula] {
            let others = try frames([example, "--set", "layout=\(other)"])
            #expect(others.count == swift.count && swift.count == 9)
            for (one, other) in zip(swift, others) {
                #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9)
                #expect(one.size == other.size)
            }
        }
    }

    @Test("the engine is looked for in the folder that is named, and a wrong one is told")
    func takesTheEngine() throws {
        folder.write("Row.swift", Self.row())
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

extension Files {
    fileprivate func isMissing(_ path: FilePath) -> Bool {
        look(at: path) == .fault(.missing)
    }
}
