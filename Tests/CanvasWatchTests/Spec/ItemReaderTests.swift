import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

/// The items of a text that is expected to be right.
private func items(of text: String, sourceLocation: SourceLocation = #_sourceLocation) -> ItemTable {
    let manifest = Manifest(SourceFile(name: "m", bytes: Array(text.utf8)))
    let messages = manifest.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(messages.isEmpty, sourceLocation: sourceLocation)
    return manifest.items ?? ItemTable()
}

struct ItemReaderTests {
    private func ids(_ table: ItemTable) -> [String] { (0..<table.count).map { table.ids[$0] } }

    @Test("All columns of all forms of an item are filled")
    func columns() {
        let table = items(
            of: """
                [ { id: "a", size: [147, 77], group: "todo", label: "First" }, { "id": 'b', width: 90.5, height: 0x3C, },
                  { 'id': 3 }, { group: "done", id: "d", size: { height: 2, width: 1 }, data: [{}] }, {id:"e",group:"todo",
                  label: "", size: [0, 1e12]}, { i\\u0064: "\\u0066\\"", group: "", label: 'λ\\n' } ]
                """)
        #expect(ids(table) == ["a", "b", "3", "d", "e", "f\""])
        let zero = CGSize.zero
        #expect(
            table.sizes == [
                CGSize(width: 147, height: 77), CGSize(width: 90.5, height: 60), zero, CGSize(width: 1, height: 2),
                CGSize(width: 0, height: 1e12), zero,
            ])
        #expect(table.unsized == [2, 5])
        #expect(table.groupNames == ["todo", "done"])
        #expect(table.groups == [0, -1, -1, 1, 0, -1])
        #expect((0..<6).map { table.labels[$0] } == ["First", "", "", "", "", "λ\n"])
    }

    @Test("Without groups and labels their columns stay empty")
    func emptyColumns() {
        let table = items(of: #"[{id: "a", group: "", label: ""}, {id: "b"}]"#)
        #expect(table.groups.isEmpty && table.groupNames.isEmpty && table.labels.count == 0)
        #expect(items(of: "[]") == ItemTable())
        #expect(items(of: "{items: []}") == ItemTable())
    }

    @Test("A label or group of the last item only is that item's", arguments: [0, 1, 5])
    func lateColumns(count: Int) {
        let first = (0..<count).map { "{id: \($0)}" } + ["{id: 'z', group: 'g', label: 'l'}"]
        let table = items(of: "[" + first.joined(separator: ",") + "]")
        #expect(table.groups == [Int32](repeating: -1, count: count) + [0])
        #expect((0...count).map { table.labels[$0] } == [String](repeating: "", count: count) + ["l"])
    }

    @Test(
        "Whole numbers are ids, by their digits",
        arguments: [
            ("0", "0"), ("-0", "0"), ("+7", "7"), ("-12", "-12"), ("1.0", "1"), ("1e3", "1000"), ("0x1F", "31"),
            ("-0x1", "-1"),
            ("12345678901234567890", "12345678901234567890"), ("9007199254740992.0", "9007199254740992"), ("-0.0", "0"),
            ("100e-2", "1"), ("0e5", "0"),
        ])
    func numericIds(written: String, id: String) {
        #expect(ids(items(of: "[{id: \(written)}]")) == [id])
    }

    @Test("A size of minus zero is zero")
    func minusZero() {
        let size = items(of: "[{id: 1, size: [-0, -0.0]}]").sizes.first
        #expect(size?.width.sign == .plus && size?.height.sign == .plus)
    }

    @Test("Counted items are numbered from 0", arguments: [0, 1, 10, 11, 100, 1234])
    func counted(count: Int) {
        let table = items(of: "{items: {count: \(count), size: [160, 120]}}")
        #expect(ids(table) == (0..<count).map(String.init))
        #expect(table.sizes == [CGSize](repeating: CGSize(width: 160, height: 120), count: count))
        #expect(table.unsized.isEmpty)
        let unsized = items(of: "{items: {count: \(count)}}")
        #expect(unsized.unsized == Array(0..<count))
        #expect(unsized.sizes.count == count)
    }

    @Test("Ten million items can be counted, and no more")
    func countLimit() {
        #expect(Manifest(SourceFile(name: "m", bytes: Array("{items: {count: 1e7}}".utf8))).items?.count == 10_000_000)
        #expect(Manifest(SourceFile(name: "m", bytes: Array("{items: {count: 10000001}}".utf8))).items == nil)
    }

    @Test("Many items in any spelling give what was written", arguments: [1, 2, 3, 4] as [UInt64])
    func manyItems(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var (expected, text) = (ItemTable(), "[")
        func blank() -> String { ["", "", " ", "\n  ", "/* x */", "\t// y\n"][Int.random(in: 0..<6, using: &random)] }
        func key(_ name: String) -> String {
            ["\(name)", "'\(name)'", "\"\(name)\""][Int.random(in: 0..<3, using: &random)]
        }
        for index in 0..<400 {
            let id = "item-\(index)" + (Bool.random(using: &random) ? "é" : "")
            var members = ["\(key("id"))\(blank()):\(blank())\"\(id)\""]
            expected.ids.append(id.utf8)
            let size = CGSize(
                width: Double(Int.random(in: 0...9999, using: &random)) / 8,
                height: Double(Int.random(in: 0...900, using: &random)))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: members.append("\(key("size")):[\(size.width),\(blank())\(size.height)]")
            case 1: members.append("\(key("size")):{\(key("height")):\(size.height),\(key("width")):\(size.width)}")
            case 2: members += ["\(key("width")):\(size.width)", "\(key("height"))\(blank()):\(size.height)"]
            default: break
            }
            if members.count > 1 {
                expected.sizes.append(size)
            } else {
                expected.sizes.append(.zero); expected.unsized.append(index)
            }
            let group = Int.random(in: -1...30, using: &random)
            if group >= 0 {
                members.append("\(key("group")):'g\(group)'")
                let name = "g\(group)"
                if !expected.groupNames.contains(name) { expected.groupNames.append(name) }
                expected.groups.append(Int32(expected.groupNames.firstIndex(of: name) ?? -1))
            } else {
                expected.groups.append(-1)
            }
            let label = Bool.random(using: &random) ? "label \(index)" : ""
            if !label.isEmpty { members.append("\(key("label")):\"\(label)\"") }
            expected.labels.append(label.utf8)
            if Bool.random(using: &random) { members.append("data:{id:1,x:[2,{a:'}'}]}") }
            members.shuffle(using: &random)
            text += "\(blank()){\(blank())" + members.joined(separator: "\(blank()),\(blank())") + "\(blank())},"
        }
        #expect(items(of: text + "]") == expected, "seed \(seed)")
    }
}
