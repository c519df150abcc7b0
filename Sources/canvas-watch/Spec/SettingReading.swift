/// What a setting says, read but not yet put into its place.
struct SettingReading: Sendable {
    /// What the value is.
    enum Value: Sendable {
        /// Any value, as a tree.
        case node(JSON5Node)
        /// An array of items.
        case items(ItemTable)
    }

    /// The keys on the way to the value; none where a key is missing, which is reported.
    let path: [SettingStep]
    /// The value.
    let value: Value
    /// Where the value stands.
    let range: Range<Int>
    /// What was found in the setting's text.
    private(set) var log: DiagnosticLog

    /// Reads a setting; ranges are offsets into its text.
    init(_ setting: Setting) {
        let source = setting.source
        let path = SettingStep.path(setting.key)
        log = DiagnosticLog(source)
        range = setting.valueOffset..<source.bytes.count
        if let missing = path.first(where: { $0.key.isEmpty }) {
            log.report(.spec(.emptyKey), at: missing.range)
            self.path = []
            value = .node(JSON5Node(kind: .broken, range: range))
            return
        }
        self.path = path
        let isArray = setting.value.utf8.first { !Self.isBlank($0) } == UInt8(ascii: "[")
        if isArray, path.map(\.key) == [SpecKey.items.rawValue] {
            value = .items(Self.items(in: source, from: range.lowerBound, &log))
        } else {
            value = .node(Self.node(setting, in: source, from: range, &log))
        }
    }

    private static func items(in source: SourceFile, from offset: Int, _ log: inout DiagnosticLog) -> ItemTable {
        let table = JSON5Reader.read(source, from: offset, log: &log) { reader in
            _ = reader.nextValue()
            var items = ItemReader()
            items.readArray(from: &reader)
            reader.finish()
            return items.finish(&reader)
        }
        return table ?? ItemTable()
    }

    /// The value as JSON5, or else as a bare string. What starts with a bracket or a quote is meant as JSON5: what is wrong
    /// with it is reported.
    private static func node(
        _ setting: Setting, in source: SourceFile, from range: Range<Int>, _ log: inout DiagnosticLog
    ) -> JSON5Node {
        var trial = log
        let node = JSON5Reader.read(source, from: range.lowerBound, log: &trial) { reader in
            let node = reader.readNode()
            reader.finish()
            return node
        }
        if let node, !trial.hasErrors {
            log = trial
            return node
        }
        guard let first = setting.value.utf8.first(where: { !isBlank($0) }), brackets.contains(first) else {
            return JSON5Node(kind: .string(setting.value), range: range)
        }
        log = trial
        return JSON5Node(kind: .broken, range: range)
    }

    /// The value as it can be shown: broken JSON5 as the text that it is.
    fileprivate static func shownValue(of setting: Setting) -> JSON5Node {
        let (source, offset) = (setting.source, setting.valueOffset)
        var log = DiagnosticLog(source)
        let node = node(setting, in: source, from: offset..<source.bytes.count, &log)
        guard case .broken = node.kind else { return node }
        return JSON5Node(kind: .string(setting.value), range: node.range)
    }

    private static let brackets = Array("{[\"'".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte <= 0x20
    }
}

extension SettingReading {
    /// What a setting has to do with the value of a key.
    enum Bearing: Hashable {
        /// Nothing.
        case none
        /// It says the value, or a part of it, at this stretch of its text.
        case says(Range<Int>)
        /// It takes the place of something that held the value, and does not say it itself.
        case removes
    }

    /// What the setting has to do with the value under a path of keys.
    func bearing(on path: [String]) -> Bearing {
        let keys = self.path.map(\.key)
        guard !keys.isEmpty else { return .none }
        if keys.starts(with: path) { return .says(range) }
        guard path.starts(with: keys), case .node(var node) = value else { return .none }
        for key in path.dropFirst(keys.count) {
            guard case .object(let members) = node.kind, let member = members.first(where: { $0.key == key }) else {
                return .removes
            }
            node = member.value
        }
        return .says(node.range)
    }
}

extension Setting {
    /// The value as a report shows it.
    var shownValue: JSON5Node { SettingReading.shownValue(of: self) }
}
