import CanvasEngine
import TestSupport
import Glibc

/// A layout's frames for some sizes, and what follows from them.
struct LayoutProbe {
    let frames: [CGRect]
    let derived: [CanvasDerivedValue]

    init(_ layout: some CanvasLayout, sizes: [CGSize], in proposal: CanvasProposal = .unspecified) {
        let erased = AnyCanvasLayout(layout)
        var cache = erased.makeCache(itemCount: sizes.count)
        let result = erased.place(CanvasLayoutItems(sizes: sizes), in: proposal, cache: &cache)
        frames = result.frames
        derived = result.derived
    }

    /// The centres of the frames.
    var centres: [CGPoint] {
        frames.map { CGPoint(x: $0.origin.x + $0.size.width / 2, y: $0.origin.y + $0.size.height / 2) }
    }

    /// The derived number of a name; not a number where there is none.
    func number(_ name: String) -> CGFloat {
        for case .number(let number) in derived.filter({ $0.name == name }).map(\.content) { return number }
        return .nan
    }

    /// Whether every frame is one.
    var isFinite: Bool {
        frames.allSatisfy(\.isFinite)
    }

    /// The number of pairs that overlap by more than a depth on both axes, counted pair by pair.
    func overlaps(deeperThan depth: CGFloat) -> Int {
        Self.overlaps(of: frames, deeperThan: depth)
    }

    /// The number of pairs of frames that overlap by more than a depth on both axes.
    static func overlaps(of frames: [CGRect], deeperThan depth: CGFloat) -> Int {
        var count = 0
        for i in frames.indices {
            for j in 0..<i {
                let (a, b) = (frames[i], frames[j])
                let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
                let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
                if width > depth && height > depth { count += 1 }
            }
        }
        return count
    }
}

/// The straight distance of two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(a.x - b.x, a.y - b.y)
}

/// The sizes of the notes in the example ring.
func noteSizes(_ count: Int) -> [CGSize] {
    (0..<count).map { note in
        let (width, height) = (110 + 37 * note % 90, 64 + 53 * note % 60)
        return CGSize(width: CGFloat(width), height: CGFloat(height))
    }
}

/// Random sizes up to 200 points a side.
func randomSizes(_ count: Int, seed: UInt64) -> [CGSize] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in CGSize(width: random.number(5...200), height: random.number(5...200)) }
}
