import CanvasEngine
import TestSupport
import Testing

/// What holds for whatever goes in.
struct InvariantTests {
    /// The numbers of a result, bit by bit.
    private func bits(of resolution: CanvasResolution) -> [UInt64] {
        (resolution.frames + [resolution.contentBounds, CGRect(origin: .zero, size: resolution.contentSize)]).flatMap {
            [$0.origin.x.bitPattern, $0.origin.y.bitPattern, $0.size.width.bitPattern, $0.size.height.bitPattern]
        }
    }

    /// A layout of any kind, with hostile parameters.
    private func hostileLayout(itemCount: Int, _ random: inout SplitMix64) -> AnyCanvasLayout {
        switch Int.random(in: 0...2, using: &random) {
        case 0:
            AnyCanvasLayout(
                .flow(
                    horizontalSpacing: random.hostileNumber(), verticalSpacing: random.hostileNumber(),
                    alignment: VerticalAlignment.allCases.randomElement(using: &random) ?? .top,
                    maxWidth: Bool.random(using: &random) ? nil : random.hostileNumber()))
        case 1:
            AnyCanvasLayout(
                .grid(
                    columns: [Int.min, -1, 0, 1, 2, 7, Int.max].randomElement(using: &random) ?? 1,
                    horizontalSpacing: random.hostileNumber(), verticalSpacing: random.hostileNumber()))
        default:
            AnyCanvasLayout(
                StubLayout(
                    frames: (0..<Int.random(in: 0...(2 * itemCount + 1), using: &random)).map { _ in
                        Bool.random(using: &random) ? random.hostileRect() : random.frame()
                    },
                    derived: [
                        CanvasDerivedValue("number", random.hostileNumber()),
                        CanvasDerivedValue("boxes", boxes: [.init(name: "", frame: random.hostileRect())]),
                    ]))
        }
    }

    @Test(
        "Nothing traps, every number is finite, there is a frame per item, the same input gives the same bits",
        arguments: seeds)
    func hostileInput(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for round in 0..<400 {
            let sizes = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.hostileSize() }
            let layout = hostileLayout(itemCount: sizes.count, &random)
            let (contentSize, margins) = (random.hostileContentSize(), random.hostileInsets())
            let anchor = random.hostileAnchor()
            for direction in LayoutDirection.allCases {
                func resolve() -> CanvasResolution {
                    LayoutEngine.resolve(
                        sizes: sizes, layout: layout, contentSize: contentSize, margins: margins,
                        contentAnchor: anchor, layoutDirection: direction)
                }
                let resolution = resolve()
                #expect(resolution.isFinite, "seed \(seed), round \(round): \(resolution)")
                #expect(resolution.frames.count == sizes.count, "seed \(seed), round \(round)")
                #expect(
                    resolution.frames.allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 },
                    "seed \(seed), round \(round)")
                #expect(bits(of: resolve()) == bits(of: resolution), "seed \(seed), round \(round)")
            }
        }
    }

    @Test("Moving all of a layout's frames changes nothing", arguments: seeds)
    func translation(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for round in 0..<100 {
            let frames = (0..<Int.random(in: 1...20, using: &random)).map { _ in random.frame() }
            let (dx, dy) = (random.quarters(in: -4_000_000...4_000_000), random.quarters(in: -4_000_000...4_000_000))
            let sizes = frames.map(\.size)
            for direction in LayoutDirection.allCases {
                func resolve(_ frames: [CGRect]) -> CanvasResolution {
                    LayoutEngine.resolve(
                        sizes: sizes, layout: StubLayout(frames: frames),
                        contentSize: .fixed(width: 3000, height: 10), margins: EdgeInsets(all: 16),
                        contentAnchor: .trailing, layoutDirection: direction)
                }
                #expect(
                    resolve(frames.map { $0.offsetBy(dx: dx, dy: dy) }) == resolve(frames),
                    "seed \(seed), round \(round): \(dx) \(dy)")
            }
        }
    }

    @Test("Unless a fixed canvas overflows, right-to-left is the mirror image of left-to-right", arguments: seeds)
    func twins(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for round in 0..<200 {
            let sizes = (0..<Int.random(in: 0...20, using: &random)).map { _ in random.size() }
            let layout =
                Bool.random(using: &random)
                ? AnyCanvasLayout(.grid(columns: 4)) : AnyCanvasLayout(.flow(maxWidth: random.quarters(in: 0...4000)))
            let margins = EdgeInsets(
                top: random.quarters(in: 0...100), leading: random.quarters(in: 0...100),
                bottom: random.quarters(in: 0...100), trailing: random.quarters(in: 0...100))
            let anchor = UnitPoint(x: random.quarters(in: 0...4), y: random.quarters(in: 0...4))
            let floor = CanvasContentSize.atLeast(
                width: random.quarters(in: 0...8000), height: random.quarters(in: 0...8000))
            func resolve(_ direction: LayoutDirection, _ contentSize: CanvasContentSize) -> CanvasResolution {
                LayoutEngine.resolve(
                    sizes: sizes, layout: layout, contentSize: contentSize, margins: margins, contentAnchor: anchor,
                    layoutDirection: direction)
            }
            for contentSize in [.automatic, .fixed(width: 4096, height: 4096), floor] {
                let (left, right) = (resolve(.leftToRight, contentSize), resolve(.rightToLeft, contentSize))
                let width = left.contentSize.width
                #expect(
                    right.frames
                        == left.frames.map {
                            CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
                        }, "seed \(seed), round \(round)")
                #expect(right.contentSize == left.contentSize, "seed \(seed), round \(round)")
            }
        }
    }

    @Test("Ten thousand equal rectangles at one place resolve")
    func equalRectangles() {
        let frame = CGRect(x: -7, y: -7, width: 10, height: 10)
        let resolution = LayoutEngine.resolve(
            sizes: Array(repeating: frame.size, count: 10_000),
            layout: StubLayout(frames: Array(repeating: frame, count: 10_000)))
        #expect(resolution.contentSize == CGSize(width: 10, height: 10))
        #expect(resolution.frames == Array(repeating: CGRect(x: 0, y: 0, width: 10, height: 10), count: 10_000))
    }

    @Test("A strip of one row, a billion points wide, resolves to the last item")
    func longStrip() {
        let resolution = LayoutEngine.resolve(
            sizes: Array(repeating: CGSize(width: 999_992, height: 10), count: 1000), layout: .grid(columns: .max))
        #expect(resolution.contentSize == CGSize(width: 1_000_000_000 - 8, height: 10))
        #expect(resolution.frames.last == CGRect(x: 999_000_000, y: 0, width: 999_992, height: 10))
    }
}
