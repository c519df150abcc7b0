import CanvasEngine

/// Draws the pattern behind the items, where its tiles are large enough to be told apart.
extension MapPainter {
    /// The least tile that is drawn, in cells.
    private static let (leastColumns, leastRows): (CGFloat, CGFloat) = (4, 2)

    /// Draws the pattern on the blank cells of the canvas.
    mutating func paintBackground() {
        let background = rendering.spec.behaviour.background
        guard let tile = background.tileSize, tile.width >= Self.leastColumns * scale.pointsPerColumn,
            tile.height >= Self.leastRows * scale.pointsPerRow
        else { return }
        let canvas = CGRect(origin: .zero, size: rendering.resolution.contentSize)
        let tiles = background.tiles(intersecting: canvas)
        switch background {
        case .none: return
        case .dots:
            paintDots(tiles, tile, in: scale.cells(of: canvas))
            legend.append("\(Self.text(glyphs.background.topLeft)) dot of the background")
        case .grid:
            paintLines(tiles, tile, in: scale.cells(of: canvas))
            legend.append("\(Self.text(glyphs.background.vertical)) grid of the background")
        }
    }

    private mutating func paintDots(
        _ tiles: CanvasTileRange, _ tile: CGSize, in canvas: MapCells
    ) {
        for row in tiles.rows {
            for column in tiles.columns {
                let middle = CGRect(
                    x: (CGFloat(column) + 0.5) * tile.width, y: (CGFloat(row) + 0.5) * tile.height, width: 0, height: 0)
                let cells = scale.cells(of: middle)
                paint(glyphs.background.topLeft, column: cells.left, row: cells.top, in: canvas)
            }
        }
    }

    private mutating func paintLines(
        _ tiles: CanvasTileRange, _ tile: CGSize, in canvas: MapCells
    ) {
        for column in tiles.columns {
            let place = scale.column(nearest: CGFloat(column) * tile.width)
            for row in canvas.top..<canvas.bottom {
                paint(glyphs.background.vertical, column: place, row: row, in: canvas)
            }
        }
        for row in tiles.rows {
            let place = scale.row(nearest: CGFloat(row) * tile.height)
            for column in stride(from: canvas.left, to: canvas.right, by: 2) {
                paint(glyphs.background.horizontal, column: column, row: place, in: canvas)
            }
        }
    }

    private mutating func paint(
        _ glyph: UInt32, column: Int, row: Int, in canvas: MapCells
    ) {
        guard column >= canvas.left, column < canvas.right, row >= canvas.top, row < canvas.bottom else { return }
        if plane.isBlank(column: column, row: row) { plane.set(glyph, .faint, column: column, row: row) }
    }
}
