import CanvasPlugins
import Testing

@testable import canvas_watch

/// The catalogue in words and in JSON.
struct LayoutTextTests {
    static let forms = LayoutCatalogue.kinds.flatMap { kind in
        kind.examples.indices.map { (kind.name, $0) }
    }

    @Test("the table of the flow")
    func showsTheFlow() throws {
        let kind = try #require(LayoutCatalogue.kind(named: "flow"))
        #expect(
            LayoutText.parameters(of: kind, in: kind.examples[0], columns: 80) == """
                  PARAMETER          VALUE                  DEFAULT  MEANING
                  horizontalSpacing  0 to 1e12 pt           8        gap between neighbours of a
                                                                     row
                  verticalSpacing    0 to 1e12 pt           8        gap between rows
                  alignment          top | center | bottom  center   where an item sits in the
                                                                     height of its row
                  maxWidth           0 to 1e12 pt           none     where rows wrap; without it
                                                                     the proposed width, or
                                                                     about a square

                """)
    }

    @Test("every table fits 80 columns and has a row for each parameter", arguments: forms)
    func fits(_ name: String, _ form: Int) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        let text = LayoutText.parameters(of: kind, in: kind.examples[form], columns: 80)
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        for parameter in kind.parameters(in: kind.examples[form]) {
            let row = lines.first { $0.hasPrefix("  \(parameter.name) ") }
            #expect(row?.contains(LayoutText.standard(of: parameter)) == true, "\(parameter.name)")
        }
    }

    @Test("every example is a good spec of its kind, without a warning", arguments: forms)
    func rendersExamples(_ name: String, _ form: Int) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        let rendering = try #require(LayoutsCommand.rendering(of: kind.examples[form]))
        #expect(rendering.spec.layout.kind == name)
        #expect(rendering.spec.items.count > 1)
        #expect(rendering.warnings.isEmpty)
    }

    @Test("what a parameter may be tells its range")
    func tellsRanges() {
        func value(_ type: LayoutParameter.ValueType, _ standard: LayoutParameter.Default = .none) -> String {
            LayoutText.value(of: LayoutParameter("x", type, standard, ""))
        }
        #expect(value(.length) == "0 to 1e12 pt")
        #expect(value(.length, .auto) == "auto | 0 to 1e12 pt")
        #expect(value(.positiveLength, .auto) == "auto | >0 to 1e12 pt")
        #expect(value(.angle) == "degrees")
        #expect(value(.word(["a", "b"])) == "a | b")
        #expect(value(.seconds) == ">0 to 3600 s")
        #expect(value(.layout) == "a layout: flow | grid | ring | spiral | formula | swift")
    }
}
