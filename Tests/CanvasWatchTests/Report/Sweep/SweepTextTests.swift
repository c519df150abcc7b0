import CanvasEngine
import Testing

@testable import canvas_watch

/// The table of a sweep, its numbers worked out by hand.
struct SweepTextTests {
    /// Four squares of 20 on a ring: neighbours are apart by radius - 20 on both axes.
    static let ring = "{ layout: { kind: 'ring', radius: 'auto', spacing: 0 }, items: { count: 4, size: [20, 20] } }"

    private func rows(_ spec: String, _ key: String, _ values: [String]) -> [SweepRow] {
        values.map { value in
            if let rendering = SpecTexts.rendering(spec, ["\(key)=\(value)"]) {
                return SweepRow(value: value, outcome: .good(SweepFacts(rendering)))
            }
            let diagnostics = SpecTexts.load(spec, ["\(key)=\(value)"]).diagnostics
            return SweepRow(value: value, outcome: .broken(BrokenSpec(name: "x", diagnostics: diagnostics)))
        }
    }

    private func table(_ spec: String, _ key: String, _ values: [String], range: String? = nil) -> String {
        let rows = rows(spec, key, values)
        var buffer = ByteBuffer()
        SweepText(
            spec: "x.layout.json", key: key, range: range, rows: rows, best: SweepRow.best(of: rows), isColored: false
        ).write(to: &buffer)
        return buffer.text
    }

    @Test("the smallest canvas without overlaps is the best, and a value that breaks the spec says why")
    func tabulates() {
        // Radius r: the canvas is 2r + 20 on each side; r 10 overlaps by 10 in four pairs, and the squares, each a quarter
        // covered by either neighbour, cover 1200 of 1600.
        let expected = """
            x  4 items  layout.radius, 4 values

              radius  canvas   overlaps  smallest gap  covered
                  10  40 x 40         4           -10      75%
                  20  60 x 60         0             0    44.4%  best
                  30  80 x 80         0            10      25%
                  -1  `radius` must be from 0 to 1e12, not -1

            best: radius 20, the smallest canvas without overlaps

            """
        #expect(table(Self.ring, "layout.radius", ["10", "20", "30", "-1"]) == expected)
    }

    @Test("where nothing is free of overlaps, the cure is named")
    func namesCure() {
        let text = table(Self.ring, "layout.radius", ["5", "10"], range: "5 to 10 by 5")
        #expect(text.hasPrefix("x  4 items  layout.radius from 5 to 10 by 5\n"))
        #expect(text.hasSuffix("\nno value is free of overlaps; radius 20 clears all 4\n"))
        let other = table(Self.ring, "layout.spacing", ["1", "2"]).split(separator: "\n")
        #expect(other.last == "best: spacing 1, the smallest canvas without overlaps")
    }

    @Test("words stand left, and a viewport adds a column")
    func showsViewport() {
        // Two items of 10 x 10 beside each other, 8 apart: the viewport of 10 x 10 in the middle of 28 sees 9...19: both.
        let spec = "{ items: [{ id: 'a', size: [10, 10] }, { id: 'b', size: [10, 10] }], viewport: { size: [10, 10] } }"
        let text = table(spec, "layout", ["{kind:'grid',columns:2}", "{kind:'grid',columns:1}"])
        #expect(
            text.contains("  {kind:'grid',columns:2}  28 x 10         0             8   2 of 2    71.4%  best\n"),
            "\(text)")
        #expect(text.contains("smallest gap  visible  covered\n"))
    }

    @Test("of equal canvases the one with the smallest content is best, and content off the canvas is not")
    func choosesBest() {
        let fixed = "{ items: { count: 4, size: [20, 20] }, contentSize: { fixed: [70, 70] } }"
        let ring = rows(
            fixed, "layout", ["{kind:'ring',radius:30}", "{kind:'ring',radius:20}", "{kind:'ring',radius:22}"])
        #expect(SweepRow.best(of: ring) == 1)
        #expect(ring.map { $0.facts?.offCanvasCount } == [2, 0, 0])
        #expect(SweepRow.best(of: rows("{ items: [] }", "overscan", ["1"])) == nil)
    }

    @Test("one JSON object a line, with the value as it was meant")
    func writesJSON() throws {
        var buffer = ByteBuffer()
        let json = SweepJSON(spec: "x", key: "layout.radius")
        for row in rows(Self.ring, "layout.radius", ["20", "-1"]) {
            json.write(row, isBest: row.facts != nil, to: &buffer)
        }
        let lines = buffer.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0] == """
                {"spec":"x","key":"layout.radius","value":20,"contentSize":{"width":60,"height":60},\
                "contentBounds":{"x":0,"y":0,"width":60,"height":60},"derived":{"radius":20},"items":4,"overlaps":0,\
                "offCanvas":0,"smallestGap":0,"density":0.4444444444444444,"best":true}
                """)
        #expect(
            lines[1].hasPrefix(
                #"{"spec":"x","key":"layout.radius","value":-1,"diagnostics":[{"severity":"error","code":"out-of-range","file":"--set #1""#
            ))
    }
}
