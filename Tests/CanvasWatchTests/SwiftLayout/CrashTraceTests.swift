import Testing

@testable import canvas_watch

@Suite("Crashes of Swift layouts")
struct CrashTraceTests {
    @Test("The first line of the layout's file and the reason in front of it are found")
    func trace() {
        let output = """
            $s4trap1MO4main
            /tmp/build/CanvasWatchGlue.swift:13:17

            Swift runtime failure: Index out of range
            /<compiler-generated>:0:0
            $sSa15_checkSubscript
            /<compiler-generated>:0
            $s4trap3BadV5place
            /tmp/build/Ring.swift:12:47

            Swift runtime failure: something else
            /tmp/build/Ring.swift:15:19
            """
        let trace = CrashTrace(of: Array(output.utf8), file: "Ring.swift")
        #expect(trace.reason == "Index out of range")
        #expect(trace.line == 12 && trace.column == 47)
    }

    @Test("Code that no line stands for is passed over, and a file of a longer name is another")
    func lines() {
        let output = "f\n/x/Ring.swift:0:9\ng\n/x/MyRing.swift:3:1\nh\n/x/Ring.swift:7:0\n"
        let trace = CrashTrace(of: Array(output.utf8), file: "Ring.swift")
        #expect(trace.line == 7 && trace.column == nil && trace.reason == nil)
        #expect(CrashTrace(of: Array("??\n??:0:0\n".utf8), file: "Ring.swift") == CrashTrace())
    }

    @Test("Calls are looked up where they were made, the trap where it is")
    func queries() {
        let texts = CrashTrace.queries(for: [0x400, 0x7fff_0000_0000, 0x500, 0x600]).map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(texts == ["0x3ff", "0x7ffeffffffff", "0x500", "0x5ff"])
    }

    @Test(
        "The runtime's last words are found in what was printed",
        arguments: [
            ("M/Ring.swift:12: Fatal error: no way\n", "no way", 12),
            ("a\nSwift/Array.swift:6: Fatal error: Index out of range", "Index out of range", nil),
            ("Fatal error: x: y", "x: y", nil), ("M/Ring.swift:3: Fatal error\n", nil, 3),
        ] as [(String, String?, Int?)])
    func lastWords(output: String, text: String?, line: Int?) {
        let message = FatalErrorMessage(in: output, file: "Ring.swift")
        #expect(message != nil)
        #expect(message?.text == text)
        #expect(message?.line == line)
        #expect(FatalErrorMessage(in: "nothing", file: "Ring.swift") == nil)
    }
}
