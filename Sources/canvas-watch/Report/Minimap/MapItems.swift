import CanvasEngine

/// Sorts the items of a canvas by how much of them can be shown.
///
/// An item with room for a label is drawn by itself. One of two columns or less is small: a letter, or, where small ones
/// are many or share cells, one of those that only count.
struct MapItems: Sendable {
    /// The items that are at least three columns wide, ascending, and their cells.
    private(set) var large: [(item: Int, cells: MapCells)] = []
    /// The items of one or two columns that have cells of their own, ascending, and their cells.
    private(set) var letters: [(item: Int, cells: MapCells)] = []
    /// The items that only count, ascending; when `everythingCounts`, all items, and the list is left empty.
    private(set) var counted: [Int] = []
    /// Whether no item is drawn by itself.
    private(set) var everythingCounts = false

    /// The largest number of items that are drawn as letters.
    private static let letterLimit = 52

    /// Sorts the items.
    init(frames: [CGRect], scale: MapScale) {
        // Large items that do not overlap are at most a third of the cells.
        let largeLimit = scale.columns * scale.rows / 3 + 1
        var small: [Int] = []
        for (item, frame) in frames.enumerated() {
            let cells = scale.cells(of: frame)
            if cells.columns < 3 { small.append(item) } else { large.append((item, cells)) }
            if large.count > largeLimit {
                large = []
                everythingCounts = true
                return
            }
        }
        if small.count <= Self.letterLimit {
            let cells = small.map { ($0, scale.cells(of: frames[$0])) }
            if Self.sharedCells(cells.map { $0.1 }, scale) * 4 <= small.count {
                letters = cells
                return
            }
        }
        everythingCounts = large.isEmpty
        counted = everythingCounts ? [] : small
    }

    /// How many cells are covered once more than once, with repetition.
    private static func sharedCells(_ list: [MapCells], _ scale: MapScale) -> Int {
        var counter = CoverageCounter(columns: scale.columns, rows: scale.rows)
        for cells in list { counter.add(cells) }
        counter.sum()
        var shared = 0
        for row in 0..<scale.rows {
            for column in 0..<scale.columns { shared += max(Int(counter[column, row]) - 1, 0) }
        }
        return shared
    }
}
