import CanvasEngine
import TestSupport
import Testing

/// Tiles and what is drawn in them.
struct CanvasBackgroundTests {
    @Test("Without a pattern there is no tile, no shape and no colour")
    func none() {
        #expect(CanvasBackground.none.tileSize == nil)
        #expect(CanvasBackground.none.tileShapes(size: CanvasBackground.none.tileSize).isEmpty)
        #expect(CanvasBackground.none.tileShapes(size: CGSize(width: 10, height: 10)).isEmpty)
        #expect(CanvasBackground.none.color == nil)
        #expect(CanvasBackground.none.tiles(intersecting: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    }

    @Test("Dots are 24 apart and 1 in radius by default, a grid 40 apart and 1 wide")
    func defaults() {
        #expect(CanvasBackground.dots() == .dots(spacing: 24, radius: 1, color: .translucentGray))
        #expect(CanvasBackground.grid() == .grid(spacing: 40, lineWidth: 1, color: .translucentGray))
        #expect(CanvasBackground.dots().tileSize == CGSize(width: 24, height: 24))
        #expect(CanvasBackground.grid().tileSize == CGSize(width: 40, height: 40))
        #expect(CanvasBackground.grid(color: .black).color == .black)
        #expect(CanvasBackground.dots(spacing: 3).color == .translucentGray)
    }

    @Test("A dot stands in the middle of its tile")
    func dot() {
        let background = CanvasBackground.dots(spacing: 30, radius: 2)
        #expect(
            background.tileShapes(size: background.tileSize) == [.ellipse(CGRect(x: 13, y: 13, width: 4, height: 4))])
        #expect(
            background.tileShapes(size: CGSize(width: 10, height: 20))
                == [.ellipse(CGRect(x: 3, y: 8, width: 4, height: 4))])
    }

    @Test("A grid tile draws its top and its left edge")
    func gridLines() {
        let background = CanvasBackground.grid(spacing: 50, lineWidth: 2)
        #expect(
            background.tileShapes(size: background.tileSize) == [
                .rectangle(CGRect(x: 0, y: 0, width: 50, height: 2)),
                .rectangle(CGRect(x: 0, y: 0, width: 2, height: 50)),
            ])
    }

    @Test(
        "A spacing below 1 counts as 1, a radius or line width below 0.5 as 0.5",
        arguments: [0, 0.25, -5, .nan, -.infinity] as [CGFloat])
    func tooSmall(length: CGFloat) {
        let dots = CanvasBackground.dots(spacing: length, radius: length)
        #expect(dots.tileSize == CGSize(width: 1, height: 1))
        #expect(dots.tileShapes(size: dots.tileSize) == [.ellipse(CGRect(x: 0, y: 0, width: 1, height: 1))])
        let grid = CanvasBackground.grid(spacing: length, lineWidth: length)
        #expect(grid.tileSize == CGSize(width: 1, height: 1))
        #expect(grid.tileShapes(size: grid.tileSize).first == .rectangle(CGRect(x: 0, y: 0, width: 1, height: 0.5)))
    }

    @Test("Lengths stay finite")
    func huge() {
        #expect(CanvasBackground.dots(spacing: .infinity).tileSize == CGSize(width: 1e12, height: 1e12))
        #expect(
            CanvasBackground.grid(lineWidth: 1e300).tileShapes(size: CGSize(width: 1, height: CGFloat.nan))
                == [
                    .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1e12)),
                    .rectangle(CGRect(x: 0, y: 0, width: 1e12, height: 0)),
                ])
    }

    @Test(
        "A rectangle needs the tiles that it shares area with",
        arguments: [
            (CGRect(x: 0, y: 0, width: 20, height: 10), 0..<2, 0..<1),
            (CGRect(x: 0.5, y: 9.5, width: 20, height: 1), 0..<3, 0..<2),
            (CGRect(x: -25, y: -10, width: 10, height: 5), -3 ..< -1, -1..<0),
            (CGRect(x: 100, y: 100, width: -10, height: -10), 9..<10, 9..<10),
        ])
    func neededTiles(rect: CGRect, columns: Range<Int>, rows: Range<Int>) {
        let range = CanvasBackground.dots(spacing: 10).tiles(intersecting: rect)
        #expect(range == CanvasTileRange(columns: columns, rows: rows))
        #expect(range.count == columns.count * rows.count)
    }

    @Test(
        "A rectangle without area or with a part that is not finite needs no tile",
        arguments: [
            .zero, .null, CGRect(x: 5, y: 5, width: 0, height: 5), CGRect(x: .nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: .infinity, height: 1),
        ] as [CGRect])
    func noTiles(rect: CGRect) {
        #expect(CanvasBackground.grid().tiles(intersecting: rect) == .empty)
        #expect(CanvasTileRange(of: .zero, intersecting: CGRect(x: 0, y: 0, width: 1, height: 1)) == .empty)
    }

    @Test("Far out, the tiles are cut off at a billion on each side")
    func farOut() {
        let all = CanvasBackground.dots(spacing: 1).tiles(intersecting: .infinite)
        #expect(all.columns == -1_000_000_000..<1_000_000_000)
        #expect(all.count == 4_000_000_000_000_000_000)
        let beyond = CanvasBackground.dots(spacing: 1).tiles(
            intersecting: CGRect(x: 1e300, y: 1e300, width: 1e299, height: 1e299))
        #expect(beyond.isEmpty)
    }

    @Test("A tile is needed exactly where a brute-force search finds shared area", arguments: seeds)
    func bruteForce(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let background = CanvasBackground.grid(spacing: random.quarters(in: 40...400))
            let side = background.tileSize?.width ?? 0
            let rect = CGRect(
                x: random.quarters(in: -400...400), y: random.quarters(in: -400...400),
                width: random.quarters(in: 1...400), height: random.quarters(in: 1...400))
            let range = background.tiles(intersecting: rect)
            let wrong = (-25...25).flatMap { column in
                (-25...25).filter { row in
                    let tile = CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
                    return tile.intersects(rect) != (range.columns.contains(column) && range.rows.contains(row))
                }
            }
            #expect(wrong.isEmpty, "seed \(seed): \(rect) \(side)")
        }
    }
}
