import TestSupport
import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

/// The quick way through plain items gives what the thorough way gives.
struct PlainItemTests {
    private func manifest(_ text: String) -> Manifest { Manifest(SourceFile(name: "m", bytes: Array(text.utf8))) }

    /// Items that are plain, nearly plain and broken; a marker stands where a key can be added that makes an item not plain.
    private func text(seed: UInt64) -> String {
        var random = SplitMix64(seed: seed)
        let numbers = [
            "0", "7", "120.5", "3.25", "999999999999", "1e3", "007", "-1", "1.", ".5", "1000000000001",
            "0.000000000001",
            "123456789012345", "1234567890123456", "0.1", "12px", "+4", "00.5",
        ]
        let strings = [
            "\"a\"", "'b'", "\"\"", "\"a'b\"", "'\\n'", "\"é日\"", "\"}\"", "'a\tb'",
            "\"long enough for three words of eight\"", "3",
        ]
        func pick(_ list: [String], _ plain: Int) -> String {
            // Mostly the first ones, which are plain.
            list[
                Int.random(in: 0..<10, using: &random) < 9
                    ? Int.random(in: 0..<plain, using: &random) : Int.random(in: 0..<list.count, using: &random)]
        }
        var items: [String] = []
        for index in 0..<300 {
            var members = ["id: \"i\(index)\"", "'group': \(pick(strings, 2))", "\"label\":\(pick(strings, 2))"]
            switch Int.random(in: 0..<4, using: &random) {
            case 0: members.append("size : [ \(pick(numbers, 5)),\(pick(numbers, 5)) ]")
            case 1: members += ["width:\(pick(numbers, 5))", "\"height\" :\n\(pick(numbers, 5))"]
            case 2: members.append("width: \(pick(numbers, 5))")
            default: break
            }
            if Int.random(in: 0..<30, using: &random) == 0 {
                members.append(members[Int.random(in: 0..<members.count, using: &random)])
            }
            members.shuffle(using: &random)
            if Int.random(in: 0..<30, using: &random) == 0 { members.removeLast() }
            items.append("{§ " + members.joined(separator: " ,\r\n\t") + (index % 3 == 0 ? ",}" : " }"))
        }
        return "[\n" + items.joined(separator: index(seed)) + "]"
    }

    private func index(_ seed: UInt64) -> String { seed % 2 == 0 ? ",\n" : " , " }

    @Test("Items and diagnostics are the same on both ways", arguments: 1...12 as ClosedRange<UInt64>)
    func bothWays(seed: UInt64) {
        let text = text(seed: seed)
        // Two keys of one length: a blank one keeps an item plain, `data` does not.
        let plain = manifest(text.replacing("§", with: "      "))
        let thorough = manifest(text.replacing("§", with: "data:0").replacing("data:0 ", with: "data:0,"))
        #expect(plain.items == thorough.items, "seed \(seed)")
        let places = [plain, thorough].map { manifest in
            manifest.diagnostics.map { "\($0.code) \($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
        }
        #expect(places[0] == places[1], "seed \(seed)")
    }

    @Test(
        "A value that only ends like an item is none", arguments: ["x id: 'a'}", "id: 'a'}", "[id: 'a'}", "'id': 'a'}"])
    func noItems(element: String) {
        #expect(manifest("[\(element), {id: 'b'}]").items == nil)
    }

    @Test("The last brace of a text may stand anywhere", arguments: ["// }", "/* } */", " ", ""])
    func lastBrace(tail: String) {
        #expect(manifest("[{id: 'a', size: [1, 2]}]\(tail)").items?.count == 1)
        #expect(manifest("[{id: '}', size: [1, 2]\(tail.contains("//") ? "" : tail)").items == nil)
        #expect(manifest("[{id: 'a}").items == nil)
    }

    @Test("Lengths are the nearest doubles", arguments: [1, 2] as [UInt64])
    func lengths(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let texts = (0..<3000).map { _ in
            let fraction = Int.random(in: 0...12, using: &random)
            let digits = (0..<fraction).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
            return "\(Int.random(in: 0...999, using: &random))" + (fraction > 0 ? "." + digits : "")
        }
        let items = texts.enumerated().map { "{id:\"\($0)\",width:\($1),height:0}" }.joined(separator: ",")
        let sizes = manifest("[\(items)]").items?.sizes ?? []
        #expect(sizes.map(\.width) == texts.compactMap { Double($0) }, "seed \(seed)")
    }
}
