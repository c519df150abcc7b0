import CanvasEngine
import TestSupport
import Testing

/// What observers are told.
struct CanvasViewportTests {
    @Test("A viewport is at rest unless it is said to move")
    func moving() {
        let rect = CGRect(x: 0, y: 0, width: 390, height: 844)
        let size = CGSize(width: 1000, height: 1000)
        #expect(!CanvasViewport(visibleRect: rect, contentSize: size).isMoving)
        #expect(CanvasViewport(visibleRect: rect, contentSize: size, isDragging: true).isMoving)
        #expect(CanvasViewport(visibleRect: rect, contentSize: size, isDecelerating: true).isMoving)
        #expect(CanvasViewport(visibleRect: rect, contentSize: size, isDragging: true, isDecelerating: true).isMoving)
    }

    @Test("The overscan is 128 on each side, or what is asked for")
    func overscan() {
        let viewport = CanvasViewport(visibleRect: CGRect(x: 200, y: 300, width: 100, height: 50), contentSize: .zero)
        #expect(viewport.realizedRect() == CGRect(x: 72, y: 172, width: 356, height: 306))
        #expect(viewport.realizedRect(overscan: 10) == CGRect(x: 190, y: 290, width: 120, height: 70))
        #expect(viewport.realizedRect(overscan: 0) == viewport.visibleRect)
        #expect(viewport.realizedRect(overscan: -10) == viewport.visibleRect)
        #expect(viewport.realizedRect(overscan: .nan) == viewport.visibleRect)
    }

    @Test("A camera tells where it stands")
    func camera() {
        let camera = CanvasCamera(
            viewportSize: CGSize(width: 100, height: 50), contentSize: CGSize(width: 300, height: 50))
        #expect(
            camera.viewport(isDecelerating: true)
                == CanvasViewport(
                    visibleRect: CGRect(x: 100, y: 0, width: 100, height: 50),
                    contentSize: CGSize(width: 300, height: 50), isDecelerating: true))
    }

    @Test(
        "The items that enter and leave are the difference of what is visible",
        arguments: [
            ([], [], [], []), ([1, 2, 3], [1, 2, 3], [], []), ([], [4, 5], [4, 5], []), ([4, 5], [], [], [4, 5]),
            ([1, 3, 5, 7], [3, 4, 5, 6], [4, 6], [1, 7]), ([1, 2], [8, 9], [8, 9], [1, 2]),
            ([8, 9], [1, 2], [1, 2], [8, 9]),
        ] as [([Int], [Int], [Int], [Int])])
    func change(before: [Int], after: [Int], entered: [Int], left: [Int]) {
        let change = VisibilityChange(from: before, to: after)
        #expect(change.entered == entered)
        #expect(change.left == left)
        #expect(change.isEmpty == (before == after))
    }

    @Test("Leaving and entering turn what was visible into what is", arguments: seeds)
    func changeApplied(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let before = Set((0..<20).map { _ in Int.random(in: 0...30, using: &random) })
            let after = Set((0..<20).map { _ in Int.random(in: 0...30, using: &random) })
            let change = VisibilityChange(from: before.sorted(), to: after.sorted())
            #expect(change.entered == after.subtracting(before).sorted(), "seed \(seed)")
            #expect(change.left == before.subtracting(after).sorted(), "seed \(seed)")
        }
    }
}
