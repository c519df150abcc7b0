/// Which overlaps appeared and which vanished.
struct OverlapChange: Hashable, Sendable {
    /// The numbers of overlapping pairs before and now, as far as they were counted.
    let oldCount: Int
    let newCount: Int
    /// Whether both were counted to the end; otherwise no pairs are listed.
    let isComplete: Bool
    /// The pairs that are new, by new index; the smaller one first in each.
    let appeared: [OverlapPairs.Pair]
    /// The pairs that are gone, by old index.
    let vanished: [OverlapPairs.Pair]

    /// The change between two sets of pairs; nil when they are the same.
    init?(from old: OverlapPairs, to new: OverlapPairs, matching: ItemMatching, oldItemCount: Int) {
        (oldCount, newCount) = (old.pairs.count, new.pairs.count)
        isComplete = old.isComplete && new.isComplete
        guard isComplete else {
            (appeared, vanished) = ([], [])
            if oldCount == newCount && old.isComplete == new.isComplete { return nil }
            return
        }
        if matching.isIdentity ? old.pairs == new.pairs : old.pairs.isEmpty && new.pairs.isEmpty { return nil }
        let targets = matching.targets(count: oldItemCount)
        var survivors: [(pair: OverlapPairs.Pair, index: Int)] = []
        var gone: [OverlapPairs.Pair] = []
        for (index, pair) in old.pairs.enumerated() {
            let (first, second) = (targets[Int(pair.first)], targets[Int(pair.second)])
            if first < 0 || second < 0 {
                gone.append(pair)
            } else {
                survivors.append((OverlapPairs.Pair(first: min(first, second), second: max(first, second)), index))
            }
        }
        if !matching.isIdentity { survivors.sort { $0.pair < $1.pair } }
        var fresh: [OverlapPairs.Pair] = []
        var position = 0
        for pair in new.pairs {
            while position < survivors.count, survivors[position].pair < pair {
                gone.append(old.pairs[survivors[position].index])
                position += 1
            }
            if position < survivors.count, survivors[position].pair == pair {
                position += 1
            } else {
                fresh.append(pair)
            }
        }
        gone += survivors[position...].map { old.pairs[$0.index] }
        guard !fresh.isEmpty || !gone.isEmpty else { return nil }
        appeared = fresh
        vanished = gone.sorted()
    }
}
