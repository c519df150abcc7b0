import TestSupport
import Testing

@testable import canvas_watch

struct IndexSlotsTests {
    /// Numbers of which many are equal.
    private func keys(_ count: Int, seed: UInt64) -> [Int] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in Int.random(in: 0...(count / 2), using: &random) }
    }

    @Test(
        "Each key finds its first index, whatever the hash is worth",
        arguments: [0x9E37_79B9_7F4A_7C15, 0xFFFF_FFFF_0000_0001, 1 << 40, 1, 0] as [UInt64], [0, 1, 2, 15, 33, 500])
    func findsOrInserts(factor: UInt64, count: Int) {
        let keys = keys(count, seed: UInt64(count))
        var found: [Int?] = []
        IndexSlots.with(count: count, below: count) { slots in
            slots.forEach(count) {
                UInt64(keys[$0]) &* factor
            } visit: { index, probe in
                found.append(slots.find(probe, orInsert: index) { keys[$0] == keys[index] })
            }
        }
        let expected = keys.indices.map { index in keys[..<index].firstIndex(of: keys[index]) }
        #expect(found == expected)
    }

    @Test("What was inserted is found, and nothing else", arguments: [1, 7] as [UInt64])
    func inserts(seed: UInt64) {
        let keys = keys(300, seed: seed)
        let wanted = (0..<300).map { $0 * 2 }
        var found: [Int?] = []
        // Only every third index is in the table, the last one far above the number of them.
        let indices = Array(stride(from: 0, to: 300, by: 3))
        IndexSlots.with(count: indices.count, below: 300) { slots in
            slots.forEach(indices.count) {
                UInt64(keys[indices[$0]]) &* 0x9E37_79B9_7F4A_7C15
            } visit: { position, probe in
                slots.insert(indices[position], probe)
            }
            slots.forEach(wanted.count) {
                UInt64(wanted[$0]) &* 0x9E37_79B9_7F4A_7C15
            } visit: { position, probe in
                found.append(slots.find(probe) { keys[$0] == wanted[position] })
            }
        }
        #expect(found == wanted.map { key in indices.first { keys[$0] == key } }, "seed \(seed)")
    }
}
