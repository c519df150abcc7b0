import Testing

@testable import canvas_watch

/// JSON that people read.
struct IndentedJSONTests {
    static func text(_ json: String, columns: Int) -> String {
        var buffer = ByteBuffer()
        let root = JSON5Document(SourceFile(name: "", bytes: Array(json.utf8))).root
        IndentedJSON(columns: columns).append(root ?? JSON5Node(.null), to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test("what fits stays on one line")
    func keepsLines() {
        #expect(
            Self.text("{a:[1,2],b:'x',c:{},d:[],e:{f:null,g:true}}", columns: 80) == """
                { "a": [1, 2], "b": "x", "c": {}, "d": [], "e": { "f": null, "g": true } }

                """)
    }

    @Test("what does not fit is broken at its outermost brackets first")
    func breaksLines() {
        #expect(
            Self.text("{a:[1,2,3],b:{c:'long text',d:[100,200]}}", columns: 24) == """
                {
                  "a": [1, 2, 3],
                  "b": {
                    "c": "long text",
                    "d": [100, 200]
                  }
                }

                """)
    }

    @Test("a line has room for the comma behind it")
    func leavesRoomForCommas() {
        // `  "a": [1, 2],` has 14 columns.
        #expect(Self.text("{a:[1,2],b:1}", columns: 14) == "{\n  \"a\": [1, 2],\n  \"b\": 1\n}\n")
        #expect(Self.text("{a:[1,2],b:1}", columns: 13) == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": 1\n}\n")
    }

    @Test("numbers that JSON has no word for become null or the largest there is")
    func avoidsInfinity() {
        #expect(Self.text("[NaN, -Infinity]", columns: 80) == "[null, -1.7976931348623157e+308]\n")
    }
}
