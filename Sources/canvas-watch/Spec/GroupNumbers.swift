/// The groups of items by number, in order of first appearance; the short names that were asked for last are at hand.
struct GroupNumbers {
    private var table = TextTable()
    /// Names of up to seven bytes as numbers, the first byte lowest, and their groups: each name has one place to be in.
    private var names = InlineArray<64, UInt64>(repeating: 0)
    private var groups = InlineArray<64, Int32>(repeating: -1)

    /// The names of the groups.
    var texts: TextColumn { table.texts }

    /// The number of a group; -1 for the empty name, which is none.
    mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
        name.isEmpty ? -1 : Int32(truncatingIfNeeded: table.index(of: name))
    }

    /// The number of the group whose name stands at a pointer, with eight bytes that can be read.
    @inline(__always)
    mutating func number(of name: UnsafePointer<UInt8>, count: Int) -> Int32 {
        guard count < 8 else { return number(of: UnsafeBufferPointer(start: name, count: count)) }
        let word = UInt64(littleEndian: UnsafeRawPointer(name).loadUnaligned(as: UInt64.self))
        let key = word & ((1 as UInt64) << UInt64(8 &* count) &- 1)
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 58)
        if names[place] == key { return groups[place] }
        let number = number(of: UnsafeBufferPointer(start: name, count: count))
        // An empty name is never kept: it is what a free place holds.
        if count > 0 { (names[place], groups[place]) = (key, number) }
        return number
    }
}
