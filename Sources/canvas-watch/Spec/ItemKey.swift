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
        switch cursor.packed(at: text.content.lowerBound, count: count) {
        case Packed.id: self = .id
        case Packed.size: self = .size
        case Packed.width: self = .width
        case Packed.height: self = .height
        case Packed.group: self = .group
        case Packed.label: self = .label
        case Packed.data: self = .data
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

    /// The bytes of the keys as numbers, the first byte lowest.
    private enum Packed {
        static var id: UInt64 { pack("id") }
        static var size: UInt64 { pack("size") }
        static var width: UInt64 { pack("width") }
        static var height: UInt64 { pack("height") }
        static var group: UInt64 { pack("group") }
        static var label: UInt64 { pack("label") }
        static var data: UInt64 { pack("data") }

        @inline(__always)
        private static func pack(_ word: StaticString) -> UInt64 {
            var value: UInt64 = 0
            for index in 0..<word.utf8CodeUnitCount { value |= UInt64(word.utf8Start[index]) << UInt64(8 * index) }
            return value
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
