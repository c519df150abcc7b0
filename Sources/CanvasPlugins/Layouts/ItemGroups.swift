/// Items sorted into their groups, and the groups put into an order; each group's items keep theirs.
struct ItemGroups {
    /// The names of the groups, in order; "" for the unnamed one. Groups without items do not appear.
    private(set) var names: [String] = []
    /// All items, group by group.
    private var sorted: [Int] = []
    /// Where each group starts in `sorted`, and where the last one ends.
    private var starts: [Int] = [0]

    /// Sorts items by the indices of their groups; an index without a name, or none at all, is the unnamed group.
    init(_ groups: [Int32], names groupNames: [String], itemCount: Int, order: ClusteredCanvasLayout.GroupOrder) {
        let appearance = Self.appearance(groups, names: groupNames, itemCount: itemCount)
        var sizes = [Int](repeating: 0, count: appearance.names.count)
        for group in appearance.groups { sizes[group] += 1 }

        var ranked = Array(sizes.indices)
        switch order {
        case .manifest: break
        case .size: ranked.sort { (-sizes[$0], $0) < (-sizes[$1], $1) }
        case .name:
            ranked.sort { left, right in
                appearance.names[left].unicodeScalars.lexicographicallyPrecedes(
                    appearance.names[right].unicodeScalars)
            }
        }
        names = ranked.map { appearance.names[$0] }
        var next = [Int](repeating: 0, count: sizes.count)
        for group in ranked {
            next[group] = starts[starts.count - 1]
            starts.append(next[group] + sizes[group])
        }
        sorted = [Int](repeating: 0, count: itemCount)
        for (item, group) in appearance.groups.enumerated() {
            sorted[next[group]] = item
            next[group] += 1
        }
    }

    /// The items of a group, ascending.
    func items(of group: Int) -> ArraySlice<Int> {
        sorted[starts[group]..<starts[group + 1]]
    }

    /// The groups numbered by their first appearance, and the number of each item's.
    private static func appearance(
        _ groups: [Int32], names: [String], itemCount: Int
    ) -> (names: [String], groups: [Int]) {
        var numbers: [ExactText: Int] = [:]
        var numberOfIndex = [Int?](repeating: nil, count: names.count + 1)
        var (found, itemGroups): ([String], [Int]) = ([], [])
        itemGroups.reserveCapacity(itemCount)
        for item in 0..<itemCount {
            let given = item < groups.count ? Int(groups[item]) : -1
            let index = names.indices.contains(given) ? given : names.count
            if let number = numberOfIndex[index] {
                itemGroups.append(number)
                continue
            }
            let name = index < names.count ? names[index] : ""
            let number = numbers[ExactText(name)] ?? found.count
            if number == found.count { found.append(name) }
            numbers[ExactText(name)] = number
            numberOfIndex[index] = number
            itemGroups.append(number)
        }
        return (found, itemGroups)
    }
}
