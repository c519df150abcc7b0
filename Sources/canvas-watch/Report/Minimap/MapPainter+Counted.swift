extension MapPainter {
    /// Items too small and too many to be drawn one by one: how many share a cell, or which parts of it they cover.
    mutating func paintCounted(_ items: MapItems) {
        guard items.everythingCounts || !items.counted.isEmpty else { return }
        switch options.charset {
        case .ascii: paintDensity(items)
        case .unicode: paintDots(items, across: 2, down: 2) { Self.quadrants[$0] }
        case .braille: paintDots(items, across: 2, down: 4) { 0x2800 + Self.brailleBits($0) }
        }
        paintChangedDots(items)
        if options.isColored { colorGroups(items) }
    }

    private mutating func paintDensity(_ items: MapItems) {
        let counter = coverage(of: items, scale)
        var largest: Int32 = 0
        for row in 0..<scale.rows {
            for column in 0..<scale.columns { largest = max(largest, counter[column, row]) }
        }
        guard largest > 0 else { return }
        let density = DensityScale(largest: Int(largest))
        for row in 0..<scale.rows {
            for column in 0..<scale.columns where counter[column, row] > 0 {
                let mark = density.mark(for: Int(counter[column, row]))
                plane.set(UInt32(mark), .plain, column: column, row: row)
            }
        }
        legend.append(density.legend)
    }

    /// Draws each cell by the glyph for its covered parts; `glyph` gets one bit a part, row by row.
    private mutating func paintDots(
        _ items: MapItems, across: Int, down: Int, glyph: (Int) -> UInt32
    ) {
        let counter = coverage(of: items, scale.divided(across: across, down: down))
        for row in 0..<scale.rows {
            for column in 0..<scale.columns {
                var bits = 0
                for part in 0..<(across * down) {
                    let (x, y) = (column * across + part % across, row * down + part / across)
                    if counter[x, y] > 0 { bits |= 1 << part }
                }
                if bits != 0 { plane.set(glyph(bits), .plain, column: column, row: row) }
            }
        }
    }

    private func coverage(of items: MapItems, _ scale: MapScale) -> CoverageCounter {
        var counter = CoverageCounter(columns: scale.columns, rows: scale.rows)
        let frames = rendering.resolution.frames
        if items.everythingCounts {
            counter.add(frames, at: scale)
        } else {
            counter.add(items.counted.lazy.map { frames[$0] }, at: scale)
        }
        counter.sum()
        return counter
    }

    private mutating func paintChangedDots(_ items: MapItems) {
        guard !isChanged.isEmpty else { return }
        items.forEachCounted { item in
            guard isChanged[item] else { return }
            let cells = scale.cells(of: rendering.resolution.frames[item])
            plane.set(MapGlyphs.changedDot, style(of: item), column: cells.left, row: cells.top)
        }
    }

    private mutating func colorGroups(_ items: MapItems) {
        let groups = rendering.spec.items.groups
        guard !groups.isEmpty else { return }
        let frames = rendering.resolution.frames
        items.forEachCounted { item in
            let cells = scale.cells(of: frames[item])
            plane.restyle(column: cells.left, row: cells.top, style(of: item))
        }
    }

    /// The block characters by their quarters: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
    private static let quadrants = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)

    /// The bits of a braille pattern from parts row by row; in Unicode they go down the columns, the last row apart.
    private static func brailleBits(_ parts: Int) -> UInt32 {
        let places: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        var bits: UInt32 = 0
        for part in 0..<8 where parts & 1 << part != 0 { bits |= places[part] }
        return bits
    }
}
