import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

struct MinimapPropertyTests {
    @Test(
        "A picture keeps to its budget, its lines are of one length, and it is the same again",
        arguments: 0..<60 as Range<UInt64>)
    func budget(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let rendering = Self.rendering(from: &random)
        var options = MinimapOptions()
        options.columns = Int.random(in: 0...120, using: &random)
        options.rows = Int.random(in: 0...40, using: &random)
        let aspects: [CGFloat] = [0.5, 1, 0.3, .nan, 0]
        options.cellAspect = aspects.randomElement(using: &random) ?? 0.5
        options.changed = [0, 2]
        options.ghosts = [CGRect(x: 10, y: 10, width: 500, height: 5)]
        for charset in MinimapOptions.Charset.allCases {
            options.charset = charset
            let text = Self.picture(rendering, options)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect(lines.count <= options.rows, "seed \(seed)")
            let widths = lines.map { DisplayWidth.columns(of: String($0)) }
            #expect(widths.allSatisfy { $0 <= options.columns }, "seed \(seed)")
            let body = options.columns >= 30 && options.rows >= 8 ? widths.dropFirst() : widths[...]
            #expect(Set(body).count <= 1, "seed \(seed)")
            #expect(text == Self.picture(rendering, options), "seed \(seed)")
        }
    }

    @Test("Every item shows in a cell of its own area", arguments: 0..<60 as Range<UInt64>)
    func everyItemShows(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let rendering = Self.rendering(from: &random)
        var options = MinimapOptions(columns: 29, rows: 14)
        for charset in MinimapOptions.Charset.allCases {
            options.charset = charset
            let map = Minimap(rendering, options)
            let lines = Self.picture(rendering, options).split(separator: "\n").map { line in
                line.flatMap { [Character](repeating: $0, count: DisplayWidth.columns(of: $0)) }
            }
            guard let scale = map.scale else { continue }
            for frame in rendering.resolution.frames {
                // The picture has one cell of border and, being narrow, no axes.
                let cells = scale.cells(of: frame)
                let isShown = (cells.top..<cells.bottom).contains { row in
                    lines[row + 1][(cells.left + 1)..<(cells.right + 1)].contains { $0 != " " }
                }
                #expect(isShown, "seed \(seed): \(frame)")
            }
        }
    }

    @Test(
        "Extreme canvases are drawn within the budget",
        arguments: [
            [CGRect(x: 0, y: 0, width: 2800, height: 64)], [CGRect(x: 0, y: 0, width: 1, height: 100_000)],
            [CGRect(x: 0, y: 0, width: 1e12, height: 1e12), CGRect(x: 0, y: 0, width: 1, height: 1)],
            [CGRect(x: -1e15, y: -1e15, width: 1e15, height: 1e15), CGRect(x: 0, y: 0, width: 1e15, height: 0)],
            [CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9)], [CGRect](repeating: .zero, count: 1000),
            [CGRect](repeating: CGRect(x: 0, y: 0, width: 900, height: 900), count: 3000),
        ])
    func extremes(frames: [CGRect]) {
        for charset in MinimapOptions.Charset.allCases {
            let options = MinimapOptions(columns: 80, rows: 17, charset: charset)
            let lines = Self.picture(.fixture(frames, overlaps: OverlapPairs()), options).split(separator: "\n")
            #expect((3...17).contains(lines.count))
            #expect(lines.allSatisfy { DisplayWidth.columns(of: String($0)) <= 80 })
        }
    }

    @Test("Hostile names neither break lines nor reach the output raw")
    func hostileNames() {
        let frames = (0..<4).map { CGRect(x: CGFloat($0) * 300, y: 0, width: 290, height: 200) }
        let ids = ["\u{1b}[2J", "a\nb", "\u{301}\u{301}", ""]
        let text = Self.picture(.fixture(frames, ids: ids), MinimapOptions(columns: 80, rows: 17))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(text.contains(#"\u{1b}[2J"#) && text.contains(#"a\nb"#))
        #expect(Set(text.split(separator: "\n").dropFirst().map { DisplayWidth.columns(of: String($0)) }).count == 1)
    }

    private static func picture(_ rendering: Rendering, _ options: MinimapOptions) -> String {
        var buffer = ByteBuffer()
        Minimap(rendering, options).write(to: &buffer)
        return buffer.text
    }

    /// Items of all sizes, some without area, on canvases that may be too small, with and without a viewport.
    private static func rendering(from random: inout SplitMix64) -> Rendering {
        let count = Int.random(in: 0...80, using: &random)
        let largest: CGFloat = [5, 60, 400].randomElement(using: &random) ?? 60
        let frames = (0..<count).map { _ in
            CGRect(
                x: .random(in: 0...1000, using: &random), y: .random(in: 0...1000, using: &random),
                width: .random(in: 0...largest, using: &random), height: .random(in: 0...largest, using: &random))
        }
        let labels = ["", "日本", "👍🏽", "long label of an item", "é"]
        let size = CGSize(width: .random(in: 0...2000, using: &random), height: .random(in: 0...2000, using: &random))
        return .fixture(
            frames, labels: (0..<count).map { labels[$0 % labels.count] }, contentSize: size,
            margins: EdgeInsets(all: .random(in: 0...100, using: &random)),
            viewport: Bool.random(using: &random) ? CGRect(x: 100, y: -50, width: 390, height: 844) : nil)
    }
}
