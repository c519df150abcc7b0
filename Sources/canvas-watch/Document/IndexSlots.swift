/// An open table of indices by hash, with linear probing; valid only inside `with`.
///
/// A slot has 32 bits, so that a million indices fit into 8 MB: the index plus one in the lower bits, and in those that it
/// leaves a part of the hash, which tells most other entries from the wanted one.
struct IndexSlots {
    private let slots: UnsafeMutableBufferPointer<UInt32>
    /// Which bits of a hash say where to begin.
    private let mask: UInt64
    /// Which bits of a slot are the index.
    private let indexMask: UInt32

    /// How many hashes are worked on at a time.
    private static let batch = 16

    /// Calls `body` with an empty table for `count` indices below `bound`, which is at most 2^31.
    static func with<Result>(count: Int, below bound: Int, _ body: (IndexSlots) -> Result) -> Result {
        let size = 1 << (Int.bitWidth - max(2 * count - 1, 1).leadingZeroBitCount)
        let unused = UInt32(truncatingIfNeeded: bound).leadingZeroBitCount
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: size) { slots in
            slots.initialize(repeating: 0)
            return body(
                IndexSlots(slots: slots, mask: UInt64(size - 1), indexMask: unused < 32 ? UInt32.max >> unused : 0))
        }
    }

    /// Adds an index, whatever the table has.
    @inline(__always)
    func insert(_ index: Int, _ probe: Probe) {
        var slot = probe.slot
        while slots[slot] != 0 { slot = next(slot) }
        slots[slot] = probe.tag | UInt32(truncatingIfNeeded: index &+ 1)
    }

    /// The index in the table with a hash of which a condition holds; nil where there is none.
    @inline(__always)
    func find(_ probe: Probe, where isWanted: (Int) -> Bool) -> Int? {
        var (slot, entry) = (probe.slot, probe.entry)
        while entry != 0 {
            let index = Int(entry & indexMask) &- 1
            if entry & ~indexMask == probe.tag, isWanted(index) { return index }
            slot = next(slot)
            entry = slots[slot]
        }
        return nil
    }

    /// The same, and an index is added where there is none.
    @inline(__always)
    func find(_ probe: Probe, orInsert index: Int, where isWanted: (Int) -> Bool) -> Int? {
        // What was a free slot may have been filled meanwhile; what was an entry still is.
        let current = Probe(slot: probe.slot, tag: probe.tag, entry: probe.entry != 0 ? probe.entry : slots[probe.slot])
        if let found = find(current, where: isWanted) { return found }
        insert(index, current)
        return nil
    }

    @inline(__always)
    private func next(_ slot: Int) -> Int { (slot &+ 1) & Int(truncatingIfNeeded: mask) }

    /// Where the search for a hash begins.
    struct Probe {
        fileprivate let slot: Int
        /// The bits of the hash that stand in a slot.
        fileprivate let tag: UInt32
        /// What the slot holds; 0 when it is free.
        fileprivate let entry: UInt32
    }

    /// Calls `visit` for each of `count` hashes with where its search begins.
    ///
    /// The slots of several hashes are read before the first of them is visited: memory that is asked for at once comes at
    /// once, where one slot after the other would wait each time.
    @inline(__always)
    func forEach(_ count: Int, hash: (Int) -> UInt64, visit: (Int, Probe) -> Void) {
        withUnsafeTemporaryAllocation(of: Probe.self, capacity: Self.batch) { probes in
            var start = 0
            while start < count {
                let end = min(start &+ Self.batch, count)
                for index in start..<end { probes[index &- start] = probe(hash(index)) }
                for index in start..<end { visit(index, probes[index &- start]) }
                start = end
            }
        }
    }

    @inline(__always)
    private func probe(_ hash: UInt64) -> Probe {
        let slot = Int(truncatingIfNeeded: hash & mask)
        return Probe(slot: slot, tag: UInt32(truncatingIfNeeded: hash >> 32) & ~indexMask, entry: slots[slot])
    }
}
