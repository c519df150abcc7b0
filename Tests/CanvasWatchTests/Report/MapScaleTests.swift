import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

struct MapScaleTests {
    @Test("The scale fits both axes and never stretches")
    func uniform() {
        let wide = MapScale(extent: CGRect(x: 0, y: 0, width: 2800, height: 64), columns: 70, rows: 13, aspect: 0.5)
        #expect(wide.pointsPerColumn == 40 && wide.pointsPerRow == 80)
        #expect(wide.columns == 70 && wide.rows == 1)
        let tall = MapScale(extent: CGRect(x: 0, y: 0, width: 1, height: 100_000), columns: 70, rows: 10, aspect: 0.5)
        #expect(tall.pointsPerRow == 10_000 && tall.pointsPerColumn == 5000)
        #expect(tall.columns == 1 && tall.rows == 10)
        let square = MapScale(extent: CGRect(x: -10, y: 0, width: 100, height: 100), columns: 50, rows: 50, aspect: 1)
        #expect(square.pointsPerColumn == 2 && square.pointsPerRow == 2)
    }

    @Test("Edges are rounded, not sizes")
    func rounding() {
        let scale = MapScale(extent: CGRect(x: 0, y: 0, width: 100, height: 100), columns: 10, rows: 10, aspect: 1)
        let cells = scale.cells(of: CGRect(x: 14, y: 16, width: 10, height: 8))
        #expect(cells == MapCells(left: 1, top: 2, right: 2, bottom: 3))
        #expect(scale.cells(of: CGRect(x: 15, y: 0, width: 10, height: 100)).left == 2)
    }

    @Test("What is too small for a cell takes the one that it lies in")
    func atLeastOne() {
        let scale = MapScale(extent: CGRect(x: 0, y: 0, width: 100, height: 100), columns: 10, rows: 10, aspect: 1)
        #expect(
            scale.cells(of: CGRect(x: 42, y: 46, width: 1, height: 0)) == MapCells(left: 4, top: 4, right: 5, bottom: 5)
        )
        #expect(
            scale.cells(of: CGRect(x: 100, y: 100, width: 0, height: 0))
                == MapCells(left: 9, top: 9, right: 10, bottom: 10))
        #expect(scale.cells(of: CGRect(x: -50, y: 0, width: 1, height: 1)).left == 0)
    }

    @Test("Frames that touch neither share a cell nor skip one", arguments: 0..<50 as Range<UInt64>)
    func touching(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var edges = [Double.random(in: 0...500, using: &random)]
        for _ in 0..<30 { edges.append(edges[edges.count - 1] + Double.random(in: 20...90, using: &random)) }
        let extent = CGRect(x: 0, y: 0, width: edges[30], height: edges[30])
        let scale = MapScale(extent: extent, columns: 150, rows: 150, aspect: 1)
        var previous: MapCells?
        for (start, end) in zip(edges, edges.dropFirst()) where (end - start) >= scale.pointsPerColumn / 2 {
            // The width is computed, so the right edge differs from the next left edge by rounding.
            let cells = scale.cells(of: CGRect(x: start, y: start, width: end - start, height: end - start))
            if let previous, end - start >= scale.pointsPerColumn {
                #expect(previous.right == cells.left && previous.bottom == cells.top, "seed \(seed)")
            }
            previous = cells
        }
    }

    @Test(
        "Extreme extents have finite scales",
        arguments: [
            CGRect.zero, CGRect(x: 0, y: 0, width: 1e15, height: 0), CGRect(x: -1e15, y: -1e15, width: 2e15, height: 1),
            CGRect(x: 0, y: 0, width: 0, height: 1e-9),
        ])
    func extremes(extent: CGRect) {
        let scale = MapScale(extent: extent, columns: 72, rows: 14, aspect: 0.5)
        #expect(scale.pointsPerColumn > 0 && scale.pointsPerRow.isFinite)
        #expect((1...72).contains(scale.columns) && (1...14).contains(scale.rows))
        let cells = scale.cells(of: extent)
        #expect(cells.left == 0 && cells.right == scale.columns && cells.bottom == scale.rows)
    }
}
