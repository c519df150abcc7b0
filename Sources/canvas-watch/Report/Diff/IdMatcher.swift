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
        let taken = matchByTable(oldRest, newRest, reader)
        removed = zip(oldRest, taken).compactMap { $1 ? nil : $0 }
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

    /// An open table of the old ids that are left: a slot holds 32 bits of the hash and, plus one, the place in the list.
    ///
    /// - Returns: for each of these old ids whether it was found.
    private mutating func matchByTable(_ oldRest: [Int], _ newRest: [Int], _ reader: IdReader) -> [Bool] {
        let mask = (1 << (Int.bitWidth - (2 * oldRest.count - 1).leadingZeroBitCount)) - 1
        var taken = [Bool](repeating: false, count: oldRest.count)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: mask + 1) { slots in
            slots.initialize(repeating: 0)
            for (place, index) in oldRest.enumerated() {
                let tag = reader.oldHash(index) >> 32
                var slot = Int(tag) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = tag << 32 | UInt64(place + 1)
            }
            for index in newRest {
                let tag = reader.newHash(index) >> 32
                var slot = Int(tag) & mask
                while slots[slot] != 0 {
                    let place = Int(slots[slot] & 0xffff_ffff) - 1
                    if slots[slot] >> 32 == tag, reader.isEqual(oldRest[place], index) {
                        sources[index] = Int32(truncatingIfNeeded: oldRest[place])
                        taken[place] = true
                        break
                    }
                    slot = (slot + 1) & mask
                }
            }
        }
        return taken
    }
}
