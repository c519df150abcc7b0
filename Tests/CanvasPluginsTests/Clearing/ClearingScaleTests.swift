import CanvasEngine
import TestSupport
import Testing

@testable import CanvasPlugins

struct ClearingScaleTests {
    @Test("The scale is the largest over all pairs", arguments: seeds)
    func agreesWithDefinition(seed: UInt64) {
        for character in CentreScene.Character.allCases {
            for (count, spacing) in [(1, 8.0), (2, 0), (9, 0), (60, 8), (200, 0), (200, 0.5)] {
                let scene = CentreScene(character, count: count, seed: seed)
                let expected = definition(scene.centres, scene.sizes, spacing)
                let scale = clearingScale(centres: scene.centres, sizes: scene.sizes, spacing: spacing)
                #expect(
                    abs(scale - expected) <= 1e-14 * expected,
                    "\(character), \(count) items, spacing \(spacing), seed \(seed): \(scale), not \(expected)")
            }
        }
    }

    /// The formula as the design gives it, pair by pair.
    private func definition(_ centres: [CGPoint], _ sizes: [CGSize], _ spacing: CGFloat) -> CGFloat {
        var scale = 0.0
        for i in centres.indices {
            for j in 0..<i {
                let dx = abs(centres[i].x - centres[j].x)
                let dy = abs(centres[i].y - centres[j].y)
                let width = (sizes[i].width + sizes[j].width) / 2 + spacing
                let height = (sizes[i].height + sizes[j].height) / 2 + spacing
                switch (dx < 1e-12, dy < 1e-12) {
                case (true, true): break
                case (true, false): scale = max(scale, height / dy)
                case (false, true): scale = max(scale, width / dx)
                case (false, false): scale = max(scale, min(width / dx, height / dy))
                }
            }
        }
        return scale
    }

    @Test("Two frames side by side and one above the other, by hand")
    func byHand() {
        let sizes = [CGSize(width: 30, height: 20), CGSize(width: 50, height: 40)]
        // Side by side: (40 + 8) / 2; above each other: (30 + 8) / 4; diagonally the smaller of 48 / 1 and 38 / 2.
        let pairs: [(CGPoint, Double)] = [
            (CGPoint(x: 2, y: 0), 24), (CGPoint(x: 0, y: -4), 9.5), (CGPoint(x: 1, y: 2), 19), (CGPoint.zero, 0),
        ]
        for (centre, expected) in pairs {
            #expect(clearingScale(centres: [.zero, centre], sizes: sizes, spacing: 8) == expected)
        }
    }

    @Test("What is not finite is left out")
    func hostile() {
        let centres = [CGPoint(x: 0, y: 0), CGPoint(x: .nan, y: 1), CGPoint(x: 2, y: 0), CGPoint(x: 1, y: .infinity)]
        let sizes = [CGSize](repeating: CGSize(width: 4, height: 4), count: 3)
        #expect(clearingScale(centres: centres, sizes: sizes, spacing: .nan) == 2)
        #expect(clearingScale(centres: centres, sizes: [], spacing: 8) == 0)
        let huge = [CGSize](repeating: CGSize(width: 1e308, height: 1e308), count: 4)
        #expect(clearingScale(centres: centres, sizes: huge, spacing: 1e308).isFinite)
    }

    @Test("The work grows little faster than the items", arguments: CentreScene.Character.allCases)
    func nearLinear(character: CentreScene.Character) {
        func visits(_ count: Int) -> Int {
            let scene = CentreScene(character, count: count, seed: 4)
            var search = ClearingSearch(centres: scene.centres, sizes: scene.sizes, spacing: 0)
            search.run()
            return search.visits
        }
        let (few, many) = (visits(1000), visits(16_000))
        // A look at every pair would grow by 256.
        #expect(many < 40 * few, "\(few) visits for 1 000 items, \(many) for 16 000")
    }
}
