/// The marks `.:+*#` for how many items share a cell.
///
/// Up to five items have a mark for each number; beyond, each level ends at the same factor times the one before.
struct DensityScale: Hashable, Sendable {
    /// The marks from few to many.
    static let marks: [UInt8] = Array(".:+*#".utf8)

    /// The largest number of items of each level that is needed, ascending; the last is the largest number of all.
    let limits: [Int]

    /// The scale for cells with at most that many items.
    init(largest: Int) {
        let largest = max(largest, 1)
        guard largest > Self.marks.count else {
            limits = Array(1...largest)
            return
        }
        var factor = 2
        while factor * factor * factor * factor < largest { factor += 1 }
        let powers = sequence(first: 1) { $0 * factor }.prefix(Self.marks.count)
        limits = powers.prefix { $0 < largest } + [largest]
    }

    /// The mark for a number of items, at least 1.
    func mark(for count: Int) -> UInt8 {
        Self.marks[limits.firstIndex { count <= $0 } ?? limits.count - 1]
    }

    /// What the marks stand for: `. 1  : 2-3  + 4-9 items a cell`.
    var legend: String {
        var (parts, first): ([String], Int) = ([], 1)
        for (mark, limit) in zip(Self.marks, limits) {
            let range = first < limit ? "\(first)-\(limit)" : "\(limit)"
            parts.append("\(String(decoding: [mark], as: UTF8.self)) \(range)")
            first = limit + 1
        }
        return parts.joined(separator: "  ") + (limits == [1] ? " item a cell" : " items a cell")
    }
}
