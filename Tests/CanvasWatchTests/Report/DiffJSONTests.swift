import CanvasEngine
import Testing

@testable import canvas_watch

struct DiffJSONTests {
    private func json(_ old: Rendering, _ new: Rendering, causes: [KeyChange] = []) throws -> String {
        var buffer = ByteBuffer()
        DiffJSON(diff: try #require(CanvasDiff(from: old, to: new, causes: causes))).write(to: &buffer)
        return buffer.text
    }

    private static let row = (0..<3).map { CGRect(x: CGFloat($0) * 50, y: 0, width: 40, height: 20) }

    @Test("Causes, items, canvas, moves and sizes")
    func everything() throws {
        var frames = Self.row
        frames[1].origin.x += 30
        frames[2] = CGRect(x: 110, y: 0, width: 40, height: 25.5)
        let expected = """
            {"causes":[{"key":"layout.\\"x\\"","old":null,"new":"1"}],"added":["d"],"removed":["a"],\
            "contentSize":{"old":{"width":140,"height":20},"new":{"width":150,"height":25.5},\
            "terms":[{"term":"cluster","old":{"width":140,"height":20},"new":{"width":150,"height":25.5}}]},\
            "moved":{"count":2,"median":MEDIAN,"maximum":30,"items":[{"id":"b","dx":30,"dy":0},\
            {"id":"c","dx":10,"dy":2.75}]},"resized":[{"id":"c","old":{"width":40,"height":20},\
            "new":{"width":40,"height":25.5}}],"overlaps":{"old":0,"new":1,"appeared":[["b","c"]],"vanished":[]},\
            "smallestGap":{"old":10,"new":-10}}
            """
        // The centre of c moves by (10, 2.75), that of b by 30; b covers 80 to 120 and c 110 to 150; before,
        // all were 10 apart.
        let median = (30 + (10.0 * 10 + 2.75 * 2.75).squareRoot()) / 2
        let old = Rendering.fixture(Self.row)
        let cause = KeyChange(key: "layout.\"x\"", old: nil, new: "1")
        let got = try json(old, .fixture(frames, ids: ["d", "b", "c"]), causes: [cause])
        #expect(got == expected.replacing("MEDIAN", with: "\(median)"))
    }

    @Test("A motion, a direction and a view")
    func motion() throws {
        let frames = [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 50, y: 0, width: 40, height: 20)]
        let mirrored = [CGRect(x: 70, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20)]
        let view = CGRect(x: 0, y: 0, width: 30, height: 20)
        let expected = """
            {"causes":[],"layoutDirection":{"old":"leftToRight","new":"rightToLeft"},\
            "moved":{"count":2,"median":60,"maximum":70,"motion":{"kind":"mirrorLeftRight"},\
            "items":[{"id":"a","dx":70,"dy":0},{"id":"b","dx":-50,"dy":0}]},\
            "visible":{"old":1,"new":1,"appeared":["b"],"hidden":["a"]}}
            """
        let new = Rendering.fixture(mirrored, viewport: view, direction: .rightToLeft)
        #expect(try json(.fixture(frames, viewport: view), new) == expected)
    }
}
