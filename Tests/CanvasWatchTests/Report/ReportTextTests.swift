import CanvasEngine
import Testing

@testable import canvas_watch

struct ReportTextTests {
    private static let frames = [
        CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 140, y: 60, width: 100, height: 60),
    ]

    private static func text(_ rendering: Rendering, map: MinimapOptions? = nil) -> String {
        var buffer = ByteBuffer()
        ReportText(map: map).append(rendering, to: &buffer)
        return buffer.text
    }

    @Test("The verdict, the map, the sizes and the view")
    func whole() {
        let rendering = Rendering.fixture(
            Self.frames, contentSize: CGSize(width: 240, height: 120),
            viewport: CGRect(x: 0, y: 0, width: 120, height: 60),
            name: "sub/ring.layout.json")
        // The view covers columns 0 to 11 and rows 0 to 2, so its lines stand on the border, on column 12 and on row 3.
        // The facts wrap at 40 columns, the least that a line has.
        let expected = """
            sub/ring  2 items  OK
            ==viewport====-----------+
            "+--------+  "           |
            "|   a    |  "           |
            "+--------+  "           |
            ============== +--------+|
            |              |   b    ||
            |              +--------+|
            +------------------------+
            canvas 240 x 120
            1 column = 10 pt, 1 row = 20 pt
            viewport 120 x 60 at 0, 0
            visible 1 of 2  kept ready 1

            """
        #expect(Self.text(rendering, map: MinimapOptions(columns: 26, rows: 8)) == expected)
    }

    @Test("The verdict names the two worst findings with their cures, and says OK when nothing is wrong")
    func verdict() {
        func warning(_ code: String, _ verdict: String?) -> Warning {
            Warning(code: code, message: "", verdict: verdict)
        }
        #expect(ReportText.verdict(on: []).text == "OK")
        #expect(ReportText.verdict(on: [warning("estimated", nil)]).text == "OK, but estimated")
        let all = [
            warning("overlap", "2 overlaps: radius 9 clears them"), warning("estimated", nil),
            warning("off-canvas", "1 item off the canvas"), warning("placement", "3 frames missing"),
        ]
        let verdict = ReportText.verdict(on: all)
        #expect(verdict.text == "2 overlaps: radius 9 clears them; 1 item off the canvas; 1 more" && !verdict.isGood)
    }

    @Test(
        "A title drops the endings that all specs have",
        arguments: [
            ("ring.layout.json", "ring"), ("a/b.layout.json5", "a/b"), ("x.items.json", "x"), ("x.json", "x.json"),
            (".layout.json", ".layout.json"), ("\u{1b}[2J.layout.json", #"\u{1b}[2J"#),
        ])
    func title(name: String, expected: String) {
        #expect(ReportText.title(name) == expected)
    }

    @Test("A warning is one line with its ids, escaped, and how many more there are")
    func warnings() {
        let rendering = Rendering.fixture(Self.frames, ids: ["a\u{1b}", "b"]).with(warnings: [
            Warning(
                code: "zero-size", message: "5 items have no area", cure: "give them one", items: [0, 1], count: 5,
                namesItems: true),
            Warning(code: "unused-parameter", message: "`x` is unused"),
        ])
        let lines = Self.text(rendering).split(separator: "\n")
        #expect(lines[0] == "ring  2 items  OK, but zero-size and 1 more")
        #expect(lines[2] == #"warning: 5 items have no area: a\u{1b}, b and 3 more; give them one [zero-size]"#)
        #expect(lines[3] == "warning: `x` is unused [unused-parameter]")
    }

    @Test("On a terminal a warning goes on in the next line, between words")
    func wrappedWarning() {
        let warning = Warning(code: "unused-parameter", message: "the value of `x` is not used")
        let rendering = Rendering.fixture(Self.frames).with(warnings: [warning])
        var report = ReportText(isColored: true)
        report.warningColumns = 30
        var buffer = ByteBuffer()
        report.appendWarnings(of: rendering, to: &buffer)
        #expect(
            buffer.text == """
                \u{1B}[1;33mwarning:\u{1B}[0m the value of `x` is
                  not used [unused-parameter]

                """)
    }

    @Test("Facts wrap at the width of the map")
    func wrapping() {
        var rendering = Rendering.fixture(Self.frames.map { $0.offsetBy(dx: 1000.25, dy: 2000.5) })
        rendering = Rendering(
            name: rendering.name, spec: rendering.spec, sizes: rendering.sizes,
            resolution: CanvasResolution(
                frames: rendering.resolution.frames, contentSize: rendering.resolution.contentSize,
                contentBounds: rendering.resolution.contentBounds,
                derived: [CanvasDerivedValue("radius", 1234.5), CanvasDerivedValue("groups", boxes: [])]),
            viewport: nil)
        var options = MinimapOptions(columns: 61, rows: 3)
        options.charset = .unicode
        let lines = Self.text(rendering, map: options).split(separator: "\n").suffix(2)
        #expect(lines.first == "canvas 1240.25 x 2120.5  content 240 x 120 at 1000.25, 2000.5")
        #expect(lines.last?.hasPrefix("radius 1234.5  1 column = ") == true)
    }
}
