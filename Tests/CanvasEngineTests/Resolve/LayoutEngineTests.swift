import CanvasEngine
import TestSupport
import Testing

/// The seven stages in a row.
struct LayoutEngineTests {
    @Test("A flow on a fixed canvas, right-to-left, by hand")
    func flowRightToLeft() {
        let resolution = LayoutEngine.resolve(
            sizes: [CGSize(width: 100, height: 50), CGSize(width: 60, height: 20)],
            layout: .flow(horizontalSpacing: 10, verticalSpacing: 10, alignment: .top),
            contentSize: .fixed(width: 400, height: 300),
            margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), contentAnchor: .topLeading,
            layoutDirection: .rightToLeft)
        // One row of 170, mirrored: the first item at 70, the second at 0. Insets are left 4 and right 2, so that
        // 400 - 6 - 170 = 224 points are free; the anchor's x becomes 1: the cluster starts at 4 + 224.
        #expect(
            resolution.frames == [
                CGRect(x: 298, y: 1, width: 100, height: 50), CGRect(x: 228, y: 1, width: 60, height: 20),
            ])
        #expect(resolution.contentSize == CGSize(width: 400, height: 300))
        #expect(resolution.contentBounds == CGRect(x: 228, y: 1, width: 170, height: 50))
        #expect(resolution.derived.first == CanvasDerivedValue("wrapWidth", 394))
    }

    @Test("Negative coordinates are normalized onto the canvas")
    func negativeCoordinates() {
        let stub = StubLayout(frames: [
            CGRect(x: -500, y: -300, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 20),
        ])
        let resolution = LayoutEngine.resolve(
            sizes: [CGSize(width: 10, height: 10), CGSize(width: 20, height: 20)], layout: stub,
            margins: EdgeInsets(all: 5))
        #expect(
            resolution.frames == [
                CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 505, y: 305, width: 20, height: 20),
            ])
        #expect(resolution.contentSize == CGSize(width: 530, height: 330))
    }

    @Test("Without items the canvas is its margins, or its size")
    func noItems() {
        let empty = LayoutEngine.resolve(sizes: [], layout: .flow())
        #expect(empty.frames.isEmpty)
        #expect(empty.contentSize == .zero)
        let margins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let hugging = LayoutEngine.resolve(sizes: [], layout: .grid(columns: 3), margins: margins)
        #expect(hugging.contentSize == CGSize(width: 6, height: 4))
        #expect(hugging.contentBounds == CGRect(x: 2, y: 1, width: 0, height: 0))
        let fixed = LayoutEngine.resolve(sizes: [], layout: .flow(), contentSize: .fixed(width: 100, height: 50))
        #expect(fixed.contentSize == CGSize(width: 100, height: 50))
        #expect(fixed.contentBounds == CGRect(x: 50, y: 25, width: 0, height: 0))
    }

    @Test("Frames without area count in the bounds")
    func zeroSizeFrames() {
        let stub = StubLayout(frames: [
            CGRect(x: -50, y: 0, width: 0, height: 0), CGRect(x: 0, y: 0, width: 10, height: 10),
        ])
        let resolution = LayoutEngine.resolve(sizes: [.zero, CGSize(width: 10, height: 10)], layout: stub)
        #expect(resolution.contentSize == CGSize(width: 60, height: 10))
        #expect(resolution.frames[0] == .zero)
    }

    @Test("The stages called one by one give what resolve gives", arguments: seeds)
    func stageByStage(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let layout = StubLayout(frames: (0..<5).map { _ in random.hostileRect() })
            let sizes = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.hostileSize() }
            let (contentSize, margins) = (random.hostileContentSize(), random.hostileInsets())
            let anchor = random.hostileAnchor()
            for direction in LayoutDirection.allCases {
                let insets = LayoutEngine.insets(for: margins, layoutDirection: direction)
                let proposal = LayoutEngine.proposal(
                    for: contentSize, horizontalInsets: insets.horizontal, verticalInsets: insets.vertical)
                var cache: Void?
                let placed = LayoutEngine.place(
                    LayoutEngine.sanitize(sizes), by: layout, in: proposal, cache: &cache)
                let mirrored = LayoutEngine.mirror(LayoutEngine.normalize(placed), layoutDirection: direction)
                let anchored = LayoutEngine.anchor(
                    mirrored, contentSize: contentSize, insets: insets, contentAnchor: anchor,
                    layoutDirection: direction)
                let resolved = LayoutEngine.resolve(
                    sizes: sizes, layout: layout, contentSize: contentSize, margins: margins, contentAnchor: anchor,
                    layoutDirection: direction)
                #expect(anchored == resolved, "seed \(seed)")
            }
        }
    }
}
