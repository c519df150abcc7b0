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
        case .unknownKey(let key, let owner, _): "unknown key \(quoted(key)) of \(owner)"
        case .missingKey(let key, let owner): "\(owner) needs the key \(quoted(key))"
        case .duplicateKey(let key): "the key \(quoted(key)) stands here a second time"
        case .duplicateId(let id): "the id \(quoted(id)) is taken"
        case .wrongType(let key, let expected, let found):
            "\(quoted(key)) must be \(list(expected.map(name))), not \(name(of: found))"
        case .notWhole(let key, let value): "\(quoted(key)) must be a whole number, not \(number(value))"
        case .outOfRange(let key, let value, let allowed):
            "\(quoted(key)) must be \(description(of: allowed)), not \(number(value))"
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
        case .unknownKey(_, _, let nearest): nearest.map { "did you mean \(quoted($0))?" }
        case .unknownWord(_, _, let nearest, let allowed):
            nearest.map { "did you mean \(quoted($0))?" }
                ?? (allowed.isEmpty ? nil : "it can be \(list(allowed.map { quoted($0) }))")
        case .duplicateId: "give each item an id of its own"
        case .duplicateKey: "remove one of the two"
        case .wrongType(_, let expected, .string) where expected.contains(.number) || expected.contains(.wholeNumber):
            "numbers stand without quotes"
        case .missingKey, .wrongType, .notWhole, .outOfRange, .furtherFindings: nil
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

    /// A type with its article.
    static func name(of type: ValueType) -> String {
        switch type {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        case .wholeNumber: "a whole number"
        case .word(let word): "\"\(word)\""
        case .size: "a size [width, height]"
        case .point: "a point [x, y]"
        case .region: "a rectangle [x, y, width, height]"
        case .anchor: "the name of an anchor or [x, y]"
        case .insets: "a number or { top, leading, bottom, trailing }"
        case .color: "a color such as \"#8888\""
        case .layout: "the name of a layout or { kind: … }"
        case .items: "an array of items"
        case .count: "{ count: N }"
        case .expression: "an expression such as \"radius * 2\""
        case .manifestPath: "the path of a manifest"
        case .canvasSize: "an object such as { fixed: [2000, 1500] }"
        case .pattern: "an object such as { dots: { spacing: 24 } }"
        }
    }

    private static func description(of range: NumberRange) -> String {
        switch (range.least, range.greatest) {
        case (nil, nil): "a finite number"
        case (nil, let greatest?): "at most \(number(greatest))"
        case (let least?, nil): (range.isLeastExcluded ? "more than " : "at least ") + number(least)
        case (let least?, let greatest?):
            range.isLeastExcluded
                ? "more than \(number(least)) and at most \(number(greatest))"
                : "from \(number(least)) to \(number(greatest))"
        }
    }

    private static func message(of problem: ItemProblem) -> String {
        switch problem {
        case .noObject(let found): "an item must be an object, not \(name(of: found))"
        case .emptyId: "an id needs at least one character"
        case .inexactId: "a number as an id must be whole and small enough to be exact"
        case .missingSide(let side): "the size has no \(quoted(side))"
        case .sizeAndSide(let side):
            "an item has either a size or width and height, but here are `size` and \(quoted(side))"
        case .sizeCount(let count): "a size has two numbers, not \(count)"
        case .unknownKey(let key, let count, let nearest):
            (nearest == nil ? "nothing reads the key " : "unknown key ") + quoted(key)
                + (count == 1 ? " of an item" : " of \(count) items")
        case .manifestOfManifest(let path): "a manifest holds its items itself, but this one names \(quoted(path))"
        }
    }

    private static func help(for problem: ItemProblem) -> String? {
        switch problem {
        case .noObject: "write `{ id: \"a\", size: [160, 120] }`"
        case .emptyId: nil
        case .inexactId: "write it as a string"
        case .missingSide, .sizeAndSide, .sizeCount:
            "write `size: [width, height]`, or both `width` and `height`, or no size at all"
        case .unknownKey(_, _, let nearest):
            nearest.map { "did you mean \(quoted($0))?" } ?? "what no layout needs may stand in `data`"
        case .manifestOfManifest: "name that file in the spec"
        }
    }
}
