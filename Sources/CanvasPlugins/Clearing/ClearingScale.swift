import CanvasEngine

/// The smallest factor by which centres must be scaled so that no two frames come closer than `spacing`.
///
/// For each pair it is the smaller of ((wi + wj) / 2 + spacing) / |dx| and ((hi + hj) / 2 + spacing) / |dy|, and the
/// result is the largest of these, or 0. A distance below 1e-12 on an axis counts as none on that axis; pairs at the same
/// point are skipped, since no factor parts them. Exact, in time that grows little faster than the number of items.
///
/// - Parameters:
///   - centres: the centre of each frame, in any unit. One with a number that is not finite is left out.
///   - sizes: the size of each frame, in points. One that is missing, or has a number that is not finite, is left out.
///   - spacing: the gap to keep free between frames, in points; 0 where it is not finite.
/// - Returns: points per unit of the centres.
public func clearingScale(centres: [CGPoint], sizes: [CGSize], spacing: CGFloat) -> CGFloat {
    var search = ClearingSearch(centres: centres, sizes: sizes, spacing: spacing)
    search.run()
    return search.scale
}
