import TestSupport
import Testing

@testable import CanvasEngine

struct HitOrderTests {
    @Test("Hits come into ascending order by each of the three ways", arguments: [0, 1, 2, 48, 49, 300, 4000])
    func sorts(count: Int) {
        for limit in [4000, 64_000, 2_000_000] {
            var random = SplitMix64(seed: UInt64(count))
            var chosen = Set<Int>()
            while chosen.count < count { chosen.insert(random.below(limit)) }
            var hits = Array(chosen)
            hits.withUnsafeMutableBufferPointer { HitOrder.sort($0, below: limit) }
            #expect(hits == chosen.sorted(), "\(count) hits below \(limit)")
        }
    }
}
