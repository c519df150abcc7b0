/// An item in the form that nearly all have: known keys once each, strings without escapes, numbers without exponents.
///
/// Only a quick way through such items: whatever is not plain is left to `ItemReader`, which reads everything and knows
/// all the errors. An item that is plain is right.
struct PlainItem {
    /// Where the id's text stands, quotes excluded.
    var id = 0..<0
    /// Where the group's text stands; empty for none.
    var group = 0..<0
    /// Where the label's text stands; empty for none.
    var label = 0..<0
    /// The width and the height in points.
    var width = 0.0
    var height = 0.0
    /// Where the width and the height stand; empty for none.
    var widthRange = 0..<0
    var heightRange = 0..<0
    /// The keys that the item has: a bit for each, by its raw value.
    var keys: UInt8 = 0
    /// The offset behind the item.
    var end = 0

    /// Whether the item has a key.
    @inline(__always)
    func has(_ key: ItemKey) -> Bool { keys & (1 << UInt8(key.rawValue)) != 0 }

    /// Whether a size is there, in one form and whole.
    @inline(__always)
    var hasSize: Bool { has(.size) || has(.width) }

    /// Whether the item says all it has to and nothing twice.
    @inline(__always)
    var isWhole: Bool {
        !id.isEmpty && has(.width) == has(.height) && !(has(.size) && has(.width))
    }
}
