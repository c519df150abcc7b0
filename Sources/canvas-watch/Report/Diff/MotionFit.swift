import CanvasEngine

/// Looks for one motion of the items' centres.
///
/// Turns, scales and mirrors are least-squares fits in the complex plane, p' = a p + t or p' = b conj(p) + t with both sets
/// of centres around their means, and hold for all items that both renderings have (K. Arun, T. Huang, S. Blostein,
/// "Least-squares fitting of two 3-D point sets", 1987, in two dimensions).
struct MotionFit {
    private let oldFrames: [CGRect]
    private let newFrames: [CGRect]
    private let matching: ItemMatching

    /// The number of items that decide at first sight whether a full fit is worth the time.
    private static let sampleCount = 64

    init(from old: Rendering, to new: Rendering, matching: ItemMatching) {
        (oldFrames, newFrames) = (old.resolution.frames, new.resolution.frames)
        self.matching = matching
    }

    /// The motion that explains all moved items, given their changes; nil when there is none, or fewer than two moved.
    func motion(of moved: [ItemChange]) -> ItemMotion? {
        if let vector = Self.commonVector(moved) { return .translation(vector) }
        guard matching.matchedCount >= 2, moved.count >= 2 else { return nil }
        let sample = stride(from: 0, to: newFrames.count, by: max(newFrames.count / Self.sampleCount, 1))
        guard fit(Array(sample)) != nil else { return nil }
        return fit(newFrames.indices)
    }

    /// The vector of all moved items; nil when there are two of them that differ, or fewer than two.
    private static func commonVector(_ moved: [ItemChange]) -> CGSize? {
        guard moved.count >= 2, let common = moved.first?.vector else { return nil }
        let isCommon = moved.allSatisfy { change in
            (change.vector.width - common.width).magnitude <= ItemChange.epsilon
                && (change.vector.height - common.height).magnitude <= ItemChange.epsilon
        }
        return isCommon ? common : nil
    }

    private func fit(_ items: some Collection<Int>) -> ItemMotion? {
        oldFrames.withUnsafeBufferPointer { old in
            newFrames.withUnsafeBufferPointer { new in
                matching.sources.withUnsafeBufferPointer { sources in
                    Self.fit(CentrePairs(old: old, new: new, sources: sources), items)
                }
            }
        }
    }

    private static func fit(_ pairs: CentrePairs, _ items: some Collection<Int>) -> ItemMotion? {
        var means = CentreMeans()
        pairs.forEach(items) { means.add($0, $1) }
        guard means.count >= 2 else { return nil }
        var sums = CentreSums()
        pairs.forEach(items) { sums.add($0 - means.old, $1 - means.new) }
        guard sums.squares > 0 else { return nil }
        let reach = sums.largestSquare.squareRoot()
        let tolerance = 2 * ItemChange.epsilon + 1e-9 * reach
        func explains(_ factor: PlaneVector, isMirrored: Bool = false) -> Bool {
            pairs.allSatisfy(items) { old, new in
                let centred = old - means.old
                let error = factor * (isMirrored ? centred.conjugate : centred) - (new - means.new)
                return error.x.magnitude <= tolerance && error.y.magnitude <= tolerance
            }
        }
        if explains(PlaneVector(x: -1, y: 0), isMirrored: true) { return .mirrorLeftRight }
        if explains(PlaneVector(x: 1, y: 0), isMirrored: true) { return .mirrorTopBottom }
        let (flat, isCertain) = (tolerance / reach, means.count >= 3)
        let turn = sums.direct / sums.squares
        if let motion = similarity(turn, flat: flat, isCertain: isCertain), explains(turn) { return motion }
        let mirror = sums.mirrored / sums.squares
        guard isCertain, (mirror.length - 1).magnitude <= flat, explains(mirror, isMirrored: true) else { return nil }
        return .reflection(axis: mirror.degrees / 2)
    }

    /// The turn and the scale of a factor.
    ///
    /// Two items always fit some turn with some scale: for them it must be one of both.
    private static func similarity(_ factor: PlaneVector, flat: CGFloat, isCertain: Bool) -> ItemMotion? {
        let length = factor.length
        guard length > flat else { return nil }
        let isTurn = factor.x < 0 || factor.y.magnitude > flat * length
        let isScale = (length - 1).magnitude > flat
        guard isTurn || isScale, isCertain || isTurn != isScale else { return nil }
        return .similarity(degrees: isTurn ? factor.degrees : 0, scale: isScale ? length : 1)
    }
}
