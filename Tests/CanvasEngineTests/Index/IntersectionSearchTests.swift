import TestSupport
import Testing

@testable import CanvasEngine

struct IntersectionSearchTests {
    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    @Test(
        "The pairs are those of all frames compared", arguments: SpatialScene.Character.allCases,
        0..<20 as Range<UInt64>)
    func bruteForce(character: SpatialScene.Character, seed: UInt64) {
        let frames = SpatialScene.small(character, seed: seed).frames
        let expected = Self.pairs(of: frames)
        var found: [Pair] = []
        let isComplete = IntersectionSearch.forEachPair(of: frames) { first, second in
            found.append(Pair(first: first, second: second))
            return true
        }
        #expect(Set(found).count == found.count, "\(character) seed \(seed)")
        #expect(expected.isSuperset(of: found), "\(character) seed \(seed)")
        #expect(!isComplete || found.count == expected.count, "\(character) seed \(seed)")
        var inOrder: [Pair] = []
        let isOrdered = IntersectionSearch.forEachPairInOrder(of: frames) { first, second in
            inOrder.append(Pair(first: first, second: second))
            return true
        }
        let sorted = expected.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
        #expect(inOrder == (isOrdered ? sorted : []), "\(character) seed \(seed)")
    }

    @Test("Frames in the order of their places are searched to the end", arguments: [0, 1, 8, 9, 64, 65, 5000])
    func ordered(count: Int) {
        // Tiles of 160 points every 159 points, 20 in a row: each meets the next one, and those below it.
        let frames = (0..<count).map {
            CGRect(x: Double($0 % 20) * 159, y: Double($0 / 20) * 159, width: 160, height: 160)
        }
        var found: Set<Pair> = []
        let isComplete = IntersectionSearch.forEachPair(of: frames) { first, second in
            found.insert(Pair(first: first, second: second)).inserted
        }
        var expected: Set<Pair> = []
        for item in 0..<count {
            let (column, below) = (item % 20, item + 20)
            let neighbours = [
                column < 19 ? item + 1 : count, column > 0 ? below - 1 : count, below, column < 19 ? below + 1 : count,
            ]
            for other in neighbours where other < count { expected.insert(Pair(first: item, second: other)) }
        }
        #expect(isComplete && found == expected)
    }

    @Test("Frames in no order are left to an index")
    func unordered() {
        let frames = SpatialScene(.even, count: 20_000, seed: 3).frames
        #expect(!IntersectionSearch.forEachPair(of: frames) { _, _ in true })
    }

    @Test("The search ends when it is told to")
    func ends() {
        var count = 0
        let isComplete = IntersectionSearch.forEachPair(of: SpatialScene(.equal, count: 30, seed: 0).frames) { _, _ in
            count += 1
            return count < 5
        }
        #expect(!isComplete && count == 5)
    }

    private static func pairs(of frames: [CGRect]) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for (first, frame) in frames.enumerated() where frame.isReportable {
            for second in frames.indices where second > first && frames[second].isReportable {
                if frame.intersects(frames[second]) { pairs.insert(Pair(first: first, second: second)) }
            }
        }
        return pairs
    }
}
