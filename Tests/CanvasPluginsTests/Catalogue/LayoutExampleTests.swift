import CanvasPlugins
import Testing

/// The examples that the catalogue shows.
struct LayoutExampleTests {
    @Test("each kind has an example of four lines that fit a terminal", arguments: LayoutCatalogue.kinds.map(\.name))
    func fitsATerminal(_ name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        #expect(!kind.examples.isEmpty)
        for example in kind.examples {
            let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 4)
            #expect(lines.allSatisfy { $0.utf8.count <= 76 })
            #expect(example.text.contains("\"\(name)\""))
        }
    }

    @Test("each form of a kind has its example", arguments: LayoutCatalogue.kinds.map(\.name))
    func showsEachForm(_ name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        for condition in Set(kind.parameters.compactMap(\.condition)) {
            #expect(kind.examples.filter { $0.condition == condition }.count == 1, "\(condition)")
        }
    }

    @Test("the forms of the spiral show the parameters of their curve, and those of both")
    func tellsFormsApart() throws {
        let kind = try #require(LayoutCatalogue.kind(named: "spiral"))
        let names = kind.examples.map { kind.parameters(in: $0).map(\.name) }
        let common = ["startAngle", "clockwise", "spacing"]
        #expect(
            names == [["curve", "step", "pitch", "startRadius"] + common, ["curve", "divergence", "scale"] + common])
    }
}
