/// Texts by number: each different text gets the next index, and the same one ever after.
///
/// An open table with linear probing; a slot holds 32 bits of the hash and, plus one, the index.
struct TextTable: Sendable {
    /// The texts in order of first appearance.
    private(set) var texts = TextColumn()
    private var slots = [UInt64](repeating: 0, count: 16)

    /// The index of a text given as valid UTF-8, which is added if it is new.
    mutating func index(of text: UnsafeBufferPointer<UInt8>) -> Int {
        let tag = text.baseAddress.map { ByteHash.hash($0, count: text.count) >> 32 } ?? 0
        var slot = Int(tag) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot] & 0xFFFF_FFFF) - 1
            if slots[slot] >> 32 == tag, texts.isEqual(index, to: text) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        texts.append(text)
        slots[slot] = tag << 32 | UInt64(texts.count)
        if texts.count * 2 > slots.count { grow() }
        return texts.count - 1
    }

    private mutating func grow() {
        var larger = [UInt64](repeating: 0, count: slots.count * 2)
        for entry in slots where entry != 0 {
            var slot = Int(entry >> 32) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = entry
        }
        slots = larger
    }
}
