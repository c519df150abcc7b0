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
        let cover = ItemCover(of: rendering.resolution.frames, scale)
        switch background {
        case .none: return
        case .dots:
            paintDots(tiles, tile, in: scale.cells(of: canvas), behind: cover)
            legend.append("\(Self.text(glyphs.background.topLeft)) dot of the background")
        case .grid:
            paintLines(tiles, tile, in: scale.cells(of: canvas), behind: cover)
            legend.append("\(Self.text(glyphs.background.vertical)) grid of the background")
        }
    }

    private mutating func paintDots(
        _ tiles: CanvasTileRange, _ tile: CGSize, in canvas: MapCells, behind cover: ItemCover
    ) {
        for row in tiles.rows {
            for column in tiles.columns {
                let middle = CGRect(
                    x: (CGFloat(column) + 0.5) * tile.width, y: (CGFloat(row) + 0.5) * tile.height, width: 0, height: 0)
                let cells = scale.cells(of: middle)
                paint(glyphs.background.topLeft, column: cells.left, row: cells.top, in: canvas, behind: cover)
            }
        }
    }

    private mutating func paintLines(
        _ tiles: CanvasTileRange, _ tile: CGSize, in canvas: MapCells, behind cover: ItemCover
    ) {
        for column in tiles.columns {
            let place = scale.column(nearest: CGFloat(column) * tile.width)
            for row in canvas.top..<canvas.bottom {
                paint(glyphs.background.vertical, column: place, row: row, in: canvas, behind: cover)
            }
        }
        for row in tiles.rows {
            let place = scale.row(nearest: CGFloat(row) * tile.height)
            for column in stride(from: canvas.left, to: canvas.right, by: 2) {
                paint(glyphs.background.horizontal, column: column, row: place, in: canvas, behind: cover)
            }
        }
    }

    private mutating func paint(
        _ glyph: UInt32, column: Int, row: Int, in canvas: MapCells, behind cover: ItemCover
    ) {
        guard column >= canvas.left, column < canvas.right, row >= canvas.top, row < canvas.bottom,
            !cover.contains(column: column, row: row)
        else { return }
        if plane.isBlank(column: column, row: row) { plane.set(glyph, .faint, column: column, row: row) }
    }
}

/// The cells that items cover, so that nothing behind them shows through.
private struct ItemCover {
    private let columns: Int
    private var isCovered: [Bool]

    init(of frames: [CGRect], _ scale: MapScale) {
        columns = scale.columns
        isCovered = [Bool](repeating: false, count: scale.columns * scale.rows)
        for frame in frames {
            let cells = scale.cells(of: frame)
            for row in max(cells.top, 0)..<max(min(cells.bottom, scale.rows), max(cells.top, 0)) {
                for column in max(cells.left, 0)..<max(min(cells.right, columns), max(cells.left, 0)) {
                    isCovered[row * columns + column] = true
                }
            }
        }
    }

    func contains(column: Int, row: Int) -> Bool {
        let cell = row * columns + column
        return column >= 0 && column < columns && isCovered.indices.contains(cell) && isCovered[cell]
    }
}
