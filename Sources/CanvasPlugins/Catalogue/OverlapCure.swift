import CanvasEngine

extension LayoutCatalogue {
    /// The parameter that clears all overlaps when only it changes, and its value rounded up to one decimal.
    ///
    /// The value is the present one times the clearing scale of the actual centres. Not every layout only grows by that,
    /// so a cure is named only when it was tried and left no overlap; of two that do, the one that grows less.
    ///
    /// - Parameters:
    ///   - layout: the layout as its spec has it.
    ///   - derived: what it worked out for the canvas that has overlaps.
    ///   - centres: the centres of the items on that canvas.
    ///   - sizes: the sizes that went into it.
    ///   - context: the groups of the items.
    ///   - proposal: the space that the canvas offers.
    /// - Returns: the parameter as it is reached from the layout, such as "radius" or "outer.radius"; nil where no single
    ///   number clears all items.
    package static func overlapCure(
        for layout: LayoutDescription, derived: [CanvasDerivedValue], centres: [CGPoint], sizes: [CGSize],
        context: LayoutContext = LayoutContext(), proposal: CanvasProposal = .unspecified
    ) -> (parameter: String, value: CGFloat)? {
        let trial = OverlapTrial(
            layout: layout, sizes: LayoutEngine.sanitize(sizes), context: context, proposal: proposal)
        let cause = OverlapCause(
            layout: layout, derived: derived, centres: centres, sizes: sizes, context: context)
        var best: (path: [String], value: CGFloat, growth: CGFloat)?
        for candidate in cause.candidates() {
            guard let value = trial.cure(candidate) else { continue }
            let growth = value / candidate.present
            if best.map({ growth < $0.growth }) ?? true { best = (candidate.path, value, growth) }
        }
        return best.map { ($0.path.joined(separator: "."), $0.value) }
    }
}

/// A parameter that might clear overlaps.
struct CureCandidate {
    /// The names that lead to the parameter from the layout.
    let path: [String]
    /// Its present value; not negative.
    let present: CGFloat
    /// The value that would clear the items if all distances grew with it.
    let needed: CGFloat
}
