/// The values of a spec before they are checked: those of its file, with settings in their place.
struct SpecSource {
    /// The root object, without its items.
    private(set) var root: JSON5Node
    /// The items; nil where there are none.
    private(set) var items: ParsedItems?

    /// Takes the values of a file.
    init(_ file: ParsedFile) {
        let end = file.members.map(\.value.range.upperBound).max() ?? 0
        root = JSON5Node(kind: .object(file.members), range: 0..<min(1, max(end, file.source.bytes.count)))
        items = file.items
    }

    /// Whether a key that no spec has most likely stands for this one.
    func hasSlip(for key: SpecKey) -> Bool {
        guard case .object(let members) = root.kind else { return false }
        return members.contains { member in
            SpecKey(rawValue: member.key) == nil
                && NearestWord.suggestion(for: member.key, among: SpecKey.names) == key.rawValue
        }
    }

    /// Puts a setting's value into its place; what is wrong with it is logged.
    mutating func apply(_ setting: Setting, reader: inout ValueReader) {
        let reading = SettingReading(setting)
        let base = reader.add(reading.log)
        let range = (reading.range.lowerBound + base)..<(reading.range.upperBound + base)
        let path = reading.path.map { $0.moved(by: base) }
        guard let first = path.first else { return }
        switch reading.value {
        case .items(let table):
            items = ParsedItems(content: .table(table), range: range, isArray: true)
        case .node(let node) where first.key == SpecKey.items.rawValue:
            let old = items?.node ?? JSON5Node(kind: .null, range: range)
            let new = old.setting(path.dropFirst(), to: node.moved(by: base), under: first.key)
            items = reader.items(new, of: first.key)
        case .node(let node):
            root = root.setting(path[...], to: node.moved(by: base))
        }
    }
}

extension ParsedItems {
    /// The items as a value, so far as a setting can change a part of them.
    fileprivate var node: JSON5Node? {
        func member(_ key: String, _ kind: JSON5Node.Kind) -> JSON5Node.Member {
            JSON5Node.Member(key: key, keyRange: range, value: JSON5Node(kind: kind, range: range))
        }
        switch content {
        case .table(let table) where !isArray:
            var members = [member("count", .number(Double(table.count)))]
            if let size = table.sizes.first, table.unsized.isEmpty {
                let sides = [size.width, size.height].map { JSON5Node(kind: .number($0), range: range) }
                members.append(member("size", .array(sides)))
            }
            return JSON5Node(kind: .object(members), range: range)
        case .path(let path): return JSON5Node(kind: .string(path), range: range)
        case .table, .broken: return nil
        }
    }
}

extension ValueReader {
    /// The items that a setting gives: the path of a manifest, or { count, size }.
    fileprivate mutating func items(_ node: JSON5Node, of key: String) -> ParsedItems {
        let broken = ParsedItems(content: .broken, range: node.range, isArray: false)
        if case .string(let path) = node.kind {
            return ParsedItems(content: .path(path), range: node.range, isArray: false)
        }
        guard
            let members = members(
                of: node, of: key, keys: ["count", "size"], expected: [.items, .count, .manifestPath])
        else { return broken }
        guard let count = members["count"] else {
            missingKey(.missingKey("count", of: key), at: node, known: ["count", "size"])
            return broken
        }
        let size = members["size"].flatMap { self.size($0, of: "size") }
        guard let number = wholeNumber(count, of: "count", in: .itemCount), size != nil || members["size"] == nil else {
            return broken
        }
        return ParsedItems(
            content: .table(ItemTable(count: Int(exactly: number) ?? 0, size: size)), range: node.range, isArray: false)
    }
}
