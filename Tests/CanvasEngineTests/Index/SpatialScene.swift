import TestSupport

import CanvasEngine

/// Frames of one character, and queries that are likely to touch them.
struct SpatialScene {
    /// What the frames are like.
    enum Character: String, CaseIterable {
        case even, tiles, sizesOfAllScales, fewHuge, manyLarge, bars, clusters, strip, equal, stacked, farFlung, broken
        case wholeNumbers, dense
    }

    var frames: [CGRect] = []
    private var random: SplitMix64

    init(_ character: Character, count: Int, seed: UInt64) {
        random = SplitMix64(seed: seed)
        for index in 0..<count { frames.append(frame(character, index: index)) }
    }

    /// A scene of at most 324 frames, for searches through all pairs: of seed 0 one frame, of each next one 17 more.
    static func small(_ character: Character, seed: UInt64) -> SpatialScene {
        SpatialScene(character, count: 1 + Int(seed % 20) * 17, seed: seed)
    }

    private mutating func frame(_ character: Character, index: Int) -> CGRect {
        switch character {
        case .even: rect(spread: 3000, size: 10...400)
        case .tiles: CGRect(x: Double(index % 20) * 168, y: Double(index / 20) * 168, width: 160, height: 160)
        case .sizesOfAllScales: scaled()
        case .fewHuge: rect(spread: 3000, size: index % 97 == 0 ? 2000...9000 : 10...50)
        case .manyLarge: rect(spread: 3000, size: index % 10 == 0 ? 900...1100 : 10...20)
        case .bars: index % 2 == 0 ? rect(spread: 3000, 500...2000, 1...2) : rect(spread: 3000, 1...2, 500...2000)
        case .clusters: rect(spread: 50, size: 1...9).offsetBy(dx: Double(index % 3) * 1e6, dy: Double(index % 2) * 1e5)
        case .strip: CGRect(x: Double(index) * 1e9, y: 0, width: 1e9, height: 100)
        case .equal: CGRect(x: 7, y: 8, width: 9, height: 10)
        case .stacked: CGRect(x: 0, y: 0, width: random.number(1...500), height: random.number(1...500))
        case .farFlung: rect(spread: index % 50 == 0 ? 1e15 : 900, size: 10...90)
        case .broken: broken()
        case .wholeNumbers: whole(reach: 12)
        case .dense: rect(spread: 40, size: 1...30)
        }
    }

    private mutating func rect(spread: Double, size: ClosedRange<Double>) -> CGRect {
        rect(spread: spread, size, size)
    }

    private mutating func rect(spread: Double, _ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> CGRect {
        CGRect(
            x: random.number(-spread...spread), y: random.number(-spread...spread), width: random.number(width),
            height: random.number(height))
    }

    private mutating func scaled() -> CGRect {
        var scale = 1.0
        for _ in 0..<random.below(40) { scale *= 2 }
        return rect(spread: 1e6, scale...(2 * scale), scale...(3 * scale))
    }

    private mutating func whole(reach: Int) -> CGRect {
        CGRect(
            x: Double(random.below(4 * reach) - 2 * reach), y: Double(random.below(4 * reach) - 2 * reach),
            width: Double(random.below(2 * reach) - reach), height: Double(random.below(2 * reach) - reach))
    }

    private mutating func broken() -> CGRect {
        let numbers: [CGFloat] = [
            0, -0.0, 1, -30, 500, 1e300, -1e300, 1.7e308, -1.7e308, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
        ]
        func pick() -> Double { numbers[random.below(numbers.count)] }
        return random.below(2) == 0
            ? rect(spread: 500, size: 1...90) : CGRect(x: pick(), y: pick(), width: pick(), height: pick())
    }

    /// A query: somewhere, along the edges of frames, without area, turned inside out, or everything.
    mutating func query() -> CGRect {
        let (first, second) = (frames[random.below(frames.count)], frames[random.below(frames.count)])
        switch random.below(8) {
        case 0: return CGRect(x: first.maxX, y: first.maxY, width: second.width, height: second.height)
        case 1: return CGRect(x: first.minX - second.width, y: first.minY, width: second.width, height: first.height)
        case 2: return first
        case 3: return CGRect(x: first.midX, y: first.midY, width: 0, height: random.number(0...9))
        case 4: return CGRect(x: first.maxX, y: second.minY, width: -first.width, height: -random.number(0...500))
        case 5: return broken()
        case 6: return whole(reach: 12)
        default: return first.insetBy(dx: random.number(-500...500), dy: random.number(-500...500))
        }
    }
}

extension CGRect {
    /// Whether a query may report the frame: its numbers are finite, and it has an area.
    var isReportable: Bool { isFinite && width > 0 && height > 0 }
}

extension SplitMix64 {
    /// A whole number from 0 to `limit` - 1.
    mutating func below(_ limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &self)
    }

    /// A number of the range.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// A frame with its corner in a square at the origin.
    mutating func frame(spread: Double, _ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> CGRect {
        CGRect(x: number(0...spread), y: number(0...spread), width: number(width), height: number(height))
    }
}
