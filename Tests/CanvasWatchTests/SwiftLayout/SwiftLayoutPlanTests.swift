import Testing

@testable import canvas_watch

@Suite("Plans for Swift layouts")
struct SwiftLayoutPlanTests {
    private func plan(
        _ source: String, type: String? = nil, _ names: [String] = []
    ) -> Result<SwiftLayoutPlan, SwiftLayoutProblem> {
        do throws(SwiftLayoutProblem) {
            return .success(try SwiftLayoutPlan(SwiftOutline(of: Array(source.utf8)), type: type, parameters: names))
        } catch {
            return .failure(error)
        }
    }

    private func problem(_ source: String, type: String? = nil, _ names: [String] = []) -> SwiftLayoutProblem? {
        if case .failure(let problem) = plan(source, type: type, names) { problem } else { nil }
    }

    @Test("Arguments come in the order of the file, whatever the order of the spec")
    func order() throws {
        let plan = try plan("struct L: CanvasLayout { var b: Int; var a = 1; var c = 2 }", ["c", "b"]).get()
        #expect(plan.type == "L")
        #expect(plan.arguments.map(\.name) == ["b", "c"])
    }

    @Test("The first initializer that takes all names is taken")
    func initializers() throws {
        let source = """
            struct L: CanvasLayout {
                var a: Int
                init(a: Int) { self.a = a }
                init(b: Int, _ a: Int) { self.a = a + b }
            }
            """
        #expect(try plan(source, ["a"]).get().arguments == [.init(label: "a", name: "a")])
        #expect(
            try plan(source, ["a", "b"]).get().arguments == [
                .init(label: "b", name: "b"), .init(label: nil, name: "a"),
            ])
        let split = "struct L: CanvasLayout { init(a: Int) {}\n init(b: Int) {} }"
        #expect(problem(split, ["a", "b"]) == .noInitializer(of: "L", parameters: ["a", "b"]))
    }

    @Test("An initializer in an extension stands beside the compiler's own, one in the type in its place")
    func memberwise() throws {
        let source = "struct L: CanvasLayout { var a: Int }\nextension L { init(b: Int) { a = b } }"
        #expect(try plan(source, ["a"]).get().arguments.map(\.name) == ["a"])
        #expect(try plan(source, ["b"]).get().arguments.map(\.name) == ["b"])
        let own = "struct L: CanvasLayout { var a: Int\n init(b: Int) { a = b } }"
        #expect(problem(own, ["a"]) == .unknownParameters(["a"], of: "L", known: ["b"]))
        let type = "final class L: CanvasLayout { let a = 1 }"
        #expect(problem(type, ["a"]) == .unknownParameters(["a"], of: "L", known: []))
    }

    @Test("What cannot be chosen is told, with what there is")
    func problems() {
        let two = "struct A: CanvasLayout { var x: Int }\nstruct B: CanvasLayout {}\nstruct C {}"
        #expect(problem(two) == .severalLayouts(["A", "B"]))
        #expect(problem(two, type: "B") == nil)
        #expect(problem(two, type: "C") == .unknownType("C", isDeclared: true, layouts: ["A", "B"]))
        #expect(problem(two, type: "D") == .unknownType("D", isDeclared: false, layouts: ["A", "B"]))
        #expect(problem("struct A {}") == .noLayout)
        #expect(problem("struct A<T>: CanvasLayout {}") == .genericType("A", range: 7..<8))
        #expect(problem(two, type: "A", ["x", "y", "z"]) == .unknownParameters(["y", "z"], of: "A", known: ["x"]))
    }

    @Test("The glue names each parameter on a line of its own and leaves the file's own names alone")
    func glue() throws {
        let source = "typealias CGRect = Int\nenum Box { struct L: CanvasLayout { init(_ a: Int, repeat b: Int) {} } }"
        let glue = SwiftGlue(try plan(source, ["repeat", "a"]).get())
        let lines = glue.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(glue.parameterLines.mapValues { $0 }.values.sorted() == ["a", "repeat"])
        for (line, name) in glue.parameterLines {
            let expected = name == "a" ? "request.parameter(0)," : "`repeat`: request.parameter(1)"
            #expect(lines[line - 1].drop { $0 == " " } == expected)
        }
        #expect(glue.text.contains("= `Box`.`L`("))
        #expect(glue.text.contains("typealias CGSize = CanvasEngine.CGSize"))
        #expect(!glue.text.contains("typealias CGRect"))
    }
}
