/// Which item of an earlier list each item of a later list is, by id.
struct ItemMatching: Sendable {
    /// For each later item the index of the earlier one, or -1; empty when both lists have the same ids in the same order.
    let sources: [Int32]
    /// The later items that are new, ascending.
    let added: [Int]
    /// The earlier items that are gone, ascending.
    let removed: [Int]
    /// Whether the items that both lists have are known to be in the same order.
    private let isInOrder: Bool
    /// The number of later items.
    private let count: Int
    /// The number of places where the order breaks beyond which it counts as another order altogether.
    private static let breakLimit = 10_000

    /// Whether the ids are the same, in the same order.
    var isIdentity: Bool { sources.isEmpty }
    /// The number of items in both lists.
    var matchedCount: Int { count - added.count }

    /// Matches two lists of ids, each without repetition.
    init(from old: TextColumn, to new: TextColumn) {
        count = new.count
        if old == new {
            (sources, added, removed, isInOrder) = ([], [], [], true)
            return
        }
        let matcher = IdMatcher.match(old, new)
        (sources, added, removed) = (matcher.sources, matcher.added, matcher.removed)
        isInOrder = matcher.isInOrder
    }

    /// The earlier index of a later item; nil when it is new.
    @inline(__always)
    func source(of item: Int) -> Int? {
        guard !sources.isEmpty else { return item }
        let source = sources[item]
        return source < 0 ? nil : Int(source)
    }

    /// The later index of each earlier item, or -1.
    func targets(count: Int) -> [Int32] {
        if isIdentity { return (0..<Int32(truncatingIfNeeded: count)).map { $0 } }
        var targets = [Int32](repeating: -1, count: count)
        for (item, source) in sources.enumerated() where source >= 0 {
            targets[Int(source)] = Int32(truncatingIfNeeded: item)
        }
        return targets
    }

    /// The later items that left their place in the order of those that both lists have, ascending; nil when so many did
    /// that the whole order is another one.
    ///
    /// They are the fewest whose removal leaves the others in their earlier order: all but a longest increasing
    /// subsequence (M. Fredman, "On computing the length of longest increasing subsequences", 1975).
    func reordered() -> [Int]? {
        if isInOrder { return [] }
        let items = sources.indices.filter { sources[$0] >= 0 }
        let breaks = zip(items, items.dropFirst()).count { sources[$0] > sources[$1] }
        if breaks == 0 { return [] }
        if breaks > Self.breakLimit { return nil }
        // tails[k] ends the increasing run of length k + 1 whose last source is smallest.
        var (tails, previous): ([Int], [Int]) = ([], [Int](repeating: -1, count: sources.count))
        for item in items {
            var (low, high) = (0, tails.count)
            if let last = tails.last, sources[last] < sources[item] { low = high }
            while low < high {
                let middle = (low + high) / 2
                if sources[tails[middle]] < sources[item] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[item] = tails[low - 1] }
            if low == tails.count { tails.append(item) } else { tails[low] = item }
        }
        var stays = [Bool](repeating: false, count: sources.count)
        var item = tails.last ?? -1
        while item >= 0 {
            stays[item] = true
            item = previous[item]
        }
        return items.filter { !stays[$0] }
    }
}
