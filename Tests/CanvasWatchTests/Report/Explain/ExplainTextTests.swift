import CanvasEngine
import Testing

@testable import canvas_watch

/// The pipeline as text: numbers and formulas worked out by hand.
struct ExplainTextTests {
    static let mirrored = """
        {
          layout: { kind: "flow", horizontalSpacing: 10 },
          items: [{ id: "a", size: [100, 50] }, { id: "b", size: [60, 30] }],
          contentSize: { fixed: [400, 300] }, contentAnchor: "topLeading", layoutDirection: "rtl",
          contentMargins: { top: 10, leading: 40, bottom: 20, trailing: 30 },
        }
        """

    static let ring = """
        {
          layout: { kind: "ring", radius: 100 }, contentSize: { atLeast: [300, 100] }, contentMargins: 5,
          items: [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }], estimatedItemSize: [20, 20],
        }
        """

    private func text(
        _ spec: String, _ settings: [String] = [], item: Int? = nil, map: MinimapOptions? = nil, columns: Int = 80
    ) throws -> String {
        let rendering = try #require(SpecTexts.rendering(spec, settings))
        var buffer = ByteBuffer()
        let text = ExplainText(
            trace: PipelineTrace(rendering), item: item, stageMap: map, canvasMap: map, columns: columns,
            isColored: false)
        text.write(to: &buffer)
        return buffer.text
    }

    @Test("a right-to-left canvas of fixed size: margins swap, the cluster flips, the anchor counts from the right")
    func explainsRightToLeft() throws {
        let expected = """
            x  2 items, from sizes to a canvas

            1 sanitize   A side that is no length becomes 0; one above 1e12 is cut to it.
              2 sizes, 60 to 100 wide and 30 to 50 high, all as given

            2 insets     Right-to-left: leading is the right edge, trailing the left one.
              left   = trailing = 30
              right  = leading  = 40
              top    = 10
              bottom = 20

            3 propose    The canvas offers the layout the room inside the insets.
              width  = fixed - left - right = 400 - 30 - 40 = 330
              height = fixed - top - bottom = 300 - 10 - 20 = 270

            4 place      The layout puts the items anywhere, at negative coordinates too.
              flow  horizontalSpacing 10
              works out  wrapWidth 330  rows 1
              cluster 170 x 50 at 0, 0
              a  100 x 50 at 0, 0
              b  60 x 30  at 110, 10

            5 normalize  The cluster moves until its corner is at 0, 0.
              it is there already

            6 mirror     Right-to-left flips the cluster about its middle.
              new x = cluster width - x - width = 170 - x - width
              a  100 x 50 at 70, 0
              b  60 x 30  at 0, 10

            7 anchor     The canvas takes its size, and the cluster its place on it.
              width    = fixed                           = 400
              height   = fixed                           = 300
              slack x  = width - left - cluster - right  = 400 - 30 - 170 - 40 = 160
              slack y  = height - top - cluster - bottom = 300 - 10 - 50 - 20  = 220
              origin x = left + slack x * (1 - anchor x) = 30 + 160 * (1 - 0)  = 190
              origin y = top + slack y * anchor y        = 10 + 220 * 0        = 10
              a  100 x 50 at 260, 10
              b  60 x 30  at 190, 20

            result       canvas 400 x 300, content 170 x 50 at 190, 10
              wrapWidth 330  rows 1

            """
        #expect(try text(Self.mirrored) == expected)
    }

    @Test("an item of it: every number with its formula")
    func followsRightToLeft() throws {
        let lines = try text(Self.mirrored, item: 1).split(separator: "\n").map(String.init)
        #expect(lines.first == "x  item b, number 2 of 2")
        for line in [
            "  size = its own = 60 x 30",
            "  x = right edge of a + horizontalSpacing = 100 + 10            = 110",
            "  y = row y + (row height - height) * 0.5 = 0 + (50 - 30) * 0.5 = 10",
            "  x = cluster width - x - width = 170 - 110 - 60 = 0",
            "  x = x + origin x = 0 + 190 = 190",
            "  y = y + origin y = 10 + 10 = 20",
            "result       60 x 30 at 190, 20 on a canvas of 400 x 300",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test("a ring starts at negative coordinates, and a floor leaves slack on one axis only")
    func explainsRing() throws {
        let text = try text(Self.ring)
        for part in [
            "  4 sizes, 20 wide and 20 high, all as given\n  4 without a size of their own, taken as 20 x 20\n",
            "  width  = atLeast - left - right = 300 - 5 - 5 = 290\n",
            """
              ring  radius 100
              cluster 220 x 220 at -110, -110
              a  20 x 20 at 90, -10
              b  20 x 20 at -10, 90
              c  20 x 20 at -110, -10
              d  20 x 20 at -10, -110

            """,
            """
              new x = x - cluster x = x + 110
              new y = y - cluster y = y + 110
              a  20 x 20 at 200, 100
              b  20 x 20 at 100, 200

            """,
            "  this canvas is left-to-right: nothing to do\n",
            """
              width    = max(atLeast, left + cluster + right) = max(300, 5 + 220 + 5) = 300
              height   = max(atLeast, top + cluster + bottom) = max(100, 5 + 220 + 5) = 230
              slack x  = width - left - cluster - right       = 300 - 5 - 220 - 5     = 70
              slack y  = height - top - cluster - bottom      = 230 - 5 - 220 - 5     = 0
              origin x = left + slack x * anchor x            = 5 + 70 * 0.5          = 40
              origin y = top + slack y * anchor y             = 5 + 0 * 0.5           = 5
              a  20 x 20 at 240, 105

            """,
            "result       canvas 300 x 230, content 220 x 220 at 40, 5\n  radius 100\nwarning: 4 items without a size",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("an item of a ring: its distance and angle from the middle")
    func followsRing() throws {
        let text = try text(Self.ring, item: 1)
        for part in [
            "  size = estimatedItemSize = 20 x 20\n",
            """
              angle    = startAngle + index * step = 0 + 1 * 90     = 90°
              centre x = distance * cos(angle)     = 100 * cos(90°) = 0
              centre y = distance * sin(angle)     = 100 * sin(90°) = 100
              x        = centre x - width / 2      = 0 - 20 / 2     = -10
              y        = centre y - height / 2     = 100 - 20 / 2   = 90

            """,
            "  x = x - cluster x = -10 - (-110) = 100\n  y = y - cluster y = 90 - (-110)  = 200\n",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("turns follow the parameters of the ring or the sunflower")
    func followsTurns() throws {
        let back = try text(Self.ring, ["layout.clockwise=false", "layout.startAngle=-90", "layout.sweep=90"], item: 2)
        #expect(back.contains("  angle    = startAngle - index * step = -90 - 2 * 30"), "\(back)")
        #expect(back.contains("= 210°\n"))
        // 100 * sqrt(1.5) is 122.47; its cosine and sine of 137.51 degrees are -0.7374 and 0.6755.
        let sunflower = try text(Self.ring, ["layout={kind:'spiral',curve:'fermat',scale:100}"], item: 1)
        #expect(sunflower.contains("startAngle + index * divergence = 0 + 1 * 137.51"), "\(sunflower)")
        #expect(sunflower.contains("scale * sqrt(index + 0.5)       = 100 * sqrt(1 + 0.5)"))
        #expect(
            sunflower.contains("122.47 * cos(137.51°) = -90.31\n")
                && sunflower.contains("122.47 * sin(137.51°) = 82.73\n"))
    }

    @Test("a grid tells row and column, and a group its box")
    func followsCellsAndGroups() throws {
        // Columns are 30 and 50 wide, rows 20 and 40 high; d sits in the middle of its cell.
        let grid = """
            { layout: { kind: "grid", columns: 2 }, items: [{ id: "a", size: [30, 10] }, { id: "b", size: [50, 20] },
              { id: "c", size: [10, 40] }, { id: "d", size: [20, 20] }] }
            """
        let cell = try text(grid, item: 3)
        #expect(
            cell.contains(
                """
                  row    = 2 of 2
                  column = 2 of 2
                  x      = column x + (column width - width) * 0.5 = 38 + (50 - 20) * 0.5 = 53
                  y      = row y + (row height - height) * 0.5     = 28 + (40 - 20) * 0.5 = 38

                """), "\(cell)")
        let groups = """
            { layout: { kind: "clustered", groupPadding: 5, outer: { kind: "grid", columns: 2, horizontalSpacing: 0 } },
              items: [{ id: "a", size: [30, 10], group: "g" }, { id: "b", size: [50, 10], group: "h" }] }
            """
        let box = try text(groups, item: 1)
        #expect(
            box.contains(
                """
                  box = h                    = 60 x 20 at 40, 0
                  x   = box x + x in the box = 40 + 5 = 45
                  y   = box y + y in the box = 0 + 5  = 5

                """), "\(box)")
    }

    @Test("a canvas that is too small says by how much and where it overflows")
    func explainsOverflow() throws {
        let text = try text(
            Self.mirrored, ["contentSize.fixed=[200,60]", "layout={kind:'grid',columns:2,horizontalSpacing:10}"])
        #expect(text.contains("  40 too wide and 20 too high: it overflows at the right and the bottom\n"))
        #expect(text.contains("= max(0, 200 - 30 - 170 - 40) = 0\n"))
    }

    @Test("many items are a few frames and a count, and none are no trap")
    func countsItems() throws {
        let many = try text("{ items: { count: 40, size: [10, 10] } }")
        #expect(many.contains("  3  10 x 10 at 54, 0\n  and 36 more\n"))
        let none = try text("{ items: [] }", map: MinimapOptions())
        #expect(none.contains("x  0 items, from sizes to a canvas\n") && none.contains("  no items, no sizes\n"))
        #expect(none.contains("result       canvas 0 x 0, content 0 x 0 at 0, 0\n"))
    }

    @Test("stages that change nothing have no map, and the cluster's map has its own coordinates")
    func drawsChangedStages() throws {
        var options = MinimapOptions()
        (options.columns, options.rows) = (40, 12)
        let mirrored = try text(Self.mirrored, map: options)
        #expect(mirrored.contains("it is there already\n\n6 mirror"))
        #expect(mirrored.components(of: "\n    0         50         100       150\n").count - 1 == 2, "\(mirrored)")
        let ring = try text(Self.ring, map: options)
        #expect(ring.contains("\n       -100    0\n     : - - - - - - - - -:\n-100 :        d         :\n"), "\(ring)")
        #expect(ring.contains("\n   0 :         +        :\n"), "(0, 0) is the middle of the ring")
        #expect(ring.contains("nothing to do\n\n7 anchor"))
    }

    @Test("a formula that is too wide goes on below its first equals sign")
    func breaksFormulas() {
        var formulas = FormulaTable()
        formulas.add("x", "a + b", "1 + 2", "3")
        formulas.add("long", "max(0, a - b - c)", "max(0, 1 - 2 - 3)", "0")
        formulas.add("same", "5", "5")
        #expect(
            formulas.lines(columns: 60) == [
                "x    = a + b             = 1 + 2             = 3",
                "long = max(0, a - b - c) = max(0, 1 - 2 - 3) = 0",
                "same = 5",
            ])
        #expect(
            formulas.lines(columns: 40) == [
                "x    = a + b = 1 + 2 = 3",
                "long = max(0, a - b - c)",
                "     = max(0, 1 - 2 - 3) = 0",
                "same = 5",
            ])
    }
}

extension String {
    /// The parts between the places where another text stands.
    func components(of separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
