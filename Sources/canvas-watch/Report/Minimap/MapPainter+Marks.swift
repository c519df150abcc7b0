import CanvasEngine

extension MapPainter {
    /// The number of overlaps that are marked; a canvas with more of them is marked all over anyway.
    private static let markLimit = 5000

    /// Marks where items that are drawn one by one overlap.
    mutating func paintOverlaps(_ items: MapItems) {
        let frames = rendering.resolution.frames
        guard !items.everythingCounts, !rendering.overlaps.pairs.isEmpty else { return }
        var isMarked = false
        for pair in rendering.overlaps.pairs.prefix(Self.markLimit) {
            let (first, second) = (Int(pair.first), Int(pair.second))
            guard first >= 0, second < frames.count else { continue }
            let (one, other) = (frames[first], frames[second])
            guard items.isDrawn(width: one.width, scale), items.isDrawn(width: other.width, scale) else { continue }
            let shared = one.intersection(other)
            guard !shared.isNull else { continue }
            let cells = scale.cells(of: shared)
            if !mark(cells, sparingLabels: true) { _ = mark(cells, sparingLabels: false) }
            isMarked = true
        }
        if isMarked { legend.append("\(Self.text(glyphs.overlap)) overlap") }
    }

    /// Marks cells; returns whether there were any.
    private mutating func mark(_ cells: MapCells, sparingLabels: Bool) -> Bool {
        var isMarked = false
        for row in cells.top..<cells.bottom {
            for column in cells.left..<cells.right {
                if sparingLabels, plane.isLabel(column: column, row: row) { continue }
                plane.set(glyphs.overlap, .overlap, column: column, row: row)
                isMarked = true
            }
        }
        return isMarked
    }
}
