import TestSupport
import Testing

@testable import canvas_watch

/// Items that repeat a pattern give what the thorough way gives, whatever the text is.
struct ItemPatternTests {
    private struct Outcome: Equatable {
        let items: ItemTable?
        let diagnostics: [String]
    }

    private func outcome(_ bytes: [UInt8], isThorough: Bool) -> Outcome {
        let source = SourceFile(name: "m", bytes: bytes)
        var log = DiagnosticLog(source)
        let items = JSON5Reader.read(source, log: &log) { reader -> ItemTable? in
            guard reader.nextValue() == .array else { return nil }
            var items = ItemReader(isThorough: isThorough)
            items.readArray(from: &reader)
            let table = items.finish(&reader)
            reader.finish()
            return table
        }
        return Outcome(
            items: items,
            diagnostics: log.diagnostics().map {
                "\($0.code) \($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message) \($0.notes.count)"
            })
    }

    private func pick<Element>(_ list: [Element], _ random: inout SplitMix64) -> Element? {
        list.randomElement(using: &random)
    }

    /// How the members of an item are written, the same for all items of a file.
    private struct Form {
        let keys: [String]
        let blank: String
        let comma: String
        let quote: String
        let isKeyQuoted: Bool
        let between: String

        init(_ random: inout SplitMix64) {
            var keys = ["id"] + (Bool.random(using: &random) ? ["size"] : ["width", "height"])
            if Int.random(in: 0..<4, using: &random) > 0 { keys.append("group") }
            if Int.random(in: 0..<3, using: &random) == 0 { keys.append("label") }
            if Int.random(in: 0..<4, using: &random) == 0 { keys.shuffle(using: &random) }
            self.keys = keys
            blank = ["", "", " ", "\n          \t"].randomElement(using: &random) ?? ""
            comma = [",", ", ", ",\n    ", " ,\r\n"].randomElement(using: &random) ?? ","
            quote = Bool.random(using: &random) ? "\"" : "'"
            isKeyQuoted = Bool.random(using: &random)
            between = [",", ",\n", ",\n                    \n", " , "].randomElement(using: &random) ?? ","
        }

        func item(_ values: [String: String]) -> String {
            let members = keys.map { key in
                (isKeyQuoted ? quote + key + quote : key) + blank + ":" + (values[key] ?? "0")
            }
            return "{" + blank + members.joined(separator: comma) + blank + "}"
        }
    }

    private func number(_ random: inout SplitMix64) -> String {
        let odd = [
            "0", "007", "1e3", "-1", ".5", "5.", "12.3.4", "1234567", "12345678", "123456.7", "0.0001", "00",
            "9999999999999", "x",
        ]
        if Int.random(in: 0..<60, using: &random) == 0 { return pick(odd, &random) ?? "0" }
        let fraction = [0, 0, 1, 2, 5].randomElement(using: &random) ?? 0
        let digits = (0..<fraction).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
        return "\(Int.random(in: 0...4000, using: &random))" + (fraction > 0 ? "." + digits : "")
    }

    private func text(_ index: Int, _ quote: String, _ random: inout SplitMix64) -> String {
        let odd = ["", "\\n", "é日本", "a\tb", "}", "a, b: {c}", String(repeating: "long ", count: 9), "\u{1}", "\"'"]
        let isOdd = Int.random(in: 0..<60, using: &random) == 0
        return quote + (isOdd ? pick(odd, &random) ?? "" : "item-\(index)") + quote
    }

    private func manifest(seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        let form = Form(&random)
        let groups = Int.random(in: 1...120, using: &random)
        let items = (0..<400).map { index -> String in
            let (width, height) = (number(&random), number(&random))
            return form.item([
                "id": text(index, form.quote, &random), "width": width, "height": height,
                "size": "[\(width)\(form.comma)\(height)]",
                "group": text(index % groups * 37, form.quote, &random), "label": text(index / 3, form.quote, &random),
            ])
        }
        return Array("[\(items.joined(separator: form.between))]\n".utf8)
    }

    /// Changes a few bytes, each to one that means something in JSON5 or nothing at all.
    private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
        let nasty = Array("\"'\\{}[],:/*0.-e \n\t".utf8) + [0x01, 0x80, 0xC3, 0xFF]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(pick(nasty, &random) ?? 0, at: place)
            default: bytes[place] = pick(nasty, &random) ?? 0
            }
        }
        if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeLast(Int.random(in: 0..<100, using: &random)) }
    }

    @Test("Items and diagnostics are those of the thorough way", arguments: 1...12 as ClosedRange<UInt64>)
    func bothWays(seed: UInt64) {
        let whole = manifest(seed: seed)
        #expect(outcome(whole, isThorough: false) == outcome(whole, isThorough: true), "seed \(seed)")
        var random = SplitMix64(seed: ~seed)
        for round in 0..<3 {
            var broken = whole
            damage(&broken, &random)
            #expect(
                outcome(broken, isThorough: false) == outcome(broken, isThorough: true), "seed \(seed), round \(round)")
        }
    }

    @Test("Comments between items, so that each is the last one of a run", arguments: [255, 256, 257, 700])
    func comments(count: Int) {
        let items = (0..<count).map { "{id:'s\($0)',\($0 % 7 == 0 ? "label:'l'," : "")width:\($0),height:1}" }
        let bytes = Array("[\(items.joined(separator: ", // next\n"))]".utf8)
        let quick = outcome(bytes, isThorough: false)
        #expect(quick == outcome(bytes, isThorough: true))
        #expect(quick.items?.count == count && quick.diagnostics.isEmpty)
    }

    @Test("A pattern that changes halfway, and ids that fill a batch")
    func changingForms() {
        let short = (0..<400).map { "{id:'s\($0)',width:\($0),height:1}" }
        let long = (0..<400).map {
            "{ \"label\": \"l\", \"id\": \"\(String(repeating: "x", count: 200))\($0)\", \"size\": [\($0), 2.5] }"
        }
        for items in [short + long, long + short, zip(short, long).flatMap { [$0, $1] }] {
            let bytes = Array("[\(items.joined(separator: ",\n"))]".utf8)
            let quick = outcome(bytes, isThorough: false)
            #expect(quick == outcome(bytes, isThorough: true))
            #expect(quick.items?.count == 800 && quick.diagnostics.isEmpty)
        }
    }
}
