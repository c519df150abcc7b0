import CanvasEngine

/// Sorts the items of a canvas by how much of them can be shown.
///
/// An item of at least three columns is drawn by itself, with its name. A narrower one is drawn as a name or letter, or,
/// where such items are many or share cells, only counts. Items of one size are all treated alike: it is the width in
/// points that decides, not the number of cells after rounding.
struct MapItems: Sendable {
    /// An item and its cells.
    typealias Drawn = (item: Int, cells: MapCells)

    /// The items that are drawn by themselves, the wide ones first, else ascending.
    private(set) var drawn: [Drawn] = []
    /// The items that only count, ascending; when `everythingCounts`, all items, and the list is left empty.
    private(set) var counted: [Int] = []
    /// Whether no item is drawn by itself.
    private(set) var everythingCounts = false
    /// The number of all items.
    private let itemCount: Int

    /// The fewest columns of a wide item, less what rounding errors may take.
    private static let wideColumns: CGFloat = 2.999_999
    /// The largest number of narrow items that are drawn by themselves.
    private static let narrowLimit = 52

    /// Sorts the items; `overlapCount` of their pairs overlap and so share cells with good reason.
    init(frames: [CGRect], scale: MapScale, overlapCount: Int) {
        itemCount = frames.count
        // Wide items that do not overlap are at most a third of the cells.
        let wideLimit = scale.columns * scale.rows / 3 + 1
        let width = scale.pointsPerColumn * Self.wideColumns
        for (item, frame) in frames.enumerated() where frame.width >= width {
            drawn.append((item, scale.cells(of: frame)))
            if drawn.count > wideLimit {
                drawn = []
                everythingCounts = true
                return
            }
        }
        let narrowCount = frames.count - drawn.count
        // Of a million items all are narrow as a rule, and then no list of them is made.
        everythingCounts = drawn.isEmpty && narrowCount > Self.narrowLimit
        if everythingCounts { return }
        let narrow = frames.indices.filter { frames[$0].width < width }
        if narrowCount <= Self.narrowLimit {
            let list = narrow.map { (item: $0, cells: scale.cells(of: frames[$0])) }
            let overlaps = overlapCount <= frames.count ? overlapCount : 0
            if Self.sharedCells(list, scale) <= narrow.count / 4 + overlaps {
                drawn += list
                return
            }
        }
        everythingCounts = drawn.isEmpty
        counted = everythingCounts ? [] : narrow
    }

    /// Calls `body` with each item that only counts, ascending.
    @inline(__always)
    func forEachCounted(_ body: (Int) -> Void) {
        if everythingCounts {
            for item in 0..<itemCount { body(item) }
        } else {
            for item in counted { body(item) }
        }
    }

    /// Whether an item of that width is drawn by itself.
    func isDrawn(width: CGFloat, _ scale: MapScale) -> Bool {
        !everythingCounts && (counted.isEmpty || width >= scale.pointsPerColumn * Self.wideColumns)
    }

    /// How many cells are covered once more than once, with repetition.
    private static func sharedCells(_ list: [Drawn], _ scale: MapScale) -> Int {
        var cover = CellSet(columns: scale.columns, rows: scale.rows)
        return list.reduce(0) { $0 + cover.insert($1.cells) }
    }
}
