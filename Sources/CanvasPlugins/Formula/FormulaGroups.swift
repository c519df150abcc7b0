/// The groups of the items, numbered in the order in which they appear.
struct FormulaGroups: Sendable {
    /// The number of each item's group, as a number of a formula.
    private(set) var numbers: [Double] = []
    /// The names by number; the empty one is that of the items without a group.
    private(set) var names: [String] = []
    /// The number of every further item, which has no group.
    private(set) var rest = 0.0

    /// Numbers groups that are given as positions in a list of names; any other position is none.
    init(_ groups: [Int32], names groupNames: [String]) {
        var numberOfName: [ExactText: Int] = [:]
        var numberOfPosition = [Double?](repeating: nil, count: groupNames.count + 1)
        numbers.reserveCapacity(groups.count)
        for group in groups {
            let position = groupNames.indices.contains(Int(group)) ? Int(group) : groupNames.count
            if numberOfPosition[position] == nil {
                let name = position < groupNames.count ? groupNames[position] : ""
                let number = numberOfName[ExactText(name)] ?? names.count
                if number == names.count { names.append(name) }
                numberOfName[ExactText(name)] = number
                numberOfPosition[position] = Double(number)
            }
            numbers.append(numberOfPosition[position] ?? 0)
        }
        if names.isEmpty { names = [""] }
        rest = Double(names.firstIndex(of: "") ?? names.count)
    }
}
