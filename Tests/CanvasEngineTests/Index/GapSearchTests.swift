import Glibc
import TestSupport
import Testing

@testable import CanvasEngine

struct GapSearchTests {
    @Test(
        "The smallest gap is that of all pairs compared", arguments: SpatialScene.Character.allCases,
        0..<20 as Range<UInt64>)
    func bruteForce(character: SpatialScene.Character, seed: UInt64) {
        let frames = SpatialScene.small(character, seed: seed).frames
        let found = GapSearch.smallestGap(between: frames)
        let isInOrder = [.tiles, .strip].contains(character)
        // The boxes of 16 runs of eight frames cannot cover the whole more than 16 times, where it has a finite area.
        let isFew = frames.count <= 128 && character != .broken
        if found != nil || isInOrder || isFew {
            #expect(found == Self.smallestGap(between: frames), "\(character) seed \(seed)")
        }
    }

    @Test("Frames on a ring are searched to the end", arguments: [3, 8, 9, 60, 65, 72, 73, 500, 5000])
    func ring(count: Int) {
        // Centres 100 points apart along the ring.
        let radius = Double(count) * 100 / (2 * .pi)
        let frames = (0..<count).map { item in
            let angle = 2 * .pi * Double(item) / Double(count)
            return CGRect(x: radius * cos(angle), y: radius * sin(angle), width: 40, height: 20)
        }
        let found = GapSearch.smallestGap(between: frames)
        #expect(found == Self.smallestGap(between: frames))
    }

    @Test("Frames in the order of their places are searched to the end", arguments: [0, 1, 2, 8, 9, 64, 65, 5000])
    func ordered(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        // Columns of 200 points in rows of 20 items: a gap is at least 50, but for two items.
        var frames = (0..<count).map {
            CGRect(
                x: Double($0 % 20) * 200, y: Double($0 / 20) * 200, width: random.number(10...150),
                height: random.number(10...150))
        }
        if count > 2 {
            frames[count / 2].size.width = 150
            frames[count / 2 + 1].origin.x = frames[count / 2].maxX + 7
            frames[count / 2 + 1].origin.y = frames[count / 2].minY
        }
        let found = GapSearch.smallestGap(between: frames)
        #expect(count > 2 ? found == 7 : found == Self.smallestGap(between: frames))
    }

    @Test("Frames in no order are left to an index")
    func unordered() {
        #expect(GapSearch.smallestGap(between: SpatialScene(.even, count: 20_000, seed: 3).frames) == nil)
    }

    private static func smallestGap(between frames: [CGRect]) -> CGFloat {
        let solid = frames.filter(\.isReportable)
        var smallest = CGFloat.infinity
        for (index, one) in solid.enumerated() {
            for other in solid[..<index] {
                let across = max(other.minX - one.maxX, one.minX - other.maxX)
                let down = max(other.minY - one.maxY, one.minY - other.maxY)
                smallest = min(smallest, max(across, down))
            }
        }
        return smallest
    }
}
