import CanvasEngine
import Testing

@testable import canvas_watch

/// Pictures worked out by hand: a column is 10 points wide and a row 20 points high in all of them.
struct MinimapGoldenTests {
    private static let canvas = CGSize(width: 240, height: 120)

    /// a: columns 2 to 9, rows 1 to 3. b: columns 12 to 17, row 2. c: columns 20 and 21, row 4.
    private static let frames = [
        CGRect(x: 20, y: 20, width: 80, height: 60), CGRect(x: 120, y: 40, width: 60, height: 20),
        CGRect(x: 200, y: 80, width: 20, height: 20),
    ]

    @Test("A box, brackets and a letter inside the bounds of the content")
    func ascii() {
        let expected = """
            +------------------------+
            | : - - - - - - - - - -: |
            | :+------+            : |
            | :|  a   |  [ b  ]    : |
            | :+------+            : |
            | :                  c : |
            | : - - - - - - - - - -: |
            +------------------------+

            """
        #expect(Minimap.picture(of: .fixture(Self.frames, contentSize: Self.canvas)) == expected)
    }

    @Test("The same in box drawing characters")
    func unicode() {
        let expected = """
            ┌────────────────────────┐
            │ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌╌ │
            │ ╎╭──────╮            ╎ │
            │ ╎│  a   │  [ b  ]    ╎ │
            │ ╎╰──────╯            ╎ │
            │ ╎                  c ╎ │
            │ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌╌ │
            └────────────────────────┘

            """
        #expect(
            Minimap.picture(of: .fixture(Self.frames, contentSize: Self.canvas)) { $0.charset = .unicode } == expected)
    }

    @Test("Margins, and a viewport that spares labels")
    func marginsAndViewport() {
        // The margins leave columns 2 to 21 and rows 1 to 4, which the content fills. The viewport covers columns 5 to
        // 15 and rows 3 and 4, so its lines stand on columns 4 and 16 and on rows 2 and 5.
        let expected = """
            +------------------------+
            | . . . . . . . . . . .. |
            | .+------+            . |
            | .| =a========b==]    . |
            | .+-"----+      "     . |
            | .  "           "   c . |
            | . .=============. . .. |
            +------------------------+

            """
        let margins = EdgeInsets(all: 20)
        let rendering = Rendering.fixture(
            [
                CGRect(x: 20, y: 20, width: 80, height: 60), CGRect(x: 120, y: 40, width: 60, height: 20),
                CGRect(x: 200, y: 80, width: 20, height: 20),
            ],
            contentSize: Self.canvas, margins: margins, viewport: CGRect(x: 50, y: 60, width: 110, height: 40))
        #expect(Minimap.picture(of: rendering) == expected)
    }

    @Test("The boxes of groups have their names on their upper lines")
    func groups() {
        // The box takes columns 2 to 11 and rows 1 to 3, the content columns 4 to 9 and row 2.
        let expected = """
            +------------------------+
            | : g - - - -:           |
            | : : - - -: :           |
            | : :[ a  ]: :           |
            | : : - - -: :           |
            | : - - - - -:           |
            |                        |
            +------------------------+

            """
        var resolution = CanvasResolution(
            frames: [CGRect(x: 40, y: 40, width: 60, height: 20)], contentSize: Self.canvas,
            contentBounds: CGRect(x: 40, y: 40, width: 60, height: 20))
        let box = CGRect(x: 20, y: 20, width: 100, height: 60)
        resolution.derived = [CanvasDerivedValue("groups", boxes: [.init(name: "g", frame: box)])]
        let rendering = Rendering(
            name: "x", spec: .fixture(.fixture(frames: resolution.frames)), sizes: [], resolution: resolution,
            viewport: nil)
        #expect(Minimap.picture(of: rendering) == expected)
    }

    @Test("What lies behind an item does not show through it")
    func opaque() {
        // The canvas takes columns 0 to 11, so its right border stands on column 12; a covers columns 8 to 17. The lines
        // of the content keep off the border and the cells beside it.
        let expected = [
            "+------------+",
            "|            |",
            "|       : -  |  - - - - :",
            "|       :+--------+     :",
            "|       :|   a    |     :",
            "|       :+--------+     :",
            "|       :    |         c:",
            "+------------+  - - - - :",
        ].map { $0 + String(repeating: " ", count: 25 - $0.count) + "\n" }.joined()
        let frames = [CGRect(x: 80, y: 40, width: 100, height: 60), CGRect(x: 220, y: 100, width: 10, height: 20)]
        let rendering = Rendering.fixture(frames, ids: ["a", "c"], contentSize: CGSize(width: 120, height: 120))
        #expect(Minimap.picture(of: rendering) == expected)
    }

    @Test("Wide, combining and emoji labels keep every line as long as the others")
    func wideLabels() {
        // The content ends above the last two rows, so its lower line stands on the first of them.
        let expected = """
            +------------------------+
            |+--------++------------+|
            ||  日本  || e\u{301}te\u{301} 👍🏽 🇯🇵  ||
            |+--------++------------+|
            |[  漢  ][ 語 ][ 한글.. ]|
            | - - - - - - - - - - - -|
            |                        |
            +------------------------+

            """
        let frames = [
            CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 100, y: 0, width: 140, height: 60),
            CGRect(x: 0, y: 60, width: 80, height: 20), CGRect(x: 80, y: 60, width: 60, height: 20),
            CGRect(x: 140, y: 60, width: 100, height: 20),
        ]
        let labels = ["日本", "e\u{301}te\u{301} 👍🏽 🇯🇵", "漢", "語", "한글.."]
        #expect(Minimap.picture(of: .fixture(frames, labels: labels, contentSize: Self.canvas)) == expected)
    }

    @Test("A number of items that share cells, by a scale with a legend")
    func density() {
        // 60 items of 4 x 8 points on cells of 10 x 20: 54 at one place, 2 at another, and 4 alone.
        var frames = [CGRect](repeating: CGRect(x: 13, y: 26, width: 4, height: 8), count: 54)
        frames += [CGRect](repeating: CGRect(x: 113, y: 26, width: 4, height: 8), count: 2)
        frames += [0.0, 50, 120, 230].map { CGRect(x: $0 + 3, y: 106, width: 4, height: 8) }
        // The content begins on row 1, so its upper line stands on row 0.
        let expected = """
            +------------------------+
            | - - - - - - - - - - - -|
            | #         :            |
            |                        |
            |                        |
            |                        |
            |.    .      .          .|
            +------------------------+

            """
        let rendering = Rendering.fixture(frames, contentSize: Self.canvas)
        let map = Minimap(rendering, MinimapOptions(columns: 26, rows: 8))
        // 54 is more than 2^4 and at most 3^4, so each level ends at three times the one before.
        #expect(map.legend == [". 1  : 2-3  + 4-9  * 10-27  # 28-54 items a cell"])
        #expect(Minimap.picture(of: rendering) == expected)
    }

    @Test(
        "Small items by quarters and by eighths of cells",
        arguments: [(.unicode, "▌ ▀ ▗ █", "▗"), (.braille, "⡇ ⠛ ⢠ ⣿", "⢠")]
            as [(MinimapOptions.Charset, String, String)])
    func dots(charset: MinimapOptions.Charset, first: String, last: String) {
        // The left half of a cell, the upper half of one, the lower right quarter, all of one; and many in one quarter.
        let frames =
            [
                CGRect(x: 0, y: 0, width: 5, height: 20), CGRect(x: 20, y: 0, width: 10, height: 10),
                CGRect(x: 45, y: 10, width: 5, height: 10), CGRect(x: 60, y: 0, width: 10, height: 20),
            ] + [CGRect](repeating: CGRect(x: 235, y: 110, width: 5, height: 10), count: 60)
        let expected = """
            ┌────────────────────────┐
            │\(first)                 │
            │                        │
            │                        │
            │                        │
            │                        │
            │                       \(last)│
            └────────────────────────┘

            """
        #expect(Minimap.picture(of: .fixture(frames, contentSize: Self.canvas)) { $0.charset = charset } == expected)
    }

    @Test("Axes at steps of 1, 2 or 5 times a power of ten")
    func axes() {
        // The numbers along the left take 3 columns and a blank; 30 columns remain, 10 points each for 300 points.
        // A number above takes 3 columns and 2 blanks, so their step is 50; 300 has no room. A number on the left takes
        // 3 rows, so their step is 100. b begins on row 7.
        let expected = """
                 0    50   100  150  200  250
                +------------------------------+
              0 |+--------+                    |
                ||   a    |                    |
                |+--------+                    |
                |                              |
                |                              |
            100 |                              |
                |                              |
                |                         +---+|
                |                         | b ||
                |                         +---+|
            200 +------------------------------+

            """
        let frames = [CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 250, y: 140, width: 50, height: 60)]
        let drawn = Minimap.picture(of: .fixture(frames)) { ($0.columns, $0.rows) = (36, 13) }
        #expect(drawn == expected)
    }

    @Test("A canvas without items and without extent")
    func empty() {
        #expect(Minimap.picture(of: .fixture([])) == "+-+\n| |\n+-+\n")
    }

    @Test("Everything at one point")
    func onePoint() {
        // 7 is more than 2^2 and at most 2^4: the levels end at 1, 2, 4 and 7.
        let frames = [CGRect](repeating: .zero, count: 7)
        #expect(Minimap.picture(of: .fixture(frames)) == "+-+\n|*|\n+-+\n")
        #expect(Minimap(.fixture(frames)).legend == [". 1  : 2  + 3-4  * 5-7 items a cell"])
    }

    @Test("Names without what all of them begin with, where the whole ones do not fit")
    func shortNames() {
        let frames = (0..<3).map { CGRect(x: CGFloat($0) * 80, y: 0, width: 60, height: 20) }
        let numbered = Rendering.fixture(
            frames, ids: ["note-9", "note-10", "note-11"], contentSize: CGSize(width: 240, height: 20))
        #expect(Minimap.picture(of: numbered).contains("|[ 9  ]  [ 10 ]  [ 11 ]: |"))
        let words = Rendering.fixture(
            frames, ids: ["First week", "Fifth day", "Figs"], contentSize: CGSize(width: 240, height: 20))
        #expect(Minimap.picture(of: words).contains("|[Firs]  [Fift]  [Figs]: |"))
        // Three columns hold one letter between the brackets, and all of these begin with 1.
        let narrow = (0..<3).map { CGRect(x: CGFloat($0) * 80, y: 0, width: 30, height: 20) }
        let many = Rendering.fixture(
            narrow, ids: ["note-1000", "note-1001", "note-1002"], contentSize: CGSize(width: 240, height: 20))
        #expect(Minimap.picture(of: many).contains("|[a]     [b]     [c]"))
        let legend = Minimap(many, MinimapOptions(columns: 26, rows: 8)).legend
        #expect(legend == ["a is note-1000, and so on in the order of the items"])
    }

    @Test("Colour changes no character")
    func colors() {
        let rendering = Rendering.fixture(
            Self.frames, groups: ["x", "", "y"], contentSize: Self.canvas,
            viewport: CGRect(x: 0, y: 0, width: 60, height: 60))
        let colored = Minimap.picture(of: rendering) { $0.isColored = true }
        #expect(colored.contains("\u{1b}[0;38;5;214m"))
        #expect(Self.withoutColors(colored) == Minimap.picture(of: rendering))
    }

    static func withoutColors(_ text: String) -> String {
        var (plain, isEscape) = ("", false)
        for character in text {
            if character == "\u{1b}" { isEscape = true } else if !isEscape { plain.append(character) }
            if isEscape && character == "m" { isEscape = false }
        }
        return plain
    }
}
