/// What the items of a map are called: by label or id, shorter without what all of them begin with, or by one letter.
struct ItemNames: Sendable {
    /// The letters that stand for items in their order when their first characters do not tell them apart.
    static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

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
        var (firsts, numbered): (Set<Character>, Int) = ([], 0)
        var beginnings = NameBeginnings(capacity: hasBeginnings ? items.count : 0)
        for item in items {
            let short = Self.text(table, item, dropping: prefix)
            if let first = Self.first(short) {
                firsts.insert(first)
                numbered += first.isNumber ? 1 : 0
            }
            if hasBeginnings { beginnings.add(short) }
        }
        // First characters tell items apart well enough when most differ, but not the first digits of numbers.
        let firstsDiffer = firsts.count == items.count || (firsts.count * 2 >= items.count && numbered == 0)
        (self.table, self.prefix, self.beginnings) = (table, prefix, beginnings)
        lettersFollowOrder = !firstsDiffer
    }

    /// The label of an item, else its id, with control characters shown.
    func full(_ item: Int) -> String {
        Self.text(table, item, dropping: 0)
    }

    /// The same without what the names of all shown items begin with.
    func short(_ item: Int) -> String {
        Self.text(table, item, dropping: prefix)
    }

    /// The beginning of the short name, where no other shown item has the same one; nil too for beginnings with digits,
    /// which would look like other numbers.
    func beginning(_ item: Int, columns: Int) -> String? {
        guard NameBeginnings.columns.contains(columns) else { return nil }
        let beginning = DisplayWidth.prefix(of: short(item), columns: columns)
        guard beginnings.isUnique(beginning), !beginning.contains(where: \.isNumber) else { return nil }
        return beginning.last == " " ? String(beginning.dropLast()) : beginning
    }

    /// A single character for an item.
    func letter(_ item: Int) -> Character {
        if !lettersFollowOrder, let first = Self.first(short(item)) { return first }
        return Self.alphabet[item % Self.alphabet.count]
    }

    private static func text(_ table: ItemTable, _ item: Int, dropping prefix: Int) -> String {
        let (bytes, range) = name(table, item)
        let slice = bytes[range.dropFirst(prefix)]
        let text = String(decoding: slice, as: UTF8.self)
        return slice.contains(where: EscapedText.isSuspicious) ? EscapedText.text(text) : text
    }

    /// The first character that is one column wide; wider ones and those of no width do not fit a single cell.
    private static func first(_ text: String) -> Character? {
        let (first, second) = (text.utf8.first, text.utf8.dropFirst().first)
        if let first, first > 0x20, first < 0x7F, second ?? 0 < 0x80 { return Character(Unicode.Scalar(first)) }
        return text.first.flatMap { DisplayWidth.columns(of: $0) == 1 && $0 != " " ? $0 : nil }
    }

    /// The bytes that the name of an item lies in, and where.
    private static func name(_ table: ItemTable, _ item: Int) -> (bytes: [UInt8], range: Range<Int>) {
        if table.labels.count == table.count {
            let range = table.labels.range(of: item)
            if !range.isEmpty { return (table.labels.bytes, range) }
        }
        return (table.ids.bytes, table.ids.range(of: item))
    }

    /// How many ASCII bytes all names begin with, cut back to where a word ends: no number loses a digit but zeros that all
    /// of them have in front. Every name keeps at least one byte.
    private static func commonPrefix(_ table: ItemTable, _ items: [Int]) -> Int {
        guard items.count > 1, let first = items.first else { return 0 }
        let (pattern, start) = name(table, first)
        var (common, isEven) = (start.count - 1, true)
        for item in items.dropFirst() {
            let (bytes, range) = name(table, item)
            isEven = isEven && range.count == start.count
            common = min(common, range.count - 1)
            var matched = 0
            while matched < common, bytes[range.lowerBound + matched] == pattern[start.lowerBound + matched],
                bytes[range.lowerBound + matched] < 0x80
            {
                matched += 1
            }
            common = matched
        }
        guard common > 0 else { return 0 }
        let shared = Array(pattern[start].prefix(common))
        let following = items.map { item -> UInt8 in
            let (bytes, range) = name(table, item)
            return bytes[range.lowerBound + common]
        }
        return cut(shared, isEven: isEven, following: following)
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
