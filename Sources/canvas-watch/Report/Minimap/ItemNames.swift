/// What the items of a map are called: by label or id, shorter without what all of them begin with, or by one letter.
struct ItemNames: Sendable {
    /// The letters that stand for items in their order when their first characters do not tell them apart.
    static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    private let table: ItemTable
    /// The number of bytes that the names of all shown items have in common and that short names leave out.
    private let prefix: Int
    /// What the short names of the shown items begin with.
    private let beginnings: NameBeginnings
    /// Whether letters follow the order of the items instead of being the first of their names.
    let lettersFollowOrder: Bool

    /// The number of items beyond which beginnings are not looked at: they would hardly be unique.
    private static let beginningLimit = 500

    /// Prepares the names of some items.
    init(_ table: ItemTable, of items: [Int]) {
        let prefix = Self.commonPrefix(table, items)
        let hasBeginnings = items.count <= Self.beginningLimit
        var firsts = FirstCharacters()
        var beginnings = NameBeginnings(capacity: hasBeginnings ? items.count : 0)
        for item in items {
            let short = Self.text(table, item, dropping: prefix)
            firsts.add(short)
            if hasBeginnings { beginnings.add(short) }
        }
        // First characters tell items apart well enough when most differ, but not the first digits of numbers.
        let count = firsts.count
        let firstsDiffer = count == items.count || (count * 2 >= items.count && firsts.numbered == 0)
        (self.table, self.prefix, self.beginnings) = (table, prefix, beginnings)
        lettersFollowOrder = !firstsDiffer
    }

    /// The label of an item, else its id, with control characters shown.
    func full(_ item: Int) -> ShownText {
        Self.text(table, item, dropping: 0)
    }

    /// The same without what the names of all shown items begin with.
    func short(_ item: Int) -> ShownText {
        Self.text(table, item, dropping: prefix)
    }

    /// The beginning of a short name, where no other shown item has the same one; nil too for beginnings with digits,
    /// which would look like other numbers.
    func beginning(of short: ShownText, columns: Int) -> ShownText? {
        guard NameBeginnings.columns.contains(columns) else { return nil }
        let beginning = short.prefix(columns: columns)
        guard beginnings.isUnique(beginning) else { return nil }
        if beginning.isASCII {
            if beginning.bytes.contains(where: Self.isDigit) { return nil }
            return beginning.bytes.last == UInt8(ascii: " ") ? ShownText(ascii: beginning.bytes.dropLast()) : beginning
        }
        let text = beginning.text
        if text.contains(where: \.isNumber) { return nil }
        return text.last == " " ? ShownText(String(text.dropLast())) : beginning
    }

    /// A single character for an item.
    func letter(_ item: Int) -> ShownText {
        if !lettersFollowOrder, let first = FirstCharacters.first(of: short(item)) { return first }
        let letter = item % Self.alphabet.count
        return ShownText(ascii: Self.alphabet[letter...letter])
    }

    private static func text(_ table: ItemTable, _ item: Int, dropping prefix: Int) -> ShownText {
        ShownText(escaping: name(table, item).dropFirst(prefix))
    }

    /// The bytes of the name of an item.
    private static func name(_ table: ItemTable, _ item: Int) -> ArraySlice<UInt8> {
        if table.labels.count == table.count {
            let range = table.labels.range(of: item)
            if !range.isEmpty { return table.labels.bytes[range] }
        }
        return table.ids.bytes[table.ids.range(of: item)]
    }

    /// How many ASCII bytes all names begin with, cut back to where a word ends: no number loses a digit but zeros that all
    /// of them have in front. Every name keeps at least one byte.
    private static func commonPrefix(_ table: ItemTable, _ items: [Int]) -> Int {
        guard items.count > 1, let first = items.first else { return 0 }
        let pattern = name(table, first)
        var (common, isEven) = (pattern.count - 1, true)
        for item in items.dropFirst() {
            let name = name(table, item)
            isEven = isEven && name.count == pattern.count
            common = min(common, name.count - 1)
            common = matched(name, pattern, limit: common)
        }
        guard common > 0 else { return 0 }
        let following = items.map { item in
            let name = name(table, item)
            return name[name.startIndex + common]
        }
        return cut(Array(pattern.prefix(common)), isEven: isEven, following: following)
    }

    /// How many ASCII bytes are the same at the start of two names that are longer than the limit.
    private static func matched(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, limit: Int) -> Int {
        one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { other in
                var matched = 0
                while matched < limit, one[matched] == other[matched], one[matched] < 0x80 { matched += 1 }
                return matched
            }
        }
    }

    /// Where to cut what all names begin with, from the bytes that follow it.
    private static func cut(_ shared: [UInt8], isEven: Bool, following: [UInt8]) -> Int {
        let wordEnd = shared.lastIndex { !isLetterOrDigit($0) }.map { $0 + 1 } ?? 0
        // What is not ASCII may combine with the character before it.
        guard following.allSatisfy({ $0 < 0x80 }) else { return 0 }
        guard following.allSatisfy(isDigit) else { return wordEnd }
        let numberStart = shared.lastIndex { !isDigit($0) }.map { $0 + 1 } ?? 0
        guard numberStart < shared.count else { return shared.count }
        let zeros = shared[numberStart...].prefix { $0 == UInt8(ascii: "0") }.count
        return isEven ? numberStart + zeros : numberStart
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
    }
}
