/// A set of cells of a map, a bit for each.
struct CellSet {
    private let rows: Int
    private let wordsPerRow: Int
    private var words: [UInt64]

    /// An empty set for a map of that many cells beside and below each other.
    init(columns: Int, rows: Int) {
        self.rows = rows
        wordsPerRow = (columns + 63) / 64
        words = [UInt64](repeating: 0, count: wordsPerRow * rows)
    }

    /// Adds a stretch, which must lie inside, and returns how many of its cells were in the set already.
    mutating func insert(_ cells: MapCells) -> Int {
        guard cells.left < cells.right else { return 0 }
        let (first, last) = (cells.left / 64, (cells.right - 1) / 64)
        let (start, end) = (~UInt64(0) << UInt64(cells.left & 63), ~UInt64(0) >> UInt64(63 - (cells.right - 1) & 63))
        var known = 0
        for row in cells.top..<cells.bottom {
            for word in first...last {
                let stretch = (word == first ? start : ~0) & (word == last ? end : ~0)
                let place = row * wordsPerRow + word
                known += (words[place] & stretch).nonzeroBitCount
                words[place] |= stretch
            }
        }
        return known
    }

    /// Calls `body` with stretches of one row that together are all cells of the set.
    func forEachStretch(_ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
        for row in 0..<rows {
            for word in 0..<wordsPerRow {
                var bits = words[row * wordsPerRow + word]
                var column = word * 64
                while bits != 0 {
                    let gap = bits.trailingZeroBitCount
                    let length = (~(bits >> UInt64(gap))).trailingZeroBitCount
                    body(row, (column + gap)..<(column + gap + length))
                    guard gap + length < 64 else { break }
                    bits >>= UInt64(gap + length)
                    column += gap + length
                }
            }
        }
    }
}
