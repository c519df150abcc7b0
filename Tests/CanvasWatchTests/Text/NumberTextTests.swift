import TestSupport
import Testing

@testable import canvas_watch

struct NumberTextTests {
    @Test(
        "People get two decimals at most, rounded by the exact value, and no trailing zeros",
        arguments: [
            (0, "0"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (-0.006, "-0.01"), (1, "1"),
            (0.1, "0.1"), (0.125, "0.13"), (-0.125, "-0.13"), (0.375, "0.38"), (1.1, "1.1"), (1.10, "1.1"),
            (1.005, "1"), (1.115, "1.11"), (0.285, "0.28"), (1155.4, "1155.4"), (1155.333333, "1155.33"),
            (99.995, "100"), (99.994, "99.99"), (1_000_000, "1000000"), (-1234.5, "-1234.5"), (600.999, "601"),
            (9_999_999_999_999.99, "9999999999999.99"), (12_345_678_901_234.56, "12345678901235"),
            (1e15, "1000000000000000"), (1e20, "1e+20"), (-1e300, "-1e+300"), (.leastNonzeroMagnitude, "0"),
            (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
        ] as [(Double, String)])
    func people(value: Double, expected: String) {
        // 99.995 lies above the half, 1.005, 1.115 and 0.285 lie below it, 0.005 lies above: their exact values decide.
        #expect(NumberText.text(value) == expected)
    }

    @Test(
        "JSON numbers are the shortest that read back the same, whole ones without a fraction",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (600, "600"), (0.1, "0.1"), (0.01, "0.01"),
            (0.001, "0.001"), (1155.35, "1155.35"), (1155.354, "1155.354"), (0.3, "0.3"),
            (0.1 + 0.2, "0.30000000000000004"), (59.99999999999999, "59.99999999999999"),
            (100.0 / 3, "33.333333333333336"),
            (0.0001, "0.0001"), (0.00009, "9e-05"), (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
            (-2.5e-10, "-2.5e-10"),
            (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9.007199254740992e+15"),
            (10_000_000_000_000_000, "1e+16"), (1e20, "1e+20"), (1e15, "1000000000000000"),
            (1.7976931348623157e308, "1.7976931348623157e+308"), (1e13, "10000000000000"),
            (12_345_678_901_234.56, "12345678901234.56"), (4_503_599_627_370_495.5, "4503599627370495.5"),
            (.infinity, "1.7976931348623157e+308"), (.nan, "null"),
        ] as [(Double, String)])
    func json(value: Double, expected: String) {
        #expect(Self.json(value) == expected)
    }

    @Test("JSON numbers have the digits that the standard library finds", arguments: 0..<20 as Range<UInt64>)
    func shortest(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<5000 {
            let value = Self.number(from: &random)
            let text = Self.json(value)
            #expect(Double(text)?.bitPattern == value.bitPattern, "seed \(seed): \(value) became \(text)")
            #expect(Self.digits(text) == Self.digits(value.description), "seed \(seed): \(value) became \(text)")
        }
    }

    @Test("Every power of two and its neighbours keep their shortest digits")
    func powersOfTwo() {
        for exponent in -1074...1023 {
            let power = Double(sign: .plus, exponent: exponent, significand: 1)
            for value in [power.nextDown, power, power.nextUp] where value != 0 {
                #expect(Double(Self.json(value)) == value)
                #expect(Self.digits(Self.json(value)) == Self.digits(value.description))
            }
        }
    }

    @Test("People's numbers are within half a hundredth of the value", arguments: 0..<10 as Range<UInt64>)
    func rounding(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2000 {
            let value = Double.random(in: -5000...5000, using: &random)
            let text = NumberText.text(value)
            let decimals = text.split(separator: ".").dropFirst().first ?? ""
            #expect(
                decimals.count <= 2 && decimals.last != "0" && text != "-0", "seed \(seed): \(value) became \(text)")
            #expect(abs((Double(text) ?? .nan) - value) <= 0.005 + 1e-12, "seed \(seed): \(value) became \(text)")
        }
    }

    @Test("Whole numbers", arguments: [(0, "0"), (7, "7"), (-10, "-10"), (1_000_000, "1000000")])
    func whole(value: Int, expected: String) {
        var buffer = ByteBuffer()
        buffer.append(number: value)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected)
    }

    @Test("The ends of the range of whole numbers", arguments: [Int.min, Int.max, Int.min + 1, 999, 1000, 99, 100])
    func wholeExtremes(value: Int) {
        var buffer = ByteBuffer()
        buffer.append(number: value)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == value.description)
    }

    private static func json(_ value: Double) -> String {
        var buffer = ByteBuffer()
        buffer.append(json: value)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    /// Mixes coordinates, fractions with few digits, and any finite double.
    private static func number(from random: inout SplitMix64) -> Double {
        switch random.next() % 4 {
        case 0: Double.random(in: -10_000...10_000, using: &random)
        case 1: Double(Int64.random(in: -1_000_000_000...1_000_000_000, using: &random)) / 1000
        case 2: Double.random(in: 0...1, using: &random) * 1e15
        default: Self.finite(from: &random)
        }
    }

    private static func finite(from random: inout SplitMix64) -> Double {
        let value = Double(bitPattern: random.next())
        return value.isFinite && value != 0 ? value : 1
    }

    /// The significant digits of a number's text, without sign, point, exponent and zeros around them.
    private static func digits(_ text: String) -> String {
        let mantissa = text.prefix { $0 != "e" }.filter { $0.isNumber }
        let leading = mantissa.drop { $0 == "0" }
        return String(leading.reversed().drop { $0 == "0" }.reversed())
    }
}
