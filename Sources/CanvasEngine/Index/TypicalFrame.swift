/// The typical size and place of some frames, from a sample of them.
struct TypicalFrame {
    /// The largest number of frames that are looked at; odd, so that there is a middle one.
    private static let sampleLimit = 127
    /// What is ordinary: from this part of the typical length to that many times as much.
    private static let ordinaryRange = (least: 1.0 / 16, most: 4.0)

    /// The median width and height.
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0
    /// The number of sampled frames, and how many of them are smaller than ordinary on an axis.
    private(set) var sampleCount = 0
    private(set) var smallCount = 0
    /// Where nearly all left and top edges lie.
    private(set) var lefts: ClosedRange<CGFloat> = 0...0
    private(set) var tops: ClosedRange<CGFloat> = 0...0

    /// Takes the sample: the same one for the same frames. Frames that are never reported tell nothing.
    init(of frames: SpatialMembers) {
        let sample = Self.positions(among: frames.count).map { frames[$0] }.filter(SpatialMembers.isReported)
        guard !sample.isEmpty else { return }
        sampleCount = sample.count
        width = sample.map(\.width).sorted()[sampleCount / 2]
        height = sample.map(\.height).sorted()[sampleCount / 2]
        lefts = Self.middle(of: sample.map(\.minX))
        tops = Self.middle(of: sample.map(\.minY))
        let typical = self
        smallCount = sample.count { $0.width < typical.leastWidth || $0.height < typical.leastHeight }
    }

    /// Whether so many are smaller than ordinary that they are worth a grid of their own.
    var hasManySmall: Bool { smallCount > sampleCount / 16 }

    /// The smallest and the largest ordinary width and height.
    var leastWidth: CGFloat { width * Self.ordinaryRange.least }
    var leastHeight: CGFloat { height * Self.ordinaryRange.least }
    var mostWidth: CGFloat { width * Self.ordinaryRange.most }
    var mostHeight: CGFloat { height * Self.ordinaryRange.most }

    /// All positions, or some without order: a regular step could keep pace with the columns of a grid.
    private static func positions(among count: Int) -> [Int] {
        if count <= sampleLimit { return Array(0..<count) }
        var state: UInt64 = 0
        return (0..<sampleLimit).map { _ in
            // SplitMix64, by G. Steele, D. Lea and C. Flood.
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)).multipliedFullWidth(by: UInt64(count)).high)
        }
    }

    /// The range of the values without the outermost few, and an eighth more on both sides.
    private static func middle(of values: [CGFloat]) -> ClosedRange<CGFloat> {
        let values = values.sorted()
        let outermost = values.count / 32
        let (low, high) = (values[outermost], values[values.count - 1 - outermost])
        // Edges may be infinite though all four numbers of a frame are finite; the margin is none then.
        let margin = max(0, high / 8 - low / 8)
        return (low - margin)...(high + margin)
    }
}
