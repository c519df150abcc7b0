import Testing

@testable import canvas_watch

@Suite("What Swift source declares")
struct SwiftOutlineTests {
    private func outline(_ source: String) -> SwiftOutline { SwiftOutline(of: Array(source.utf8)) }

    /// The properties that the compiler's initializer of the only layout takes.
    private func properties(_ members: String) -> [String] {
        outline("struct L: CanvasLayout {\n\(members)\n}").layouts.first?.properties ?? ["no layout"]
    }

    @Test("The layout is the type that says so, whatever stands around it")
    func layouts() {
        let source = """
            import CanvasEngine
            // struct A: CanvasLayout {}
            /* struct B: CanvasLayout { /* nested */ } */
            let text = "struct C: CanvasLayout {}", long = \"\"\"
                struct D: CanvasLayout { " }
                \"\"\", raw = #"struct E: CanvasLayout { \\" }"#
            struct Helper: Hashable { var a = 1 }
            struct Ring: Hashable, CanvasEngine.CanvasLayout, Sendable { var radius: CGFloat }
            extension CanvasLayout where Self == Ring { static func ring() -> Ring { Ring(radius: 1) } }
            """
        #expect(outline(source).layouts.map(\.name) == ["Ring"])
        #expect(outline(source).types.map(\.name).contains("Helper"))
    }

    @Test(
        "A type is a layout by its own list, an extension's, or a protocol of the file",
        arguments: [
            ("struct A: CanvasLayout {}", ["A"]), ("struct A {}\nextension A: CanvasLayout {}", ["A"]),
            ("extension A: Hashable, CanvasLayout {}\nstruct A { var x: Int }", ["A"]),
            ("protocol P: CanvasLayout {}\nprotocol Q: P {}\nstruct A: Q {}", ["A"]),
            ("enum Box { struct A: CanvasLayout {} }", ["Box.A"]),
            ("enum Box {}\nextension Box { final class A: @unchecked Sendable, CanvasLayout {} }", ["Box.A"]),
            ("enum Box { struct A {} }\nextension Box.A: CanvasLayout {}", ["Box.A"]),
            ("struct A<T>: CanvasLayout where T: Hashable {}", ["A"]), ("struct A where B: CanvasLayout {}", []),
            ("struct A {\n  var l: any CanvasLayout\n}", []), ("func f() { struct A: CanvasLayout {} }", []),
            ("struct `A`: CanvasLayout {}", ["A"]), ("public struct A\n  : CanvasLayout\n{\n}", ["A"]),
            ("struct A: CanvasLayout {", ["A"]), ("}\nstruct A: CanvasLayout {}", ["A"]), ("", []),
        ])
    func conformances(source: String, names: [String]) {
        #expect(outline(source).layouts.map(\.name) == names)
    }

    @Test(
        "The compiler's initializer takes the stored properties in order",
        arguments: [
            ("var a: Int\n let b: Double\n var c = 3", ["a", "b", "c"]), ("let a = 3, b: Int", ["b"]),
            ("var a, b: Int, c = 2", ["a", "b", "c"]), ("static var a = 1\n lazy var b = 2\n var c = 3", ["c"]),
            ("var a: Int { 3 }\n var b: Int { get { 1 } set {} }\n var c = 1", ["c"]),
            ("var a: Int { didSet { b = 1 } }\n var b = 2 { willSet { print() } }", ["a", "b"]),
            ("var a: [String: [Int]] = [:], b: (Int, Int) = (1, 2)", ["a", "b"]),
            ("var a: Dictionary<String, Array<Int>> = .init()\n var b: (Double) -> Double = { $0 * 2 }", ["a", "b"]),
            ("var a = [1, 2].map { $0 + 1 }\n  .filter { $0 > 1 }\n var b: Int", ["a", "b"]),
            ("var a =\n  3\n var b = 1 +\n  2\n var c = 4", ["a", "b", "c"]),
            (
                "@Wrapper(min: 1) var a: Int\n private(set) var b = 1\n public internal(set) var c: Int",
                ["a", "b", "c"]
            ),
            ("func f() { var x = 1 }\n var a: Int\n init?() { let y = 2 }", ["a"]),
            ("struct Inner { var x: Int }\n var a: Inner", ["a"]), ("var a: Int; var b: Int; func f() {}", ["a", "b"]),
            ("var `default`: Int\n var größe: Double", ["default", "größe"]),
            ("let (a, b) = (1, 2)\n var c: Int", ["c"]),
            ("#if DEBUG\n var a: Int\n #else\n var a: Int\n #endif\n var b: Int", ["a", "b"]),
            ("class var a: Int { 1 }\n static func g() {}\n var b: Int?\n var c: String = \"}\"", ["b", "c"]),
            ("var a = \"\\(f(\"}\")) {\"\n var b: Int", ["a", "b"]),
            ("var a = 6 / 2, b = a / 3 // }\n var c: Int", ["a", "b", "c"]),
            ("var a = /x\"{/\n var b: Int", ["a", "b"]), ("subscript(i: Int) -> Int { 1 }\n var a: Int", ["a"]),
            ("typealias Cache = [Int]\n var a: Int\n deinit { }", ["a"]),
            ("var a: any P & Q\n var b: some P", ["a", "b"]),
        ])
    func properties(members: String, names: [String]) {
        #expect(properties(members) == names, "\(members)")
    }

    @Test("Initializers are found where they stand, with their labels and names")
    func initializers() {
        let source = """
            struct L: CanvasLayout {
                var a: Int
                init(_ a: Int, scale b: Double = f(1, 2), c: @escaping (Int, Int) -> Int) { self.a = a }
                init<T: Hashable>(value: Dictionary<T, Int>) where T: Comparable { a = 1 }
            }
            extension L { init?(text: String) { nil } }
            """
        let layout = outline(source).layouts.first
        let labels = layout?.initializers.map { $0.arguments.map { "\($0.label ?? "_") \($0.name)" } }
        #expect(labels == [["_ a", "scale scale", "c c"], ["value value"]])
        #expect(layout?.laterInitializers.map { $0.arguments.map(\.name) } == [["text"]])
        #expect(layout?.allInitializers.count == 3)
    }

    @Test("Names that the file declares outside of its types are known")
    func topLevelNames() {
        let source =
            "import Foundation\ntypealias CGRect = Foundation.CGRect\nfunc f() {}\nlet x = 1\nstruct S { typealias T = Int }"
        #expect(outline(source).topLevelNames == ["CGRect", "f", "x", "S"])
    }

    @Test(
        "Any bytes end",
        arguments: [
            "{", "(", "\"", "\"\"\"\\(", "#\"", "/*", "struct", "struct A<", "var", "init(", "`", "@", "struct A: ",
        ])
    func brokenSource(part: String) {
        let around = "struct L: CanvasLayout {"
        _ = outline(String(repeating: part, count: 3000))
        _ = outline(around + String(repeating: part, count: 3000) + "}")
        _ = outline(around + String(repeating: around + part, count: 300))
    }
}
