import CanvasEngine
import Testing

@testable import canvas_watch

/// Marks on maps, worked out by hand: a column is 10 points wide and a row 20 points high.
struct MinimapMarksTests {
    private static let canvas = CGSize(width: 240, height: 120)

    @Test("Pointers on the edges of a canvas with free space lead to the anchor of the content")
    func contentAnchor() {
        // Half the width and the whole height of the free space: the point (120, 120), column 12 and the last row.
        let expected = """
            +------------v-----------+
            |                        |
            |                        |
            |       : - - - -:       |
            |       :+------+:       |
            |       :|  a   |:       |
            >       :+------+:       |
            +------------------------+

            """
        let rendering = Rendering.fixture(
            [CGRect(x: 80, y: 60, width: 80, height: 60)], contentSize: Self.canvas,
            canvas: .atLeast(width: 240, height: 120), anchor: .bottom)
        #expect(Minimap.picture(of: rendering) == expected)
        #expect(Minimap(rendering, MinimapOptions(columns: 26, rows: 8)).legend == ["v > content anchor"])
    }

    @Test("Pointers on the edges of a viewport lead to its anchor")
    func viewportAnchor() {
        // The viewport covers columns 8 to 15 and rows 1 to 3; a quarter of its width is at 100, half its height at 50.
        let expected = """
            +------------------------+
            |       ==========       |
            |       "        "       |
            |       "        <       |
            |       "        "       |
            | - :   ===^======       |
            |[a]:                    |
            +------------------------+

            """
        let rect = CGRect(x: 80, y: 20, width: 80, height: 60)
        let view = ViewportSpec(size: rect.size, target: .point(.zero), anchor: UnitPoint(x: 0.25, y: 0.5))
        let rendering = Rendering.fixture(
            [CGRect(x: 0, y: 100, width: 30, height: 20)], contentSize: Self.canvas, viewport: rect, view: view)
        #expect(Minimap.picture(of: rendering) == expected)
        #expect(Minimap(rendering, MinimapOptions(columns: 26, rows: 8)).legend == ["^ < viewport anchor"])
    }

    @Test("The strip into which content leaves the canvas has a name")
    func offCanvas() {
        // The canvas takes columns 0 to 9, so that its right border stands on column 10; 13 columns lie beyond.
        let beside = Rendering.fixture(
            [CGRect(x: 120, y: 40, width: 120, height: 60)], contentSize: CGSize(width: 100, height: 120))
        #expect(Minimap.picture(of: beside).split(separator: "\n").first == "+----------+ off canvas   ")
        // The canvas takes rows 0 to 2, so that its lower border stands on row 3, line 4 of the picture.
        let below = Rendering.fixture(
            [CGRect(x: 0, y: 80, width: 240, height: 40)], contentSize: CGSize(width: 240, height: 60))
        #expect(Minimap.picture(of: below).split(separator: "\n").dropFirst(4).first == "+-off canvas-------------+")
    }

    @Test("Changed items are pointed out as long as they are not more than half of all", arguments: [1, 2, 3, 4])
    func halfOfAll(changedCount: Int) throws {
        func row(movedBy distance: CGFloat) -> Rendering {
            let frames = (0..<4).map { item in
                CGRect(x: CGFloat(item) * 60, y: item < changedCount ? distance : 0, width: 50, height: 60)
            }
            return .fixture(frames, contentSize: Self.canvas)
        }
        let diff = try #require(CanvasDiff(from: row(movedBy: 0), to: row(movedBy: 20)))
        #expect(diff.marked == (changedCount <= 2 ? Array(0..<changedCount) : []))
        // A map decides so by itself too.
        let picture = Minimap.picture(of: diff.new) { $0.changed = Array(0..<changedCount) }
        #expect(picture.contains("*") == (changedCount <= 2), "\(picture)")
    }

    @Test("Overlaps are marked, changed items and earlier places are told apart")
    func marks() {
        // a: columns 0 to 9, rows 0 to 2; b: columns 7 to 16, rows 1 to 3: they share columns 7 to 9, rows 1 and 2.
        // b was at columns 14 to 23, rows 3 to 5.
        let frames = [
            CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 70, y: 20, width: 100, height: 60),
            CGRect(x: 0, y: 100, width: 40, height: 20),
        ]
        // The content reaches to column 16; its right line stands on column 17.
        let expected = """
            +------------------------+
            |+--------+       :      |
            ||   a  xxx------*:      |
            |+------xxx b    |:      |
            |       *--------*~~~~~~~|
            |              ~  :     ~|
            |[c ]          ~~~~~~~~~~|
            +------------------------+

            """
        let drawn = Minimap.picture(of: .fixture(frames, contentSize: Self.canvas)) {
            $0.changed = [1]
            $0.ghosts = [CGRect(x: 140, y: 60, width: 100, height: 60)]
        }
        #expect(drawn == expected)
    }
}
