/// Finds the ids of one list in another: in step while both run in the same order, by a table for what is out of step.
struct IdMatcher {
    /// For each new id the index of the old one, or -1.
    private(set) var sources: [Int32]
    /// The new ids without an old one and the old ids without a new one, ascending.
    private(set) var added: [Int] = []
    private(set) var removed: [Int] = []
    /// Whether the ids that both lists have are in the same order.
    private(set) var isInOrder = true

    /// How many ids are stepped over at most where something was added or removed.
    private static let lookAhead = 8
    /// How often the step may be lost, beyond one time in eight ids, until the table takes over.
    private static let patience = 64

    /// Matches two lists of ids.
    static func match(_ old: TextColumn, _ new: TextColumn) -> IdMatcher {
        IdReader.with(old, new) { reader in
            var matcher = IdMatcher(newCount: new.count)
            matcher.match(reader, oldCount: old.count)
            return matcher
        }
    }

    private init(newCount: Int) {
        sources = [Int32](repeating: -1, count: newCount)
    }

    private mutating func match(_ reader: IdReader, oldCount: Int) {
        let (oldRest, newRest) = matchInStep(reader, oldCount: oldCount)
        guard !oldRest.isEmpty, !newRest.isEmpty else {
            (removed, added) = (oldRest, newRest)
            return
        }
        let taken = matchByTable(oldRest, newRest, reader, oldCount: oldCount)
        removed = oldRest.filter { !taken[$0] }
        added = newRest.filter { sources[$0] < 0 }
        isInOrder = added.count == newRest.count
    }

    /// Walks both lists at once; returns the old and the new indices that were left out.
    private mutating func matchInStep(_ reader: IdReader, oldCount: Int) -> (old: [Int], new: [Int]) {
        let newCount = sources.count
        var (oldRest, newRest): ([Int], [Int]) = ([], [])
        var (first, second, credit) = (0, 0, Self.patience)
        sources.withUnsafeMutableBufferPointer { sources in
            while first < oldCount, second < newCount {
                if reader.isEqual(first, second) {
                    sources[second] = Int32(truncatingIfNeeded: first)
                    (first, second) = (first + 1, second + 1)
                    if second & 7 == 0, credit < Self.patience { credit += 1 }
                    continue
                }
                credit -= 1
                if credit < 0 { return }
                let step = Self.step(reader, first, second, oldCount - first, newCount - second)
                oldRest.append(contentsOf: first..<(first + step.old))
                newRest.append(contentsOf: second..<(second + step.new))
                (first, second) = (first + step.old, second + step.new)
            }
        }
        oldRest.append(contentsOf: first..<oldCount)
        newRest.append(contentsOf: second..<newCount)
        return (oldRest, newRest)
    }

    /// How far to go in each list until the ids are equal again; one in both where they are not soon.
    private static func step(
        _ reader: IdReader, _ first: Int, _ second: Int, _ oldLeft: Int, _ newLeft: Int
    ) -> (old: Int, new: Int) {
        for ahead in 1...lookAhead {
            if ahead < oldLeft, reader.isEqual(first + ahead, second) { return (ahead, 0) }
            if ahead < newLeft, reader.isEqual(first, second + ahead) { return (0, ahead) }
        }
        return (1, 1)
    }

    /// An open table of the old ids that are left: a slot holds 32 bits of the hash and, plus one, the index.
    ///
    /// - Returns: for each old id whether it was found here.
    private mutating func matchByTable(
        _ oldRest: [Int], _ newRest: [Int], _ reader: IdReader, oldCount: Int
    ) -> [Bool] {
        let mask = (1 << (Int.bitWidth - (2 * oldRest.count - 1).leadingZeroBitCount)) - 1
        var taken = [Bool](repeating: false, count: oldCount)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: mask + 1) { slots in
            slots.initialize(repeating: 0)
            Self.forEachBatch(oldRest, hash: reader.oldHash) { index, tag in
                var slot = Int(tag) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = tag << 32 | UInt64(index + 1)
            } touch: { tag in
                slots[Int(tag) & mask] & 1
            }
            Self.forEachBatch(newRest, hash: reader.newHash) { index, tag in
                var slot = Int(tag) & mask
                while slots[slot] != 0 {
                    let candidate = Int(slots[slot] & 0xffff_ffff) - 1
                    if slots[slot] >> 32 == tag, reader.isEqual(candidate, index) {
                        sources[index] = Int32(truncatingIfNeeded: candidate)
                        taken[candidate] = true
                        break
                    }
                    slot = (slot + 1) & mask
                }
            } touch: { tag in
                let entry = slots[Int(tag) & mask]
                return entry == 0 ? 0 : reader.firstOldByte(Int(entry & 0xffff_ffff) - 1)
            }
        }
        return taken
    }

    /// Calls `visit` with some ids and 32 bits of their hashes, and before that `touch` with those of the next few ids.
    ///
    /// Memory that is touched for many ids at once is fetched at once, where one id after the other would wait each time.
    @inline(__always)
    private static func forEachBatch(
        _ ids: [Int], hash: (Int) -> UInt64, visit: (Int, UInt64) -> Void, touch: (UInt64) -> UInt64
    ) {
        let batch = 16
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: batch + 1) { tags in
            tags.initialize(repeating: 0)
            for start in stride(from: 0, to: ids.count, by: batch) {
                let count = min(batch, ids.count - start)
                for offset in 0..<count { tags[offset] = hash(ids[start + offset]) >> 32 }
                // The sum is kept, so that the reading is not left out.
                for offset in 0..<count { tags[batch] &+= touch(tags[offset]) }
                for offset in 0..<count { visit(ids[start + offset], tags[offset]) }
            }
        }
    }
}
