import CanvasEngine
import Testing

@testable import CanvasPlugins

@Suite("Faults of formulas")
struct FormulaFaultTests {
    private func faults(of source: FormulaSource, count: Int = 5) throws -> (texts: [String], faults: [FormulaFault]) {
        let layout = try FormulaCanvasLayout(source)
        let items = CanvasLayoutItems(sizes: noteSizes(count))
        let faults = layout.faults(of: items, in: .unspecified, at: Array(0..<count))
        let texts = faults.map { fault in
            guard case .expression(let text) = source[fault.part] else { return "" }
            return String(decoding: Array(text.utf8)[fault.range], as: UTF8.self)
        }
        return (texts, faults)
    }

    @Test("A division by zero is found in its expression, for its item, and the engine lists the item")
    func division() throws {
        let source = FormulaSource(x: "100 + 10 / (index - 3)", y: "index")
        let found = try faults(of: source)
        #expect(found.texts == ["10 / (index - 3)"])
        #expect(found.faults == [FormulaFault(part: .x, range: 6..<22, value: .infinity, items: [3])])
        let resolution = LayoutEngine.resolve(sizes: noteSizes(5), layout: try FormulaCanvasLayout(source))
        #expect(resolution.problems == [.notFinite(item: 3)])
    }

    @Test("The first part that is no number is named, in the named value that it comes from")
    func namedValues() throws {
        let source = FormulaSource(
            bindings: [.init("a", "1 + sqrt(2 - index)"), .init("b", "a * 2")], x: "index", y: "max(b, 1) + 1")
        let found = try faults(of: source)
        #expect(found.texts == ["sqrt(2 - index)"])
        #expect(found.faults.map(\.part) == [.binding(0)])
        #expect(found.faults.map(\.items) == [[3, 4]])
        #expect(found.faults.allSatisfy { $0.value.isNaN })
    }

    @Test("Only the branch that was taken is to blame")
    func branches() throws {
        let found = try faults(of: FormulaSource(x: "index > 3 ? log(-1) : index > 1 ? 1 / 0 : 0", y: 0))
        #expect(found.texts == ["1 / 0", "log(-1)"])
        #expect(found.faults.map(\.items) == [[2, 3], [4]])
    }

    @Test("An infinite proposal and a broken item before are named themselves")
    func names() throws {
        let found = try faults(of: FormulaSource(x: "proposalWidth / 2", y: 0))
        #expect(found.texts == ["proposalWidth"])
        #expect(found.faults.map(\.items) == [[0, 1, 2, 3, 4]])
        let chain = try faults(of: FormulaSource(x: "previousX + 1 / (index - 2)", y: 0))
        #expect(chain.texts == ["1 / (index - 2)", "previousX"])
        #expect(chain.faults.map(\.items) == [[2], [3, 4]])
    }

    @Test("A number beyond what the engine takes is a fault too, a plain one included")
    func reach() throws {
        let found = try faults(of: FormulaSource(x: "10 ^ (15 + index)", y: 0))
        #expect(found.texts == ["10 ^ (15 + index)"])
        #expect(found.faults.map(\.items) == [[1, 2, 3, 4]])
        let plain = try faults(of: FormulaSource(x: 0, y: 0, width: .number(.nan)), count: 1)
        #expect(plain.faults.map(\.part) == [.width])
    }

    @Test("Good items, and items that are not asked for, have no faults")
    func others() throws {
        let layout = try FormulaCanvasLayout(FormulaSource(x: "1 / (index - 200)", y: 0))
        let items = CanvasLayoutItems(sizes: noteSizes(300))
        #expect(layout.faults(of: items, in: .unspecified, at: [0, 199, 201]).isEmpty)
        #expect(layout.faults(of: items, in: .unspecified, at: [200, 900]).map(\.items) == [[200]])
        #expect(layout.faults(of: items, in: .unspecified, at: []).isEmpty)
    }
}
