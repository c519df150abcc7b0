import TestSupport
import Testing

@testable import canvas_watch

struct JSON5NumberTests {
    @Test(
        "Numbers have the value that JSON5 gives them",
        arguments: [
            ("0", 0), ("-0", -0.0), ("+7", 7), ("1.5", 1.5), (".5", 0.5), ("5.", 5), ("-.25", -0.25), ("+5.e1", 50),
            ("1e3", 1000), ("1E+3", 1000), ("1e-3", 0.001), ("0e9", 0), ("0x0", 0), ("0XfF", 255), ("-0x10", -16),
            ("0x1FFFFFFFFFFFFF", 9_007_199_254_740_991), ("0xFFFFFFFFFFFFFFFFF", 0x1p68), ("0x1e2", 482),
            ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0), ("1e99999999999999999999", .infinity),
            ("0e99999999999999999999", 0), ("0.000000000000000000000000000001", 1e-30),
            ("9007199254740993", 9_007_199_254_740_992),
            ("123456789012345678901234567890", 123456789012345678901234567890.0),
            ("9007199254740993.0000000000000000000000001", 9_007_199_254_740_994),
            ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
            ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
            ("179769313486231580793728971405301e276", Double.greatestFiniteMagnitude),
        ] as [(String, Double)])
    func values(text: String, expected: Double) throws {
        guard case .number(let number) = value(of: text)?.kind else {
            Issue.record("\(text) is no number")
            return
        }
        #expect(number.bitPattern == expected.bitPattern)
    }

    private func digits(_ count: ClosedRange<Int>, using random: inout SplitMix64) -> String {
        (0..<Int.random(in: count, using: &random)).reduce(into: "") { text, _ in
            text += "\(Int.random(in: 0...9, using: &random))"
        }
    }

    @Test("Every decimal reads as the standard library reads it", arguments: [1, 2, 3, 4] as [UInt64])
    func decimals(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            var text = "\(Int.random(in: 1...9, using: &random))" + digits(0...21, using: &random)
            if Bool.random(using: &random) { text = "0" }
            if Bool.random(using: &random) { text += "." + digits(1...12, using: &random) }
            if Bool.random(using: &random) { text += "e\(Int.random(in: -340...320, using: &random))" }
            guard case .number(let number) = value(of: text)?.kind else {
                Issue.record("seed \(seed): \(text) is no number")
                return
            }
            #expect(number == Double(text), "seed \(seed): \(text)")
        }
    }

    @Test("Doubles survive being written and read", arguments: [5, 6] as [UInt64])
    func roundTrip(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            let double = Double(bitPattern: random.next())
            guard double.isFinite, case .number(let number) = value(of: "\(double)")?.kind else { continue }
            #expect(number.bitPattern == double.bitPattern, "seed \(seed): \(double)")
        }
    }
}
