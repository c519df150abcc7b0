/// Finds the word that an author most likely meant.
enum NearestWord {
    /// Words longer than this are compared no more: nobody mistypes that much, and the comparison costs length times length.
    private static let longest = 64

    /// The one of `words` that `word` most likely stands for; nil when none is near.
    ///
    /// In this order: the same letters in another spelling (`content-size`), another tool's name (`gap`), the beginning of
    /// a word or a word with something behind it (`horiz`, `radiusPx`), and the fewest slips of the keyboard.
    static func suggestion(for word: String, among words: [String]) -> String? {
        let folded = fold(word)
        guard !folded.isEmpty, folded.count <= longest else { return nil }
        if let same = words.first(where: { fold($0) == folded }) { return same }
        if let synonym = synonym(folded, among: words) { return synonym }
        return misspelling(folded, among: words) ?? beginning(folded, among: words) ?? lackingLetter(folded, words)
    }

    /// The one of `words` that `word` is a slip of the keyboard for; nil when none is that near.
    static func misspelling(of word: String, among words: [String]) -> String? {
        let folded = fold(word)
        guard !folded.isEmpty, folded.count <= longest else { return nil }
        return misspelling(folded, among: words)
    }

    /// The one of `words` that another tool has `word` for; nil when none does.
    static func synonym(for word: String, among words: [String]) -> String? {
        synonym(fold(word), among: words)
    }

    private static func synonym(_ folded: [UInt8], among words: [String]) -> String? {
        Synonyms.ours[String(decoding: folded, as: UTF8.self)]?.first(where: words.contains)
    }

    /// Lower case, without the dashes, underscores and blanks by which tools spell one name differently.
    private static func fold(_ word: String) -> [UInt8] {
        word.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ") }
    }

    private static func misspelling(_ folded: [UInt8], among words: [String]) -> String? {
        var best: (word: String, slips: Int)?
        for word in words {
            let slips = distance(folded, fold(word))
            if slips <= tolerance(folded.count), slips < best?.slips ?? .max { best = (word, slips) }
        }
        return best?.word
    }

    /// How many slips a word of a length may have and still be recognized.
    private static func tolerance(_ length: Int) -> Int {
        switch length {
        case ...2: 0
        case ...5: 1
        case ...8: 2
        default: 3
        }
    }

    /// The only word of three letters that two letters lack one of, such as `sin` for `sn`.
    private static func lackingLetter(_ folded: [UInt8], _ words: [String]) -> String? {
        guard folded.count == 2 else { return nil }
        let near = words.filter { $0.utf8.count == 3 && distance(folded, fold($0)) == 1 }
        return near.count == 1 ? near.first : nil
    }

    private static func beginning(_ folded: [UInt8], among words: [String]) -> String? {
        guard folded.count >= 3 else { return nil }
        let longer = words.filter { fold($0).starts(with: folded) }
        if let shortest = longer.min(by: { $0.utf8.count < $1.utf8.count }) { return shortest }
        let shorter = words.filter { $0.utf8.count >= 4 && folded.starts(with: fold($0)) }
        return shorter.max(by: { $0.utf8.count < $1.utf8.count })
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word into the other.
    ///
    /// The optimal string alignment form of the Damerau-Levenshtein distance: no part is edited twice.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(last.count)
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
