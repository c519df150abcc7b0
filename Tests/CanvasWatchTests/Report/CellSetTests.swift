import TestSupport
import Testing

@testable import canvas_watch

/// The set of a map's cells, against a list of them.
struct CellSetTests {
    @Test(
        "Stretches add up to the cells they cover, and the ones that were there are counted",
        arguments: 0..<40 as Range<UInt64>)
    func stretches(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let (columns, rows) = (1 + random.below(200), 1 + random.below(8))
        var set = CellSet(columns: columns, rows: rows)
        var covered: Set<[Int]> = []
        for _ in 0..<(1 + random.below(12)) {
            let (left, top) = (random.below(columns), random.below(rows))
            let cells = MapCells(
                left: left, top: top, right: left + random.below(columns - left + 1),
                bottom: top + random.below(rows - top + 1))
            var known = 0
            for row in cells.top..<cells.bottom {
                for column in cells.left..<cells.right where !covered.insert([row, column]).inserted { known += 1 }
            }
            #expect(set.insert(cells) == known, "seed \(seed)")
        }
        var found: [[Int]] = []
        set.forEachStretch { row, columns in found += columns.map { [row, $0] } }
        #expect(found.count == covered.count && Set(found) == covered, "seed \(seed)")
    }
}
