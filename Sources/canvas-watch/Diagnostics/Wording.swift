/// Puts findings into words; no other file has any.
///
/// A message is one line without a full stop. Text out of a file stands in backquotes and may hold anything; whoever shows it
/// makes it harmless.
enum Wording {
    /// What was found.
    static func message(of finding: Finding) -> String {
        switch finding {
        case .syntax(let problem): message(of: problem)
        case .item(let problem): message(of: problem)
        case .spec(let problem): message(of: problem)
        case .formula(let problem, _): message(of: problem)
        case .swiftLayout(let problem): message(of: problem)
        case .compiler(let message): message.text
        case .unknownKey(let key, let owner, _, _): "unknown key \(quoted(key)) of \(phrase(owner))"
        case .missingKey(let key, let owner): "\(phrase(owner)) needs the key \(quoted(key))"
        case .duplicateKey(let key): "the key \(quoted(key)) stands here a second time"
        case .duplicateId(let id): "the id \(quoted(id)) is taken"
        case .wrongType("the file", let expected, let found):
            "the file must hold \(list(expected.map { name(of: $0) })), not \(name(ofFound: found))"
        case .wrongType(let key, let expected, let found):
            "\(quoted(key)) must be \(list(expected.map { name(of: $0) })), not \(name(ofFound: found))"
        case .notWhole(let key, let value): "\(quoted(key)) must be a whole number, not \(number(value))"
        case .outOfRange(let key, let value, let allowed):
            "\(quoted(key)) must be \(description(of: allowed)), not \(number(value))"
        case .unknownWord(let word, "layout", _, _): "unknown layout \(quoted(word))"
        case .unknownWord(let word, let key, _, _): "unknown value \(quoted(word)) of \(quoted(key))"
        case .furtherFindings(let count): "and \(count) more"
        }
    }

    /// How to mend it; nil where the message says it all.
    static func help(for finding: Finding) -> String? {
        switch finding {
        case .syntax(let problem): help(for: problem)
        case .item(let problem): help(for: problem)
        case .spec(let problem): help(for: problem)
        case .swiftLayout(let problem): help(for: problem)
        case .compiler(let message): help(for: message)
        case .formula(let problem, let nearest): help(for: problem, nearest: nearest)
        case .unknownKey(_, _, let nearest?, _): "did you mean \(quoted(nearest))?"
        case .unknownKey(_, _, nil, let known): help(forKnown: known)
        case .missingKey(let key, let owner): help(forMissing: key, of: owner)
        case .unknownWord(_, _, let nearest?, _): "did you mean \(quoted(nearest))?"
        case .unknownWord(_, _, nil, []): "write `\"#RRGGBB\"`, or the name that CSS has for the color"
        case .unknownWord(_, _, nil, let allowed): "it can be \(list(allowed.map { quoted($0) }))"
        case .duplicateId: "give each item an id of its own"
        case .duplicateKey: "remove one of the two"
        case .wrongType(_, let expected, let found): help(forTypes: expected, found: found)
        case .notWhole, .outOfRange, .furtherFindings: nil
        }
    }

    /// What a second place has to do with it.
    static func message(of remark: Remark) -> String {
        switch remark {
        case .openedHere(let bracket): "\(quoted(bracket)) was opened here"
        case .firstKey(let key): "\(quoted(key)) stands here first"
        case .firstId(let id): "the first item with the id \(quoted(id))"
        case .usedHere: "the file is used here"
        case .compiler(let text): text
        }
    }

    /// A number as its author would write it.
    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
        if let power = (9...22).first(where: { value == tenTo($0) }) { return "1e\(power)" }
        var buffer = ByteBuffer()
        buffer.append(json: value)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    private static func tenTo(_ power: Int) -> Double { (0..<power).reduce(1) { value, _ in value * 10 } }

    /// A text out of a file in backquotes, shortened if it is long.
    static func quoted(_ text: String) -> String {
        let limit = 60
        guard text.unicodeScalars.count > limit else { return "`\(text)`" }
        return "`\(String(text.unicodeScalars.prefix(limit)))\u{2026}`"
    }

    /// Alternatives: "a", "a or b", "a, b or c".
    static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// Names in backquotes: "`a`, `b`, `c`".
    static func listed(_ names: [String]) -> String {
        names.map { quoted($0) }.joined(separator: ", ")
    }

    /// Names in backquotes: "`a`", "`a` and `b`", "`a`, `b` and `c`".
    static func enumeration(_ names: [String]) -> String {
        let words = names.map { quoted($0) }
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func help(forKnown keys: [String]) -> String? {
        guard let first = keys.first else { return nil }
        return keys.count == 1 ? "the only key is \(quoted(first))" : "the keys are \(enumeration(keys))"
    }

    /// The owner of a key: a phrase such as "a spec" as it is, the name of a key in backquotes.
    private static func phrase(_ owner: String) -> String {
        owner.contains(" ") ? owner : quoted(owner)
    }

    private static func description(of range: NumberRange) -> String {
        guard let least = range.least, let greatest = range.greatest else { return "a finite number" }
        return range.isLeastExcluded
            ? "more than \(number(least)) and at most \(number(greatest))"
            : "from \(number(least)) to \(number(greatest))"
    }
}
