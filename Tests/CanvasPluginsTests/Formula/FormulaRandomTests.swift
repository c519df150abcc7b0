import CanvasEngine
import TestSupport
import Testing

@testable import CanvasPlugins

@Suite("random")
struct FormulaRandomTests {
    private func numbers(_ text: String, count: Int = 10_000) throws -> [Double] {
        let layout = try FormulaCanvasLayout(FormulaSource(x: .expression(text), y: 0, at: .topLeading))
        return frames(of: layout, Array(repeating: CGSize(width: 1, height: 1), count: count)).map(\.origin.x)
    }

    @Test(
        "Numbers are spread evenly from 0 up to but not including 1",
        arguments: [
            "random(index)", "random(index, 1)", "random(1, index)", "random(index / 1000)", "random(7, 3, index)",
        ])
    func spread(text: String) throws {
        let numbers = try numbers(text)
        #expect(numbers.allSatisfy { $0 >= 0 && $0 < 1 })
        #expect(Set(numbers).count == numbers.count)
        var counts = [Int](repeating: 0, count: 20)
        for number in numbers { counts[Int(number * 20)] += 1 }
        // Chi squared with 19 degrees of freedom lies above 43.8 once in a thousand cases.
        #expect(counts.reduce(0.0) { $0 + Double(($1 - 500) * ($1 - 500)) / 500 } < 43.8)
    }

    @Test("Neighbours, and lists of seeds with a number in common, are not alike")
    func independence() throws {
        func correlation(_ left: [Double], _ right: [Double]) -> Double {
            zip(left, right).reduce(0) { $0 + ($1.0 - 0.5) * ($1.1 - 0.5) } * 12 / Double(left.count)
        }
        let numbers = try numbers("random(index)")
        // Four standard deviations of the correlation of 10 000 independent pairs.
        #expect(correlation(numbers, Array(numbers.dropFirst()) + [0.5]).magnitude < 0.04)
        let (first, second) = (try self.numbers("random(index, 1)"), try self.numbers("random(index, 2)"))
        #expect(correlation(first, second).magnitude < 0.04)
        #expect(correlation(first, try self.numbers("random(1, index)")).magnitude < 0.04)
        #expect(correlation(first, numbers).magnitude < 0.04)
    }

    @Test("The same seeds give the same number, and both zeros are one seed")
    func determinism() throws {
        #expect(try numbers("random(index, 4)", count: 50) == numbers("random(index, 2 + 2)", count: 50))
        #expect(try value(of: "random(-0 * 1)") == value(of: "random(0)"))
        #expect(try value(of: "random(1, 2) == random(2, 1)") == 0)
        #expect(try value(of: "random(0 / 0)").isNaN && value(of: "random(1, 0 / 0)").isNaN)
    }

    @Test("The first number is that of SplitMix64 with the bits of the seed as its state")
    func reference() throws {
        var generator = SplitMix64(seed: 3.0.bitPattern)
        #expect(try value(of: "random(3)") == Double(generator.next() >> 11) / 9_007_199_254_740_992)
    }
}
