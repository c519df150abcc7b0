import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

/// The area that frames cover together.
struct CoveredAreaTests {
    @Test("what two frames share counts once")
    func countsSharedAreaOnce() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(CoveredArea.of([]) == 0)
        #expect(CoveredArea.of([square]) == 100)
        #expect(CoveredArea.of([square, square, square]) == 100)
        #expect(CoveredArea.of([square, CGRect(x: 5, y: 5, width: 10, height: 10)]) == 175)
        #expect(CoveredArea.of([square, CGRect(x: 10, y: 0, width: 10, height: 10)]) == 200)
        #expect(CoveredArea.of([square, CGRect(x: -5, y: 4, width: 20, height: 2)]) == 120)
        #expect(CoveredArea.of([square, CGRect(x: 20, y: 20, width: 0, height: 5)]) == 100)
    }

    @Test("frames on whole numbers cover as many unit squares as can be counted", arguments: 0..<30 as Range<UInt64>)
    func agreesWithCounting(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var covered = Set<Int>()
        let frames = (0..<generator.below(30)).map { _ in
            let (x, y) = (generator.below(30), generator.below(30))
            let (width, height) = (generator.below(12), generator.below(12))
            for column in x..<(x + width) {
                for row in y..<(y + height) { covered.insert(row * 100 + column) }
            }
            return CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
        }
        #expect(CoveredArea.of(frames) == Double(covered.count), "seed \(seed)")
    }
}
