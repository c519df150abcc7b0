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
        TextSlices.with(old) { oldIds in
            TextSlices.with(new) { newIds in
                var matcher = IdMatcher(newCount: new.count)
                matcher.match(oldIds, newIds)
                return matcher
            }
        }
    }

    private init(newCount: Int) {
        sources = [Int32](repeating: -1, count: newCount)
    }

    private mutating func match(_ old: TextSlices, _ new: TextSlices) {
        let (oldRest, newRest) = matchInStep(old, new)
        guard oldRest.count > 0, newRest.count > 0 else {
            (removed, added) = (oldRest.indices, newRest.indices)
            return
        }
        let taken = matchByTable(old, oldRest, new, newRest)
        removed = oldRest.indices { !taken[$0] }
        added = newRest.indices { sources[$0] < 0 }
        isInOrder = added.count == newRest.count
    }

    /// The indices of one list that were left out: some, and all from one on.
    private struct Rest {
        var single: [Int] = []
        var tail = 0..<0

        var count: Int { single.count + tail.count }

        @inline(__always)
        subscript(position: Int) -> Int {
            position < single.count ? single[position] : tail.lowerBound + position - single.count
        }

        /// All of them, ascending.
        var indices: [Int] { single + Array(tail) }

        /// Those of which a condition holds, ascending.
        func indices(_ isWanted: (Int) -> Bool) -> [Int] { single.filter(isWanted) + tail.filter(isWanted) }
    }

    /// Walks both lists at once; returns the old and the new indices that were left out.
    private mutating func matchInStep(_ old: TextSlices, _ new: TextSlices) -> (old: Rest, new: Rest) {
        var (oldRest, newRest) = (Rest(), Rest())
        var (first, second, credit) = (0, 0, Self.patience)
        sources.withUnsafeMutableBufferPointer { sources in
            while first < old.count, second < new.count {
                if old.isEqual(first, second, of: new) {
                    sources[second] = Int32(truncatingIfNeeded: first)
                    (first, second) = (first + 1, second + 1)
                    if second & 7 == 0, credit < Self.patience { credit += 1 }
                    continue
                }
                credit -= 1
                if credit < 0 { return }
                let step = Self.step(old, first, new, second)
                oldRest.single.append(contentsOf: first..<(first + step.old))
                newRest.single.append(contentsOf: second..<(second + step.new))
                (first, second) = (first + step.old, second + step.new)
            }
        }
        oldRest.tail = first..<old.count
        newRest.tail = second..<new.count
        return (oldRest, newRest)
    }

    /// How far to go in each list until the ids are equal again; one in both where they are not soon.
    private static func step(_ old: TextSlices, _ first: Int, _ new: TextSlices, _ second: Int) -> (old: Int, new: Int)
    {
        for ahead in 1...lookAhead {
            if first + ahead < old.count, old.isEqual(first + ahead, second, of: new) { return (ahead, 0) }
            if second + ahead < new.count, old.isEqual(first, second + ahead, of: new) { return (0, ahead) }
        }
        return (1, 1)
    }

    /// Looks the new ids that are left up in a table of the old ones; returns for each old id whether it was found here.
    private mutating func matchByTable(
        _ old: TextSlices, _ oldRest: Rest, _ new: TextSlices, _ newRest: Rest
    ) -> [Bool] {
        var taken = [Bool](repeating: false, count: old.count)
        IndexSlots.with(count: oldRest.count, below: old.count) { slots in
            slots.forEach(oldRest.count) {
                old.hash(oldRest[$0])
            } visit: { position, probe in
                slots.insert(oldRest[position], probe)
            }
            sources.withUnsafeMutableBufferPointer { sources in
                taken.withUnsafeMutableBufferPointer { taken in
                    slots.forEach(newRest.count) {
                        new.hash(newRest[$0])
                    } visit: { position, probe in
                        let index = newRest[position]
                        guard let source = slots.find(probe, where: { old.isEqual($0, index, of: new) }) else { return }
                        sources[index] = Int32(truncatingIfNeeded: source)
                        taken[source] = true
                    }
                }
            }
        }
        return taken
    }
}
