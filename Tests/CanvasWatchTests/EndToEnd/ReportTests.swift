import Foundation
import Testing

/// The JSON report through the real binary: its fields, and what they say of a canvas worked out by hand.
struct ReportTests {
    static let spec = """
        {
          layout: "flow",
          items: [
            { id: "a", size: [100, 50], group: "left" },
            { id: 2, width: 60, height: 30 },
            { id: "c\\n", size: [40, 40], group: "left" },
          ],
          contentSize: { atLeast: [400, 300] },
          contentAnchor: "bottomTrailing",
          contentMargins: { top: 10, leading: 20, bottom: 30, trailing: 40 },
          viewport: { size: [100, 100], scrollTo: "a", anchor: "topLeading" },
          overscan: 0,
        }
        """

    private func object(_ arguments: [String] = []) throws -> [String: Any] {
        let folder = TemporaryFolder()
        folder.write("a.layout.json", Self.spec)
        let run = try ToolProcess.run(["render", "a.layout.json", "--format", "json"] + arguments, in: folder.path)
        #expect(run.status == 0)
        return try WatchTests.object(run.output)
    }

    @Test("the report of a flow says what a hand calculation says")
    func calculates() throws {
        // The space proposed is 400 - 20 - 40 = 340 wide: all three fit into one row of 100 + 8 + 60 + 8 + 40 = 216 x 50.
        // The slack of 340 - 216 = 124 and 300 - 10 - 30 - 50 = 210 goes to the left and above: the origin is (144, 220).
        let report = try object()
        #expect(report["spec"] as? String == "a.layout.json")
        #expect(report["layout"] as? [String: String] == ["kind": "flow"])
        #expect(report["derived"] as? [String: Double] == ["wrapWidth": 340, "rows": 1])
        #expect(report["layoutDirection"] as? String == "leftToRight")
        #expect(report["contentSize"] as? [String: Double] == ["width": 400, "height": 300])
        #expect(
            report["contentBounds"] as? [String: Double] == ["x": 144, "y": 220, "width": 216, "height": 50])
        let frames = try #require(report["frames"] as? [[String: Any]])
        #expect(frames.map { $0["id"] as? String } == ["a", "2", "c\n"])
        #expect(frames.map { $0["x"] as? Double } == [144, 252, 320])
        #expect(frames.map { $0["y"] as? Double } == [220, 230, 225])
        #expect(frames.allSatisfy { Set($0.keys) == ["id", "x", "y", "width", "height"] })
        #expect(report["groups"] as? [String: [String]] == ["left": ["a", "c\n"]])
        #expect((report["warnings"] as? [Any])?.isEmpty == true)
    }

    @Test("the viewport is moved to its item and clamped to the canvas")
    func looks() throws {
        // The corner of a at (144, 220) meets that of the viewport, which cannot go below 300 - 100 = 200.
        let viewport = try #require(try object()["viewport"] as? [String: Any])
        #expect(viewport["x"] as? Double == 144)
        #expect(viewport["y"] as? Double == 200)
        #expect(viewport["visible"] as? [String] == ["a"])
        #expect(viewport["realized"] as? [String] == ["a"])
    }

    @Test("right-to-left mirrors the cluster, the margins and the anchor")
    func mirrors() throws {
        // Trailing is left now: the slack of 124 goes to the right, and the left inset is 40.
        let report = try object(["--set", "layoutDirection=rtl"])
        #expect((report["contentBounds"] as? [String: Double])?["x"] == 40)
        let frames = try #require(report["frames"] as? [[String: Any]])
        #expect(frames.map { $0["x"] as? Double } == [156, 88, 40])
    }
}
