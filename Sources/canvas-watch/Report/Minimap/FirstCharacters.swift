/// How many different characters some names begin with, of those that fit a single cell.
struct FirstCharacters {
    /// A bit for each ASCII character.
    private var ascii: (low: UInt64, high: UInt64) = (0, 0)
    private var others: Set<Character> = []
    /// The number of names that begin with a digit or another number.
    private(set) var numbered = 0

    /// The number of different characters.
    var count: Int { ascii.low.nonzeroBitCount + ascii.high.nonzeroBitCount + others.count }

    /// Takes in a name.
    mutating func add(_ name: ShownText) {
        guard let first = Self.first(of: name) else { return }
        if first.isASCII, let byte = first.bytes.first {
            if byte < 64 { ascii.low |= 1 << UInt64(byte) } else { ascii.high |= 1 << UInt64(byte & 63) }
            numbered += (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? 1 : 0
        } else if let character = first.text.first {
            others.insert(character)
            numbered += character.isNumber ? 1 : 0
        }
    }

    /// The first character of a name; nil for wider ones than one column, those of no width, and blanks.
    static func first(of name: ShownText) -> ShownText? {
        if name.isASCII {
            guard let first = name.bytes.first, first != UInt8(ascii: " ") else { return nil }
            return name.prefix(columns: 1)
        }
        return name.text.first.flatMap { DisplayWidth.columns(of: $0) == 1 && $0 != " " ? ShownText(String($0)) : nil }
    }
}
