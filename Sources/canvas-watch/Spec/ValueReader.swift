import CanvasEngine

/// Reads typed values out of a document's nodes; what does not fit is logged, and answered with nil.
///
/// An `of` names the key that the value belongs to.
///
/// Nodes may come from several texts, a file and the settings of the command line. The offsets of each text start where
/// those of the one before it end, so that the range of a node tells its text.
struct ValueReader {
    /// What was found in each text.
    private(set) var logs: [DiagnosticLog] = []
    /// The layouts in Swift files that were read; whoever reads files makes them ready.
    var swiftLayouts: [SwiftLayoutRequirement] = []
    private var bases: [Int] = []

    /// Takes in a text that nodes come from, with what was found in it already; the answer is what its offsets start at.
    mutating func add(_ log: DiagnosticLog) -> Int {
        let base = (bases.last ?? 0) + (logs.last.map { $0.source.bytes.count + 1 } ?? 0)
        bases.append(base)
        logs.append(log)
        return base
    }

    /// Whether any text cannot be used.
    var hasErrors: Bool { logs.contains { $0.hasErrors } }

    /// Whether there is nothing to tell of any text.
    var isSilent: Bool { logs.allSatisfy(\.isEmpty) }

    /// Logs an error at a value.
    mutating func error(_ finding: Finding, at node: JSON5Node) {
        report(finding, .error, at: node.range)
    }

    /// Logs an error at a stretch of the texts.
    mutating func error(_ finding: Finding, at range: Range<Int>) {
        report(finding, .error, at: range)
    }

    /// Logs an error inside a text, at offsets into its UTF-8.
    mutating func error(_ finding: Finding, at part: Range<Int>, inText node: JSON5Node) {
        guard let text = text(of: node.range) else { return }
        let base = bases[text]
        let range = node.range.lowerBound - base..<node.range.upperBound - base
        let place = JSON5TextOffsets(ofTextAt: range, in: logs[text].source.bytes).range(of: part)
        logs[text].report(finding, .error, at: place)
    }

    /// Logs an error at a key.
    mutating func error(_ finding: Finding, atKey member: JSON5Node.Member) {
        report(finding, .error, at: member.keyRange)
    }

    /// Logs a warning at a value.
    mutating func warn(_ finding: Finding, at node: JSON5Node) {
        report(finding, .warning, at: node.range)
    }

    /// Logs a warning at a key.
    mutating func warn(_ finding: Finding, atKey member: JSON5Node.Member) {
        report(finding, .warning, at: member.keyRange)
    }

    /// The place of a stretch of the texts, for a note in another file's diagnostic.
    func place(of range: Range<Int>) -> Place? {
        guard let text = text(of: range) else { return nil }
        let (source, base) = (logs[text].source, bases[text])
        return Place(
            of: (range.lowerBound - base)..<(range.upperBound - base), in: source, index: LineIndex(source.bytes))
    }

    private func text(of range: Range<Int>) -> Int? {
        bases.lastIndex { $0 <= range.lowerBound }
    }

    private mutating func report(_ finding: Finding, _ severity: Diagnostic.Severity, at range: Range<Int>) {
        guard let text = text(of: range) else { return }
        let base = bases[text]
        logs[text].report(finding, severity, at: (range.lowerBound - base)..<(range.upperBound - base))
    }

    /// A number within a range.
    mutating func number(_ node: JSON5Node, of key: String, in range: NumberRange) -> Double? {
        guard case .number(let number) = node.kind else { return wrongType(node, of: key, expected: [.number]) }
        guard range.contains(number) else {
            error(.outOfRange(of: key, value: number, allowed: range), at: node)
            return nil
        }
        return number
    }

    /// A whole number within a range.
    mutating func wholeNumber(_ node: JSON5Node, of key: String, in range: NumberRange) -> Double? {
        guard case .number(let number) = node.kind else {
            return wrongType(node, of: key, expected: [.wholeNumber])
        }
        guard !number.isFinite || number == number.rounded() else {
            error(.notWhole(of: key, value: number), at: node)
            return nil
        }
        return self.number(node, of: key, in: range)
    }

    /// Yes or no.
    mutating func boolean(_ node: JSON5Node, of key: String) -> Bool? {
        guard case .boolean(let value) = node.kind else { return wrongType(node, of: key, expected: [.boolean]) }
        return value
    }

    /// One of some words, each with its value.
    mutating func word<Value>(
        _ node: JSON5Node, of key: String, among words: [(name: String, value: Value)]
    ) -> Value? {
        guard case .string(let text) = node.kind else {
            return wrongType(node, of: key, expected: words.map { .word($0.name) })
        }
        if let match = words.first(where: { $0.name == text }) { return match.value }
        let names = words.map(\.name)
        let nearest = NearestWord.suggestion(for: text, among: names)
        error(.unknownWord(text, of: key, nearest: nearest, allowed: names), at: node)
        return nil
    }

    /// One of the cases of a type that is written as a word.
    mutating func word<Value: RawRepresentable<String> & CaseIterable>(_ node: JSON5Node, of key: String) -> Value? {
        word(node, of: key, among: Value.allCases.map { ($0.rawValue, $0) })
    }

    /// The values of an object by key; keys that the owner does not have are logged. Nil when the node is no object.
    mutating func members(
        of node: JSON5Node, of key: String, owner: String? = nil, keys: [String], expected: [ValueType] = [.object]
    ) -> [String: JSON5Node]? {
        guard case .object(let members) = node.kind else { return wrongType(node, of: key, expected: expected) }
        var values: [String: JSON5Node] = [:]
        for member in members {
            if keys.contains(member.key) {
                values[member.key] = member.value
            } else {
                unknownKey(member, of: owner ?? key, among: keys)
            }
        }
        return values
    }

    /// Logs a key that its owner does not have.
    mutating func unknownKey(_ member: JSON5Node.Member, of owner: String, among keys: [String]) {
        let nearest = NearestWord.suggestion(for: member.key, among: keys)
        error(.unknownKey(member.key, of: owner, nearest: nearest, known: keys), atKey: member)
    }

    /// The numbers of an array that has to have one for each range.
    mutating func numbers(
        _ node: JSON5Node, of key: String, in ranges: [NumberRange], expected: ValueType
    ) -> [Double]? {
        guard case .array(let nodes) = node.kind else { return wrongType(node, of: key, expected: [expected]) }
        guard nodes.count == ranges.count else {
            error(.wrongType(of: key, expected: [expected], found: .arrayOf(nodes.count)), at: node)
            return nil
        }
        let numbers = zip(nodes, ranges).map { number($0, of: key, in: $1) }
        return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
    }

    /// A word, where other values than words fit as well; another text is taken for a slip only where it is near.
    mutating func word<Value>(
        _ node: JSON5Node, of key: String, as word: (name: String, value: Value), or others: [ValueType]
    ) -> Value? {
        guard case .string(let text) = node.kind, text != word.name,
            NearestWord.suggestion(for: text, among: [word.name]) == nil
        else { return self.word(node, of: key, among: [word]) }
        return wrongType(node, of: key, expected: others)
    }

    /// Logs a key that is missing, unless its object has a key that nobody knows: that one is likely the slip.
    mutating func missingKey(_ finding: Finding, at node: JSON5Node, known: [String]) {
        guard case .object(let members) = node.kind, !members.contains(where: { !known.contains($0.key) }) else {
            return
        }
        error(finding, at: node)
    }

    /// Logs a value of the wrong type; the answer is nil, so that a reader can return it.
    mutating func wrongType<Value>(_ node: JSON5Node, of key: String, expected: [ValueType]) -> Value? {
        // A broken value was reported where it was read.
        guard var found = node.kind.type else { return nil }
        if found == .string, !isQuoted(node) { found = .bareText }
        error(.wrongType(of: key, expected: expected, found: found), at: node)
        return nil
    }

    /// Whether a text stands in quotes; in a setting it need not.
    private func isQuoted(_ node: JSON5Node) -> Bool {
        guard let text = text(of: node.range) else { return true }
        let (bytes, offset) = (logs[text].source.bytes, node.range.lowerBound - bases[text])
        return bytes.indices.contains(offset) && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset])
    }
}
