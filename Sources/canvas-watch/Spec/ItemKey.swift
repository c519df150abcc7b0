/// The keys that an item can have.
enum ItemKey: Int, CaseIterable, Sendable {
    case id, size, width, height, group, label, data

    /// The key as it is written.
    var name: String { "\(self)" }

    /// The key that a text of a file stands for; nil for any other.
    @inline(__always)
    init?(_ text: JSON5Text, in cursor: JSON5Cursor) {
        guard !text.hasEscapes else {
            self.init(escaped: text, in: cursor)
            return
        }
        let count = text.content.count
        guard count <= 6 else { return nil }
        let packed = cursor.packed(at: text.content.lowerBound, count: count)
        switch packed {
        case Self.id.packed: self = .id
        case Self.size.packed: self = .size
        case Self.width.packed: self = .width
        case Self.height.packed: self = .height
        case Self.group.packed: self = .group
        case Self.label.packed: self = .label
        case Self.data.packed: self = .data
        default: return nil
        }
    }

    private init?(escaped text: JSON5Text, in cursor: JSON5Cursor) {
        let bytes = cursor.decoded(text.content)
        guard let key = Self.allCases.first(where: { $0.name.utf8.elementsEqual(bytes) }) else { return nil }
        self = key
    }

    /// The known key that a name is probably a slip for; nil where it is likely meant as it is.
    ///
    /// Names that real manifests carry are spared, although a slip makes some of them out of ours.
    static func misspelled(_ name: String) -> String? {
        guard !ownWords.contains(name.lowercased()) else { return nil }
        return NearestWord.misspelling(of: name, among: allCases.map(\.name))
    }

    /// Common names of an item's properties that lie near one of ours.
    private static let ownWords: Set<String> = [
        "date", "dates", "site", "side", "sides", "weight", "weights", "freight", "eight", "labels", "groups", "sites",
    ]

    /// The number of the key's bytes.
    @inline(__always)
    var length: Int {
        switch self {
        case .id: 2
        case .size, .data: 4
        case .width, .group, .label: 5
        case .height: 6
        }
    }

    /// The key's bytes as a number, the first byte lowest.
    @inline(__always)
    var packed: UInt64 {
        switch self {
        case .id: 0x6469
        case .size: 0x657A_6973
        case .width: 0x68_7464_6977
        case .height: 0x7468_6769_6568
        case .group: 0x70_756F_7267
        case .label: 0x6C_6562_616C
        case .data: 0x6174_6164
        }
    }
}

extension JSON5Cursor {
    /// Up to eight bytes as a number, the first byte lowest.
    @inline(__always)
    func packed(at offset: Int, count: Int) -> UInt64 {
        guard count > 0 else { return 0 }
        if offset + 8 <= end {
            let word = UInt64(
                littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            return word & (UInt64.max >> UInt64(64 - 8 * count))
        }
        var value: UInt64 = 0
        for index in 0..<count { value |= UInt64(byte(at: offset + index)) << UInt64(8 * index) }
        return value
    }
}
