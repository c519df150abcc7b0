import TestSupport
import Testing

@testable import canvas_watch

struct ItemMatchingTests {
    private static func column(_ texts: [String]) -> TextColumn {
        var column = TextColumn()
        for text in texts { column.append(text.utf8) }
        return column
    }

    @Test("The same ids in the same order need no list")
    func identity() {
        let ids = Self.column(["a", "b", ""])
        let matching = ItemMatching(from: ids, to: ids)
        #expect(matching.isIdentity && matching.source(of: 2) == 2 && matching.reordered() == [])
        #expect(matching.matchedCount == 3 && matching.targets(count: 3) == [0, 1, 2])
    }

    @Test("Items that were added, removed and moved in the order")
    func changes() {
        let matching = ItemMatching(
            from: Self.column(["a", "b", "c", "d", "e"]), to: Self.column(["a", "e", "c", "x", "d"]))
        #expect(matching.sources == [0, 4, 2, -1, 3])
        #expect(matching.added == [3] && matching.removed == [1])
        // Without e the others are in order: it alone moved.
        #expect(matching.reordered() == [1])
        #expect(matching.targets(count: 5) == [0, -1, 2, 4, 1])
    }

    @Test("Ids that differ only behind their eighth byte, or in length")
    func longIds() {
        let matching = ItemMatching(
            from: Self.column(["12345678a", "12345678b", "12345678", ""]),
            to: Self.column(["12345678b", "12345678", "1234567", "12345678a", ""]))
        #expect(matching.sources == [1, 2, -1, 0, 3])
    }

    @Test("Any two lists match as a dictionary says", arguments: 0..<100 as Range<UInt64>)
    func bruteForce(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 0...400, using: &random)
        var old = (0..<count).map { "item-\($0)" }
        if Bool.random(using: &random) { old.shuffle(using: &random) }
        var new = old
        for _ in 0..<Int.random(in: 0...30, using: &random) where !new.isEmpty {
            let place = Int.random(in: 0..<new.count, using: &random)
            switch random.next() % 3 {
            case 0: new.remove(at: place)
            case 1: new.insert("new-\(random.next())", at: place)
            default: new.swapAt(place, Int.random(in: 0..<new.count, using: &random))
            }
        }
        if random.next() % 4 == 0 { new.shuffle(using: &random) }
        let matching = ItemMatching(from: Self.column(old), to: Self.column(new))
        let places = Dictionary(old.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        for (index, id) in new.enumerated() {
            #expect(matching.source(of: index) == places[id], "seed \(seed): \(id)")
        }
        let kept = Set(new)
        #expect(matching.removed == old.indices.filter { !kept.contains(old[$0]) }, "seed \(seed)")
        #expect(matching.added == new.indices.filter { places[new[$0]] == nil }, "seed \(seed)")
        let isMoved = Set(matching.reordered() ?? [])
        let staying = new.indices.filter { !isMoved.contains($0) }.compactMap { places[new[$0]] }
        #expect(staying == staying.sorted(), "seed \(seed)")
    }
}
