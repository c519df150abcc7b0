import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

struct SmallestGapTests {
    @Test("The gap of a pair is the larger one of both axes")
    func pair() {
        let one = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(SmallestGap.gap(one, CGRect(x: 13, y: 5, width: 10, height: 10)) == 3)
        #expect(SmallestGap.gap(one, CGRect(x: 13, y: 14, width: 10, height: 10)) == 4)
        #expect(SmallestGap.gap(one, CGRect(x: 8, y: 4, width: 10, height: 10)) == -2)
        #expect(SmallestGap.gap(between: [one]) == nil)
        #expect(SmallestGap.gap(between: [one, CGRect(x: 5, y: 5, width: 0, height: 9)]) == nil)
    }

    @Test("The smallest gap is that of all pairs compared", arguments: 0..<60 as Range<UInt64>)
    func bruteForce(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let extent: CGFloat = [100, 3000, 1e6].randomElement(using: &random) ?? 100
        // Few and many frames are searched in different ways.
        let limit = [10, 64, 65, 300].randomElement(using: &random) ?? 10
        let frames = (0..<Int.random(in: (limit / 2)...limit, using: &random)).map { _ in
            CGRect(
                x: .random(in: 0...extent, using: &random), y: .random(in: 0...extent, using: &random),
                width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random))
        }
        var smallest = CGFloat.infinity
        for first in frames.indices {
            for second in frames.indices where second > first {
                smallest = min(smallest, SmallestGap.gap(frames[first], frames[second]))
            }
        }
        #expect(SmallestGap.gap(between: frames) == smallest, "seed \(seed)")
    }

    @Test("A diff tells how the smallest gap changed, and how far items overlap as a negative one")
    func change() throws {
        func row(_ step: CGFloat) -> Rendering {
            .fixture((0..<3).map { CGRect(x: CGFloat($0) * step, y: 0, width: 40, height: 20) }, contentSize: .zero)
        }
        let closer = try #require(CanvasDiff(from: row(52), to: row(45.5)))
        #expect(DiffText(diff: closer).lines().last == "smallest gap 12 -> 5.5")
        let overlapping = try #require(CanvasDiff(from: row(45.5), to: row(32)))
        #expect(DiffText(diff: overlapping).lines().last == "smallest gap 5.5 -> -8")
    }
}
