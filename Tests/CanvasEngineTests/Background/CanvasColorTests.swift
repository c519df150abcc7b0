import CanvasEngine
import TestSupport
import Testing

/// Colours by their text.
struct CanvasColorTests {
    @Test(
        "Hexadecimal digits are read in groups of one or two, in any case",
        arguments: [
            ("#8888", CanvasColor(red: 0x88, green: 0x88, blue: 0x88, alpha: 0x88)),
            ("#1aF", CanvasColor(red: 0x11, green: 0xaa, blue: 0xff)),
            ("#1AF0", CanvasColor(red: 0x11, green: 0xaa, blue: 0xff, alpha: 0)),
            ("#0a1B2c", CanvasColor(red: 10, green: 27, blue: 44)),
            ("#0a1b2c3D", CanvasColor(red: 10, green: 27, blue: 44, alpha: 61)),
        ])
    func hexadecimal(text: String, color: CanvasColor) {
        #expect(CanvasColor(text) == color)
    }

    @Test(
        "A CSS name is read in any case",
        arguments: [
            ("black", "#000000"), ("White", "#ffffff"), ("RED", "#ff0000"), ("aliceblue", "#f0f8ff"),
            ("gray", "#808080"),
            ("grey", "#808080"), ("rebeccapurple", "#663399"), ("yellowgreen", "#9acd32"), ("tomato", "#ff6347"),
            ("darkslategrey", "#2f4f4f"), ("lightgoldenrodyellow", "#fafad2"), ("transparent", "#00000000"),
        ])
    func names(name: String, text: String) {
        #expect(CanvasColor(name)?.description == text)
    }

    @Test("There are 148 named colours and transparent, each of which is read")
    func allNames() {
        #expect(CanvasColor.names.count == 149)
        #expect(CanvasColor.names == Array(Set(CanvasColor.names)).sorted())
        #expect(CanvasColor.names.allSatisfy { CanvasColor($0) != nil })
    }

    @Test("A name with gray and the same with grey are one colour")
    func grays() {
        let grays = CanvasColor.names.filter { $0.contains("gray") }
        #expect(grays.count == 7)
        for name in grays {
            let twin = name.split(separator: "gray", omittingEmptySubsequences: false).joined(separator: "grey")
            #expect(CanvasColor(twin) == CanvasColor(name), "\(name)")
            #expect(twin != name)
        }
    }

    @Test(
        "Anything else is not a colour",
        arguments: [
            "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#12g", "#１２３", "12ab34", "#-12", " red", "red ",
            "reddish", "re", "rgb(1,2,3)", "none", "#ab\u{301}c", "çred", "currentcolor", "\0",
        ])
    func otherTexts(text: String) {
        #expect(CanvasColor(text) == nil)
    }

    @Test("The description of a colour is read as that colour", arguments: seeds)
    func roundTrip(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            func channel() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
            let color = CanvasColor(
                red: channel(), green: channel(), blue: channel(), alpha: Bool.random(using: &random) ? 255 : channel())
            #expect(CanvasColor(color.description) == color, "seed \(seed)")
        }
    }

    @Test("The named constants are the colours of their names")
    func constants() {
        #expect(CanvasColor.black == CanvasColor("black"))
        #expect(CanvasColor.white == CanvasColor("white"))
        #expect(CanvasColor.gray == CanvasColor("gray"))
        #expect(CanvasColor.clear == CanvasColor("transparent"))
        #expect(CanvasColor.translucentGray == CanvasColor("#8888"))
    }
}
