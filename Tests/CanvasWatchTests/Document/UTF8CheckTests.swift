import TestSupport
import Testing

@testable import canvas_watch

struct UTF8CheckTests {
    @Test("Text is told from what is none as the standard library tells it", arguments: [1, 2, 3, 4] as [UInt64])
    func validity(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = ["a", "é", "日", "😀", "\u{FFFF}", String(repeating: "plain ", count: 12)]
        for _ in 0..<2000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...9, using: &random) {
                bytes += Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
            }
            for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 1...255, using: &random)
            }
            let check = bytes.withUnsafeBufferPointer { UTF8Check($0) }
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect((check.invalidCount == 0) == isValid, "seed \(seed): \(bytes)")
            #expect((check.firstInvalid == nil) == isValid, "seed \(seed): \(bytes)")
            if let first = check.firstInvalid {
                #expect(String(validating: bytes[..<first.lowerBound], as: UTF8.self) != nil, "seed \(seed): \(bytes)")
            }
        }
    }

    @Test("The first NUL is found at every offset", arguments: 0..<100)
    func nul(offset: Int) {
        var bytes = [UInt8](repeating: 0x61, count: 100)
        bytes[offset] = 0
        #expect(bytes.withUnsafeBufferPointer { UTF8Check($0) }.firstNUL == offset)
    }

    @Test(
        "Overlong forms, surrogates and what lies beyond Unicode are no characters",
        arguments: [[0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0x80]]
            as [[UInt8]])
    func forbidden(bytes: [UInt8]) {
        let check = bytes.withUnsafeBufferPointer { UTF8Check($0) }
        #expect(check.firstInvalid == 0..<bytes.count)
        #expect(check.invalidCount == 1)
    }
}
