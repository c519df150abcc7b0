import TestSupport
import Testing

@testable import canvas_watch

struct MedianTests {
    @Test("The median is the middle of the sorted values", arguments: [0, 1, 2, 3, 10, 999, 20_000, 20_001, 50_000])
    func sorted(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        let spread = (0..<count).map { _ in Double.random(in: 0...1000, using: &random) }
        let few = (0..<count).map { _ in Double.random(in: 0...3, using: &random).rounded() }
        // A regular step through the values keeps pace with such a period.
        let periodic = (0..<count).map { Double($0 % 7 == 0 ? 1 : $0) }
        for values in [spread, few, periodic, spread.sorted(), spread.sorted().reversed()] {
            #expect(Median.median(of: values) == Self.middle(of: values))
        }
    }

    private static func middle(of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.last else { return 0 }
        let place = sorted.count / 2
        let upper = place < sorted.count ? sorted[place] : last
        return sorted.count % 2 == 1 ? upper : (sorted[place - 1] + upper) / 2
    }
}
