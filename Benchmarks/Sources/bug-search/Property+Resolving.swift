import CanvasEngine
import RandomCanvas

/// The arguments of a resolve.
private struct ResolveInput {
    var sizes: [CGSize]
    var layout: StubLayout
    var contentSize: CanvasContentSize
    var margins: EdgeInsets
    var anchor: UnitPoint
    var direction: LayoutDirection

    /// Input that is exact in sixteenths of a point.
    static func ordinary(_ random: inout SplitMix64) -> ResolveInput {
        let frames = (0..<Int.random(in: 0...20, using: &random)).map { _ in random.frame() }
        let sizes: [CanvasContentSize] = [
            .automatic, .fixed(width: random.quarters(0...12_000), height: random.quarters(0...12_000)),
            .atLeast(width: random.quarters(0...12_000), height: random.quarters(0...12_000)),
        ]
        return ResolveInput(
            sizes: frames.map(\.size), layout: StubLayout(frames: frames),
            contentSize: random.pick(sizes, else: .automatic),
            margins: EdgeInsets(
                top: random.quarters(0...100), leading: random.quarters(0...100), bottom: random.quarters(0...100),
                trailing: random.quarters(0...100)),
            anchor: UnitPoint(x: random.quarters(-4...8), y: random.quarters(-4...8)), direction: random.direction())
    }

    /// Input that nobody should pass.
    static func hostile(_ random: inout SplitMix64) -> ResolveInput {
        let sizes = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.hostileSize() }
        let frames = (0..<Int.random(in: 0...14, using: &random)).map { _ in
            Bool.random(using: &random) ? random.hostileRect() : random.frame()
        }
        let derived = [
            CanvasDerivedValue("number", random.hostileNumber()),
            CanvasDerivedValue("boxes", boxes: [.init(name: "", frame: random.hostileRect())]),
        ]
        return ResolveInput(
            sizes: sizes, layout: StubLayout(frames: frames, derived: derived),
            contentSize: random.hostileContentSize(), margins: random.hostileMargins(),
            anchor: random.hostileAnchor(), direction: random.direction())
    }

    func resolve() -> CanvasResolution {
        LayoutEngine.resolve(
            sizes: sizes, layout: layout, contentSize: contentSize, margins: margins, contentAnchor: anchor,
            layoutDirection: direction)
    }
}

extension Property {
    /// The seven stages.
    static let resolving = [
        Property(name: "a resolution is finite, whole and repeatable") { random in
            let input = ResolveInput.hostile(&random)
            let resolution = input.resolve()
            if let fault = resolution.fault(itemCount: input.sizes.count) { return "\(fault): \(input)" }
            return input.resolve() == resolution ? nil : "not repeatable: \(input)"
        },
        Property(name: "a resolution is what the formulas say") { random in
            let input = ResolveInput.ordinary(&random)
            let resolution = input.resolve()
            return resolution.frames == expectedFrames(of: input) ? nil : "\(resolution.frames): \(input)"
        },
        Property(name: "moving all frames changes nothing") { random in
            var input = ResolveInput.ordinary(&random)
            let resolution = input.resolve()
            let (dx, dy) = (random.quarters(-4_000_000...4_000_000), random.quarters(-4_000_000...4_000_000))
            input.layout.frames = input.layout.frames.map { $0.offsetBy(dx: dx, dy: dy) }
            return input.resolve() == resolution ? nil : "moved by \(dx), \(dy): \(input)"
        },
        Property(name: "mirroring twice is nothing") { random in
            let frames = (0..<Int.random(in: 0...20, using: &random)).map { _ in random.frame().standardized }
            let cluster = LayoutEngine.normalize(
                CanvasCluster(frames: frames, bounds: CanvasLayoutResult(frames: frames).bounds))
            let once = LayoutEngine.mirror(cluster, layoutDirection: .rightToLeft)
            return LayoutEngine.mirror(once, layoutDirection: .rightToLeft) == cluster ? nil : "\(frames)"
        },
    ]

    /// The frames by the formulas of the pipeline, each item by itself.
    private static func expectedFrames(of input: ResolveInput) -> [CGRect] {
        let frames = input.layout.frames
        guard !frames.isEmpty else { return [] }
        let left = frames.map(\.minX).min() ?? 0
        let top = frames.map(\.minY).min() ?? 0
        let width = (frames.map(\.maxX).max() ?? 0) - left
        let height = (frames.map(\.maxY).max() ?? 0) - top
        let isMirrored = input.direction == .rightToLeft
        let margins = input.margins
        let insetLeft = isMirrored ? margins.trailing : margins.leading
        let horizontal = margins.leading + margins.trailing
        let vertical = margins.top + margins.bottom
        let canvas: CGSize =
            switch input.contentSize {
            case .automatic: CGSize(width: width + horizontal, height: height + vertical)
            case .fixed(let w, let h): CGSize(width: w, height: h)
            case .atLeast(let w, let h):
                CGSize(width: max(w, width + horizontal), height: max(h, height + vertical))
            }
        let anchorX = isMirrored ? 1 - input.anchor.x : input.anchor.x
        let originX = insetLeft + max(0, canvas.width - horizontal - width) * anchorX
        let originY = margins.top + max(0, canvas.height - vertical - height) * input.anchor.y
        return frames.map { frame in
            let x = isMirrored ? left + width - frame.maxX : frame.minX - left
            return CGRect(
                x: originX + x, y: originY + frame.minY - top, width: frame.width, height: frame.height)
        }
    }
}

extension CanvasResolution {
    /// What is wrong with the numbers; nil when nothing is.
    func fault(itemCount: Int) -> String? {
        if frames.count != itemCount { return "\(frames.count) frames" }
        if !frames.allSatisfy(\.isFinite) { return "a frame is not finite" }
        if frames.contains(where: { $0.size.width < 0 || $0.size.height < 0 }) { return "a negative extent" }
        if !contentBounds.isFinite || !CGRect(origin: .zero, size: contentSize).isFinite { return "not finite" }
        if contentSize.width < 0 || contentSize.height < 0 { return "a negative canvas" }
        for value in derived {
            switch value.content {
            case .number(let number): if !number.isFinite { return "\(value.name) is not finite" }
            case .boxes(let boxes): if !boxes.allSatisfy(\.frame.isFinite) { return "\(value.name) is not finite" }
            }
        }
        return nil
    }
}
