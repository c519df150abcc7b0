/// Counts names by what they begin with.
struct NameBeginnings: Sendable {
    /// The columns of the beginnings that are counted.
    static let columns = 2...4

    /// ASCII beginnings as the bytes of a number: most names are ASCII, and numbers are counted faster than texts.
    private var ascii: [UInt32: Int] = [:]
    private var others: [String: Int] = [:]

    init(capacity: Int) {
        ascii.reserveCapacity(capacity * Self.columns.count)
    }

    /// Counts the beginnings of a name without control characters.
    mutating func add(_ name: String) {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            for columns in Self.columns { count(DisplayWidth.prefix(of: name, columns: columns)) }
            return
        }
        var (key, length) = (UInt32(0), 0)
        for byte in name.utf8.prefix(Self.columns.upperBound) {
            key = key << 8 | UInt32(byte)
            length += 1
            if Self.columns.contains(length) { ascii[key, default: 0] += 1 }
        }
    }

    /// Whether exactly one name has this beginning.
    func isUnique(_ beginning: String) -> Bool {
        (Self.key(beginning).map { ascii[$0] } ?? others[beginning]) == 1
    }

    private mutating func count(_ beginning: String) {
        if let key = Self.key(beginning) { ascii[key, default: 0] += 1 } else { others[beginning, default: 0] += 1 }
    }

    /// The bytes of an ASCII beginning, the first one the highest; nil for another one.
    private static func key(_ beginning: String) -> UInt32? {
        guard beginning.utf8.count <= columns.upperBound else { return nil }
        var key: UInt32 = 0
        for byte in beginning.utf8 {
            guard byte < 0x80 else { return nil }
            key = key << 8 | UInt32(byte)
        }
        return key
    }
}
