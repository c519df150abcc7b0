import CanvasEngine
import CanvasPlugins
import Synchronization
import Testing

@testable import canvas_watch

/// A compiler that says what it is told to, and counts how often it is asked.
private final class FakeCompiler: ChildRunning {
    let state = Mutex<(calls: [ChildCommand], outcome: ChildOutcome)>(([], ChildOutcome(ending: .exited(0))))

    func run(_ command: ChildCommand) -> ChildOutcome {
        state.withLock { state in
            state.calls.append(command)
            return state.outcome
        }
    }

    var count: Int { state.withLock { $0.calls.count } }

    func answer(_ ending: ChildOutcome.Ending, _ output: String = "") {
        state.withLock { $0.outcome = ChildOutcome(ending: ending, output: Array(output.utf8)) }
    }
}

/// What was announced.
private final class Announcements: Sendable {
    let files = Mutex<[String?]>([])
}

@Suite("Building Swift layouts")
struct SwiftLayoutBuilderTests {
    private let folder = TemporaryFolder()
    private let compiler = FakeCompiler()
    private let announced = Announcements()

    /// The entrance with a fake compiler, and an engine of empty files.
    private func layouts() -> SwiftLayouts<Files> {
        folder.makeFolder("bin/Modules")
        folder.makeFolder("bin/CanvasEngine.build")
        for name in [
            "bin/swiftc", "bin/Modules/CanvasEngine.swiftmodule", "bin/CanvasEngine.build/b.o",
            "bin/CanvasEngine.build/a.o",
        ] {
            if case .fault = Files().look(at: folder.at(name)) { folder.write(name, "") }
        }
        return SwiftLayouts(
            engine: nil, executable: folder.at("bin/canvas-watch"),
            environment: ["PATH=\(folder.path)/bin", "HOME=\(folder.path)/home", "XDG_CACHE_HOME=relative"].map {
                Array($0.utf8)
            },
            process: 1, files: Files(), children: compiler,
            announce: { [announced] file in announced.files.withLock { $0.append(file) } })
    }

    private func build(
        _ source: String = "struct L: CanvasLayout { var a: Double; var b = 1 }",
        _ parameters: [(String, Double)] = [("a", 1)]
    ) -> Result<SwiftCanvasLayout, SwiftLayoutProblem> {
        do throws(SwiftLayoutProblem) {
            return .success(
                try layouts().layout(
                    path: FilePath("L.swift"), source: Array(source.utf8), type: nil,
                    parameters: parameters.map { LayoutArgument($0.0, .number($0.1)) }, seconds: nil))
        } catch {
            return .failure(error)
        }
    }

    private func problem(_ result: Result<SwiftCanvasLayout, SwiftLayoutProblem>) -> SwiftLayoutProblem? {
        if case .failure(let problem) = result { problem } else { nil }
    }

    @Test("The compiler gets the file, the glue, the module and the objects, and the user's environment")
    func command() throws {
        _ = try build().get()
        let call = compiler.state.withLock { $0.calls[0] }
        let arguments = call.arguments.map { String(decoding: $0, as: UTF8.self) }
        #expect(call.program == folder.at("bin/swiftc"))
        #expect(arguments.contains(folder.path + "/bin/Modules"))
        #expect(
            arguments.filter { $0.hasSuffix(".o") }
                == ["a.o", "b.o"].map { folder.path + "/bin/CanvasEngine.build/" + $0 })
        #expect(
            arguments.filter { $0.hasSuffix(".swift") }.map { $0.split(separator: "/").last } == [
                "L.swift", "CanvasWatchGlue.swift",
            ])
        #expect(
            arguments.allSatisfy {
                !$0.hasSuffix(".swift") || $0.hasPrefix(folder.path + "/home/.cache/canvas-watch/layouts/")
            })
        #expect(call.environment.contains(Array("HOME=\(folder.path)/home".utf8)))
    }

    @Test("The compiler's beginning and end are announced; what is kept needs none")
    func announcements() throws {
        _ = try build().get()
        _ = try build().get()
        compiler.answer(.exited(1), "L.swift:1:2: error: no\n")
        _ = build("struct M: CanvasLayout { var a: Int }")
        #expect(announced.files.withLock { $0 } == ["L.swift", nil, "L.swift", nil])
    }

    @Test("Objects of sources that the engine no longer has are left out")
    func staleObjects() throws {
        _ = layouts()
        folder.write("bin/CanvasEngine.build/sources", "/my checkout/Engine/b\n'/my checkout/Engine/c'\n")
        folder.write("bin/CanvasEngine.build/c.o", "")
        _ = try build().get()
        let arguments = compiler.state.withLock { $0.calls[0] }.arguments.map { String(decoding: $0, as: UTF8.self) }
        #expect(
            arguments.filter { $0.hasSuffix(".o") }
                == ["b.o", "c.o"].map { folder.path + "/bin/CanvasEngine.build/" + $0 })
    }

    @Test("Values and their order do not ask for the compiler again; names, the file, the engine and the compiler do")
    func cache() throws {
        _ = try build().get()
        _ = try build("struct L: CanvasLayout { var a: Double; var b = 1 }", [("a", 7)]).get()
        #expect(compiler.count == 1)
        let both = "struct L: CanvasLayout { var a: Double; var b = 1 }"
        _ = try build(both, [("a", 7), ("b", 2)]).get()
        _ = try build(both, [("b", 3), ("a", 7)]).get()
        #expect(compiler.count == 2)
        _ = try build(both + " ").get()
        #expect(compiler.count == 3)
        folder.write("bin/CanvasEngine.build/a.o", "changed")
        _ = try build().get()
        #expect(compiler.count == 4)
        folder.write("bin/swiftc", "changed")
        _ = try build().get()
        _ = try build().get()
        #expect(compiler.count == 5)
    }

    @Test("A refusal is kept like a layout, and warnings come back from the cache")
    func refusals() throws {
        compiler.answer(.exited(1), "L.swift:1:2: error: no\n")
        let expected = SwiftLayoutProblem.refused([
            .init(severity: .error, subject: .file(line: 1, column: 2), text: "no")
        ])
        #expect(problem(build()) == expected)
        compiler.answer(.exited(0))
        #expect(problem(build()) == expected)
        #expect(compiler.count == 1)
        compiler.answer(.exited(0), "L.swift:1:2: warning: hm\n")
        let other = "struct M: CanvasLayout { var a: Int }"
        let warnings = [SwiftCompilerMessage(severity: .warning, subject: .file(line: 1, column: 2), text: "hm")]
        #expect(try build(other).get().warnings == warnings)
        #expect(try build(other).get().warnings == warnings)
        #expect(compiler.count == 2)
    }

    @Test("A compiler that fails in other ways is told, and asked again the next time")
    func failures() throws {
        compiler.answer(.exited(1), "ld: no space left")
        #expect(problem(build()) == .compilerFailed(output: "ld: no space left"))
        compiler.answer(.signalled(11), "crash")
        #expect(problem(build()) == .compilerFailed(output: "crash"))
        compiler.answer(.timedOut)
        #expect(problem(build()) == .compilerTimeout(seconds: 60))
        compiler.answer(.interrupted)
        #expect(problem(build()) == .interrupted)
        compiler.answer(.notStarted("Permission denied"))
        #expect(problem(build()) == .compilerFailed(output: "Permission denied"))
        compiler.answer(.exited(0))
        #expect(problem(build()) == nil)
        #expect(compiler.count == 6)
        guard
            case .entries(let left) = Files().entries(
                of: folder.at("home/.cache/canvas-watch/layouts"), where: { _, _ in true })
        else {
            Issue.record("no cache folder")
            return
        }
        #expect(left.count == 1)
    }

    @Test("What was not used for the longest time goes once there is too much")
    func pruning() throws {
        for number in 0..<70 { _ = try build("struct L\(number): CanvasLayout { var a: Int }").get() }
        guard
            case .entries(let left) = Files().entries(
                of: folder.at("home/.cache/canvas-watch/layouts"), where: { _, _ in true })
        else {
            Issue.record("no cache folder")
            return
        }
        #expect(left.count == 64)
        _ = try build("struct L69: CanvasLayout { var a: Int }").get()
        #expect(compiler.count == 70)
    }

    @Test("A cache that cannot be written is told")
    func noCache() {
        folder.write("home", "a file")
        #expect(problem(build()) == .noBuildFolder(reason: "Not a directory"))
    }
}
