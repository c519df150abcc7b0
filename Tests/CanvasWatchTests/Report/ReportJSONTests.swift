import CanvasEngine
import Testing

@testable import canvas_watch

struct ReportJSONTests {
    private func json(_ rendering: Rendering) -> String {
        var buffer = ByteBuffer()
        ReportJSON.append(rendering, to: &buffer)
        return buffer.text
    }

    @Test("The fields in their order, numbers at their shortest, ids escaped")
    func fields() {
        let frames = [
            CGRect(x: 0.5, y: 0, width: 100, height: 60), CGRect(x: 140, y: 1.0 / 3, width: 1e-7, height: 60),
        ]
        let rendering = Rendering.fixture(
            frames, ids: ["a\"\u{1b}é", "b"], contentSize: CGSize(width: 240, height: 120),
            viewport: CGRect(x: 0, y: 0, width: 120, height: 60)
        ).with(warnings: [Warning(code: "overlap", message: "one", items: [1, 0])])
        let expected = #"""
            "spec":"ring.layout.json","layout":{"kind":"ring"},"derived":{},"layoutDirection":"leftToRight",\#
            "contentSize":{"width":240,"height":120},"contentBounds":{"x":0.5,"y":0,"width":139.5000001,\#
            "height":60.333333333333336},"frames":[{"id":"a\"\u001bé","x":0.5,"y":0,"width":100,"height":60},\#
            {"id":"b","x":140,"y":0.3333333333333333,"width":1e-07,"height":60}],\#
            "viewport":{"x":0,"y":0,"width":120,"height":60,"visible":["a\"\u001bé"],"realized":["a\"\u001bé"]},\#
            "warnings":[{"code":"overlap","message":"one","items":["b","a\"\u001bé"]}]
            """#
        #expect(json(rendering) == expected)
    }

    @Test("Derived numbers and boxes, and no view where the spec has none")
    func derived() {
        let rendering = Rendering(
            name: "x", spec: .fixture(ItemTable()), sizes: [],
            resolution: CanvasResolution(
                frames: [], contentSize: .zero, contentBounds: .zero,
                derived: [
                    CanvasDerivedValue("radius", 600),
                    CanvasDerivedValue(
                        "groups", boxes: [.init(name: "", frame: CGRect(x: 1, y: 2, width: 3, height: 4))]),
                ]),
            viewport: nil)
        let text = json(rendering)
        #expect(text.contains(#""derived":{"radius":600,"groups":[{"name":"","x":1,"y":2,"width":3,"height":4}]}"#))
        #expect(text.contains(#""frames":[]"#) && !text.contains("viewport"))
    }

    @Test("An id of any length and any characters keeps its frame")
    func longIds() {
        let long = String(repeating: "x", count: 1000)
        let frames = [CGRect](repeating: CGRect(x: -1.25, y: 1e14, width: 12_345.678_901_234, height: 0), count: 3)
        let text = json(.fixture(frames, ids: [long, "\\", ""], contentSize: .zero, overlaps: OverlapPairs()))
        let frame = #""x":-1.25,"y":100000000000000,"width":12345.678901234,"height":0}"#
        #expect(text.contains(#"[{"id":"\#(long)",\#(frame),{"id":"\\",\#(frame),{"id":"",\#(frame)]"#))
    }
}
