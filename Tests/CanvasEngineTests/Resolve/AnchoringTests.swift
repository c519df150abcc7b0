import CanvasEngine
import TestSupport
import Testing

/// Stage 7: a cluster of 100 x 50 with insets of 10 (top), 20 (left), 30 (bottom) and 40 (right).
struct AnchoringTests {
    private let insets = CanvasInsets(top: 10, left: 20, bottom: 30, right: 40)
    private let cluster = CanvasCluster(
        frames: [CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 50, y: 40, width: 10, height: 10)],
        bounds: CGRect(x: 0, y: 0, width: 100, height: 50),
        derived: [
            CanvasDerivedValue("groups", boxes: [.init(name: "", frame: CGRect(x: 1, y: 2, width: 3, height: 4))])
        ],
        problems: [.surplus(count: 2)])

    private func anchor(
        _ contentSize: CanvasContentSize, at anchor: UnitPoint = .center, direction: LayoutDirection = .leftToRight
    ) -> CanvasResolution {
        LayoutEngine.anchor(
            cluster, contentSize: contentSize, insets: insets, contentAnchor: anchor, layoutDirection: direction)
    }

    @Test("An automatic canvas hugs the cluster and its insets, whatever the anchor")
    func automatic() {
        for point in [UnitPoint.topLeading, .center, .bottomTrailing, UnitPoint(x: 1e300, y: .nan)] {
            let resolution = anchor(.automatic, at: point)
            #expect(resolution.contentSize == CGSize(width: 160, height: 90))
            #expect(resolution.contentBounds == CGRect(x: 20, y: 10, width: 100, height: 50))
        }
    }

    @Test("Frames and derived boxes move with the cluster, problems are carried")
    func carried() {
        let resolution = anchor(.automatic)
        #expect(
            resolution.frames == [
                CGRect(x: 20, y: 10, width: 100, height: 10), CGRect(x: 70, y: 50, width: 10, height: 10),
            ])
        #expect(
            resolution.derived == [
                CanvasDerivedValue("groups", boxes: [.init(name: "", frame: CGRect(x: 21, y: 12, width: 3, height: 4))])
            ])
        #expect(resolution.problems == [.surplus(count: 2)])
    }

    @Test(
        "A fixed canvas places the cluster by the fraction of what is free: 240 x 160",
        arguments: [
            (UnitPoint.topLeading, .leftToRight, 20, 10), (.center, .leftToRight, 140, 90),
            (.bottomTrailing, .leftToRight, 260, 170), (UnitPoint(x: 0.25, y: 2), .leftToRight, 80, 330),
            (.topLeading, .rightToLeft, 260, 10), (.center, .rightToLeft, 140, 90), (.trailing, .rightToLeft, 20, 90),
        ] as [(UnitPoint, LayoutDirection, CGFloat, CGFloat)])
    func fixed(point: UnitPoint, direction: LayoutDirection, x: CGFloat, y: CGFloat) {
        let resolution = anchor(.fixed(width: 400, height: 250), at: point, direction: direction)
        #expect(resolution.contentSize == CGSize(width: 400, height: 250))
        #expect(resolution.contentBounds == CGRect(x: x, y: y, width: 100, height: 50))
        #expect(resolution.frames.first?.origin == CGPoint(x: x, y: y))
    }

    @Test("A cluster too large for a fixed canvas starts at the left and top inset in both directions")
    func overflow() {
        for direction in LayoutDirection.allCases {
            let resolution = anchor(.fixed(width: 150, height: 60), at: .bottomTrailing, direction: direction)
            #expect(resolution.contentSize == CGSize(width: 150, height: 60))
            #expect(resolution.contentBounds == CGRect(x: 20, y: 10, width: 100, height: 50))
        }
    }

    @Test("At least is the larger of hugging and the floor, on each axis by itself")
    func atLeast() {
        let wider = anchor(.atLeast(width: 200, height: 10), at: .trailing)
        #expect(wider.contentSize == CGSize(width: 200, height: 90))
        #expect(wider.contentBounds == CGRect(x: 60, y: 10, width: 100, height: 50))
        let taller = anchor(.atLeast(width: 160, height: 100), at: .bottom)
        #expect(taller.contentSize == CGSize(width: 160, height: 100))
        #expect(taller.contentBounds == CGRect(x: 20, y: 20, width: 100, height: 50))
    }

    @Test("A broken size counts as 0, a huge one as the largest length")
    func brokenSizes() {
        #expect(anchor(.fixed(width: .nan, height: -5)).contentSize == .zero)
        #expect(anchor(.atLeast(width: .nan, height: .infinity)).contentSize == CGSize(width: 160, height: 90))
        #expect(anchor(.fixed(width: 1e300, height: 7)).contentSize == CGSize(width: 1e12, height: 7))
    }

    @Test("A broken anchor counts as 0 or moves the cluster no farther than a frame may lie")
    func brokenAnchors() {
        let fixed = CanvasContentSize.fixed(width: 400, height: 250)
        #expect(anchor(fixed, at: UnitPoint(x: .nan, y: 0)).contentBounds.origin == CGPoint(x: 20, y: 10))
        #expect(anchor(fixed, at: UnitPoint(x: .infinity, y: 0)).contentBounds.origin == CGPoint(x: 20 + 1e15, y: 10))
        #expect(anchor(fixed, at: UnitPoint(x: -1e300, y: 0)).contentBounds.origin == CGPoint(x: 20 - 1e15, y: 10))
    }

    @Test("A canvas that hugs leaves exactly nothing free, whatever the sums round to", arguments: seeds)
    func noRoundingError(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            func number() -> CGFloat { CGFloat.random(in: 0...1000, using: &random) }
            let cluster = CanvasCluster(frames: [], bounds: CGRect(x: 0, y: 0, width: number(), height: number()))
            let insets = CanvasInsets(top: number(), left: number(), bottom: number(), right: number())
            let resolution = LayoutEngine.anchor(
                cluster, contentSize: .automatic, insets: insets, contentAnchor: .bottomTrailing,
                layoutDirection: .leftToRight)
            #expect(resolution.contentBounds.origin == CGPoint(x: insets.left, y: insets.top), "seed \(seed)")
        }
    }
}
