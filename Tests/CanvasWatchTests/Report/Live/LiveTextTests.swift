import CanvasEngine
import Testing

@testable import canvas_watch

struct LiveTextTests {
    /// Keeps what was written last.
    private final class Page: ByteOutput {
        var bytes: [UInt8] = []

        func write(_ bytes: [UInt8]) -> OutputOutcome {
            self.bytes = bytes
            return .written
        }
    }

    /// The report of a canvas in a window of 80 columns, with so many lines below the map.
    private func report(of canvas: CGSize, warnings: Int, in window: Int) -> [UInt8] {
        let rendering = Rendering.fixture([CGRect(origin: .zero, size: canvas)])
            .with(warnings: (0..<warnings).map { Warning(code: "empty", message: "\($0)") })
        let (page, errors) = (Page(), Page())
        var live = LiveText(output: page, errors: errors, isColored: false, windowRows: { window }) {
            ReportText(map: MinimapOptions(columns: 80, rows: MinimapOptions.rows(forTerminalRows: window)))
        }
        let name = FilePath("ring.layout.json")
        let kind = WatchEvent<Rendering, BrokenSpec>.Kind.report(
            FoundSpec(path: name, name: name, isGiven: false), rendering, last: nil)
        _ = live.show(WatchEvent(sequence: 1, cause: [], kind: kind))
        return page.bytes
    }

    /// How many rows of the window that report takes.
    private func rows(of canvas: CGSize, warnings: Int, in window: Int) -> Int {
        TextRows.count(of: report(of: canvas, warnings: warnings, in: window), columns: 80)
    }

    // The verdict, a line of sizes, a blank one, 30 warnings and the cursor leave a window of 42 rows eight for the map.
    @Test("a report leaves a row of its window for the cursor, however flat its map is", arguments: 42..<60)
    func fits(_ window: Int) {
        #expect(rows(of: CGSize(width: 4000, height: 1000), warnings: 30, in: window) < window)
        #expect(rows(of: CGSize(width: 1000, height: 4000), warnings: 30, in: window) < window)
    }

    @Test("a map is as high as its width allows where the window has room")
    func keepsHeight() {
        // The width lets the map of a flat canvas have 12 rows: 9 of 110 points, the border and the numbers. The verdict, a
        // line of sizes and a blank one stand around it.
        let flat = CGSize(width: 4000, height: 1000)
        #expect(rows(of: flat, warnings: 0, in: 40) == 12 + 3)
        #expect(rows(of: flat, warnings: 0, in: 60) == 12 + 3)
    }

    @Test("a map is as wide as the window where nothing would be gained by a smaller one", arguments: 18..<43)
    func keepsWidth(_ window: Int) {
        // The width lets this map have the lowest height: 5 rows of 110 points, the border and the numbers.
        let flat = CGSize(width: 4000, height: 590)
        #expect(report(of: flat, warnings: 30, in: window) == report(of: flat, warnings: 30, in: 60))
    }
}
