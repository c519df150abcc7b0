import CanvasEngine

/// What was read of one item so far.
struct ItemDraft {
    /// Where an id comes from.
    enum Identifier {
        case none
        /// A string as it stands in the file.
        case text(JSON5Text)
        /// Digits as they stand in the file.
        case digits(Range<Int>)
        /// A whole number that is written in another way.
        case number(Int)
    }

    /// The offset of each key of the item, by the key's raw value; -1 where it has none.
    private var offsets = InlineArray<7, Int>(repeating: -1)
    var id = Identifier.none
    /// Where the id's value stands.
    var idOffset = 0
    var size: CGSize?
    var width: Double?
    var height: Double?
    /// The index of the group's name; -1 for none.
    var group: Int32 = -1
    /// The label; nil for none.
    var label: JSON5Text?

    /// Whether the item has a key.
    @inline(__always)
    func has(_ key: ItemKey) -> Bool { offsets[key.rawValue] >= 0 }

    /// Where a key stands, quotes included; nil where the item does not have it.
    func offset(of key: ItemKey) -> Int? {
        let offset = offsets[key.rawValue]
        return offset < 0 ? nil : offset
    }

    /// Notes that a key stands at an offset.
    @inline(__always)
    mutating func note(_ key: ItemKey, at offset: Int) { offsets[key.rawValue] = offset }

    /// The size of two sides; nil where one of them is.
    @inline(__always)
    static func size(_ width: Double?, _ height: Double?) -> CGSize? {
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }
}
