/// Counts names by what they begin with.
struct NameBeginnings: Sendable {
    /// The columns of the beginnings that are counted.
    static let columns = 2...4

    /// ASCII beginnings, each as the bytes of a number, as often as they came: for as few as are counted, going through a
    /// list is sooner done than keeping a table.
    private var ascii: [UInt32] = []
    private var others: [String: Int] = [:]

    init(capacity: Int) {
        ascii.reserveCapacity(capacity * Self.columns.count)
    }

    /// Counts the beginnings of a name.
    mutating func add(_ name: ShownText) {
        guard name.isASCII else {
            var length = 0
            for beginning in Self.columns.map({ name.prefix(columns: $0) }) where beginning.bytes.count > length {
                count(beginning)
                length = beginning.bytes.count
            }
            return
        }
        var (key, length) = (UInt32(0), 0)
        for byte in name.bytes.prefix(Self.columns.upperBound) {
            key = key << 8 | UInt32(byte)
            length += 1
            if Self.columns.contains(length) { ascii.append(key) }
        }
    }

    /// Whether exactly one name has this beginning.
    func isUnique(_ beginning: ShownText) -> Bool {
        guard let key = Self.key(beginning) else { return others[beginning.text] == 1 }
        var count: UInt32 = 0
        for other in ascii where other == key { count &+= 1 }
        return count == 1
    }

    private mutating func count(_ beginning: ShownText) {
        if let key = Self.key(beginning) { ascii.append(key) } else { others[beginning.text, default: 0] += 1 }
    }

    /// The bytes of an ASCII beginning, the first one the highest; nil for another one.
    private static func key(_ beginning: ShownText) -> UInt32? {
        guard beginning.isASCII, beginning.bytes.count <= columns.upperBound else { return nil }
        return beginning.bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
