import CanvasEngine
import CanvasPlugins

/// Looks at a canvas that was worked out for what its author should know.
struct Lint {
    /// The number of ids that a warning names.
    static let namedItems = 20

    let spec: Spec
    let sizes: [CGSize]
    let resolution: CanvasResolution
    let overlaps: OverlapPairs
    /// The number that would clear all overlaps.
    private let cure: OverlapCure?

    init(spec: Spec, sizes: [CGSize], resolution: CanvasResolution, overlaps: OverlapPairs) {
        (self.spec, self.sizes, self.resolution, self.overlaps) = (spec, sizes, resolution, overlaps)
        let hasCure = overlaps.worst != nil && overlaps.isComplete
        cure = hasCure ? OverlapCure(spec, sizes, resolution) : nil
    }

    /// The warnings, what keeps a canvas from being right first.
    func warnings() -> [Warning] {
        let found: [Warning?] = [
            overlap(), offCanvas(), placement(), marginsExceedCanvas(), coincident(), zeroSize(), estimated(),
            unusedGroups(), empty(),
        ]
        return found.compactMap { $0 }
    }

    /// The codes with which a check fails.
    static let failing: Set<String> = [
        "overlap", "off-canvas", "placement", "margins-exceed-canvas", "coincident",
    ]

    private func overlap() -> Warning? {
        guard let worst = overlaps.worst else { return nil }
        let count = overlaps.pairs.count
        var named: [Int] = []
        for pair in overlaps.pairs where named.count < Self.namedItems {
            for item in [Int(pair.first), Int(pair.second)] where !named.contains(item) { named.append(item) }
        }
        return LintText.overlap(
            count: count, isComplete: overlaps.isComplete, worst: (name(Int(worst.first)), name(Int(worst.second))),
            depth: overlaps.penetration, cure: cure, items: Array(named.prefix(Self.namedItems)))
    }

    private func offCanvas() -> Warning? {
        let canvas = resolution.contentSize
        let bounds = resolution.contentBounds
        guard Self.isOut(bounds, of: canvas) else { return nil }
        let out = resolution.frames.indices.filter { Self.isOut(resolution.frames[$0], of: canvas) }
        guard let first = out.first else { return nil }
        let insets = LayoutEngine.insets(for: spec.contentMargins, layoutDirection: spec.layoutDirection)
        let needed = CGSize(width: bounds.width + insets.horizontal, height: bounds.height + insets.vertical)
        let slack = OverlapPairs.tolerance
        let isTooSmall = needed.width > canvas.width + slack || needed.height > canvas.height + slack
        let holding = CGSize(width: max(canvas.width, needed.width), height: max(canvas.height, needed.height))
        let isStartLost = spec.layoutDirection == .rightToLeft && bounds.maxX > canvas.width + OverlapPairs.tolerance
        return LintText.offCanvas(
            count: out.count, of: resolution.frames.count, holding: isTooSmall ? holding : nil,
            firstLost: isStartLost ? name(first) : nil, items: Array(out.prefix(Self.namedItems)))
    }

    private static func isOut(_ frame: CGRect, of canvas: CGSize) -> Bool {
        let slack = OverlapPairs.tolerance
        return frame.minX < -slack || frame.minY < -slack || frame.maxX > canvas.width + slack
            || frame.maxY > canvas.height + slack
    }

    private func placement() -> Warning? {
        guard !resolution.problems.isEmpty else { return nil }
        var (items, surplus) = ([Int](), 0)
        var count = 0
        for problem in resolution.problems {
            switch problem {
            case .missing(let range):
                count += range.count
                items += range.prefix(max(0, Self.namedItems - items.count))
            case .surplus(let frames): surplus += frames
            case .notFinite(let item), .outOfReach(let item):
                count += 1
                if items.count < Self.namedItems { items.append(item) }
            }
        }
        return LintText.placement(count: count, surplus: surplus, items: items, reason: formulaFaults(of: items))
    }

    private func marginsExceedCanvas() -> Warning? {
        guard case .fixed(let width, let height) = spec.contentSize else { return nil }
        let margins = spec.contentMargins
        let needed = CGSize(width: margins.leading + margins.trailing, height: margins.top + margins.bottom)
        guard needed.width > width || needed.height > height else { return nil }
        return LintText.marginsExceedCanvas(needed: needed, canvas: CGSize(width: width, height: height))
    }

    /// Items on the same centre; whatever has a size then overlaps, so that the pairs are known already.
    private func coincident() -> Warning? {
        let frames = resolution.frames
        var items: Set<Int> = []
        for pair in overlaps.pairs {
            let (one, other) = (Int(pair.first), Int(pair.second))
            let (across, down) = (frames[one].midX - frames[other].midX, frames[one].midY - frames[other].midY)
            guard max(abs(across), abs(down)) <= OverlapPairs.tolerance else { continue }
            items.insert(one)
            items.insert(other)
        }
        guard !items.isEmpty else { return nil }
        return LintText.coincident(
            count: items.count, cure: cure, items: Array(items.sorted().prefix(Self.namedItems)))
    }

    private func zeroSize() -> Warning? {
        func isEmpty(_ size: CGSize) -> Bool { size.width == 0 || size.height == 0 }
        guard sizes.contains(where: isEmpty) else { return nil }
        let items = sizes.indices.filter { isEmpty(sizes[$0]) }
        return LintText.zeroSize(count: items.count, items: Array(items.prefix(Self.namedItems)))
    }

    private func estimated() -> Warning? {
        let items = spec.items.unsized
        guard spec.itemSize == nil, !items.isEmpty else { return nil }
        return LintText.estimated(
            count: items.count, size: spec.estimatedItemSize, items: Array(items.prefix(Self.namedItems)))
    }

    private func unusedGroups() -> Warning? {
        guard case .groupLayouts(let layouts) = spec.layout.values["groups"] else { return nil }
        let known = spec.items.groupNames
        let unused = layouts.keys.filter { !$0.isEmpty && !known.contains($0) }.sorted()
        guard let first = unused.first else { return nil }
        return LintText.unusedGroups(unused, nearest: NearestWord.misspelling(of: first, among: known))
    }

    private func empty() -> Warning? {
        spec.items.count == 0 ? LintText.empty : nil
    }

    private func name(_ item: Int) -> String {
        spec.items.ids[item]
    }
}
