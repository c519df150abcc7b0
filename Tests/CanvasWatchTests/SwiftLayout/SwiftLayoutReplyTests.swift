import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

@Suite("Answers of Swift layouts")
struct SwiftLayoutReplyTests {
    private static let magic: UInt64 = 0x3159_4C50_4552_5743

    private func bytes(_ words: [UInt64]) -> [UInt8] {
        words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    }

    private func word(_ number: Double) -> UInt64 { number.bitPattern }

    /// Two frames, a number named "radius" and boxes named "groups".
    private var frames: [UInt64] {
        let radius: UInt64 = 0x0000_7375_6964_6172
        let groups: UInt64 = 0x0000_7370_756F_7267
        return [Self.magic, 1, 2, 2] + [1, 2, 3, 4, -5, 6, 7, 8.5].map(word) + [2, 6, radius, 0, word(600)]
            + [6, groups, 1, 1, 1, 0x61] + [0, 0, 1, 1].map(word)
    }

    @Test("Frames and derived values are read")
    func wholeAnswer() {
        let result = CanvasLayoutResult(
            frames: [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: -5, y: 6, width: 7, height: 8.5)],
            derived: [
                CanvasDerivedValue("radius", 600),
                CanvasDerivedValue("groups", boxes: [.init(name: "a", frame: CGRect(x: 0, y: 0, width: 1, height: 1))]),
            ])
        #expect(SwiftLayoutReply(bytes(frames), itemCount: 2) == .frames(result, count: 2))
    }

    @Test("The number of frames is told, though no more are sent than there are items")
    func counts() {
        let surplus = [Self.magic, 1, 9, 1] + [1, 2, 3, 4].map(word) + [0]
        let result = CanvasLayoutResult(frames: [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(SwiftLayoutReply(bytes(surplus), itemCount: 1) == .frames(result, count: 9))
        let none = [Self.magic, 1, 0, 0, 0]
        #expect(SwiftLayoutReply(bytes(none), itemCount: 3) == .frames(CanvasLayoutResult(frames: []), count: 0))
    }

    @Test("Refusals and crashes are read")
    func others() {
        let refusal = [Self.magic, 2, 1, 3, 0x0063_6261]
        #expect(SwiftLayoutReply(bytes(refusal), itemCount: 2) == .refusal(position: 1, expected: "abc"))
        let crash = [Self.magic, 3, 4, 2, 100, 200]
        #expect(SwiftLayoutReply(bytes(crash), itemCount: 2) == .crash(signal: 4, addresses: [100, 200]))
        #expect(
            SwiftLayoutReply(bytes([Self.magic, 3, 4, 1 << 60, 100]), itemCount: 2)
                == .crash(signal: 4, addresses: [100]))
    }

    @Test("An answer that is cut off anywhere is none")
    func truncation() {
        let whole = bytes(frames)
        for count in 0..<whole.count { #expect(SwiftLayoutReply(Array(whole.prefix(count)), itemCount: 2) == nil) }
        #expect(SwiftLayoutReply(whole + [0], itemCount: 2) == nil)
        #expect(SwiftLayoutReply(whole, itemCount: 1) == nil)
    }

    @Test("Any word in any place ends without a trap", arguments: seeds)
    func hostileWords(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let nasty: [UInt64] = [0, 1, 2, 3, 7, 1 << 31, 1 << 60, .max, .max - 7, UInt64(Int.max), Self.magic]
        for _ in 0..<500 {
            var words = frames
            for _ in 0...random.below(3) { words[random.below(words.count)] = nasty[random.below(nasty.count)] }
            _ = SwiftLayoutReply(bytes(words), itemCount: random.below(4))
        }
    }
}
