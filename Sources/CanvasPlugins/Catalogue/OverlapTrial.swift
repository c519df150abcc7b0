import CanvasEngine

/// Tries values of a layout's parameters until no items overlap.
struct OverlapTrial {
    /// The depth on both axes from which a common area counts as an overlap, in points.
    private static let tolerance: CGFloat = 0.005
    /// The number of values that are tried of a parameter.
    private static let patience = 4

    let layout: LayoutDescription
    let sizes: [CGSize]
    let context: LayoutContext
    let proposal: CanvasProposal

    /// The value of a candidate that clears all items, in tenths; nil where none is found.
    func cure(_ candidate: CureCandidate) -> CGFloat? {
        // From 0 nothing grows; a trial with 1 tells what is needed.
        let needed = candidate.present > 0 ? candidate.needed : missingScale(candidate.path, 1) ?? .infinity
        var value = Self.tenths(needed)
        for _ in 0..<Self.patience {
            guard value <= LayoutEngine.largestLength, let missing = missingScale(candidate.path, value) else {
                return nil
            }
            if missing <= 1 { return value }
            value = max(value + 0.1, Self.tenths(value * missing))
        }
        return nil
    }

    /// The next tenth that is not below a value; a value that only rounding keeps from a tenth is one.
    private static func tenths(_ value: CGFloat) -> CGFloat {
        (value * 10 - 1e-6).rounded(.up) / 10
    }

    /// The factor by which all distances would still have to grow, at most 1 where nothing overlaps.
    ///
    /// - Returns: nil where no factor helps, because items overlap at one point, or are not placed at all.
    private func missingScale(_ path: [String], _ value: CGFloat) -> CGFloat? {
        let layout = LayoutCatalogue.layout(layout.setting(value, at: path[...]), for: context)
        var cache: AnyCanvasLayout.Cache?
        let cluster = LayoutEngine.place(sizes, by: layout, in: proposal, cache: &cache)
        guard cluster.problems.isEmpty else { return nil }
        // What is thinner than the tolerance overlaps nothing.
        let frames = cluster.frames.filter { $0.width > Self.tolerance && $0.height > Self.tolerance }
        var search = ClearingSearch(
            centres: frames.map { CGPoint(x: $0.midX, y: $0.midY) }, sizes: frames.map(\.size),
            spacing: -Self.tolerance)
        search.run()
        return search.hasCoincidentFrames ? nil : search.scale
    }
}

extension LayoutDescription {
    /// The layout with a number in place of a parameter's value.
    ///
    /// - Parameter path: the parameter's name, behind those of the layouts that hold its layout: "inner", "outer", or
    ///   "groups" and a group's name and "inner".
    fileprivate func setting(_ number: CGFloat, at path: ArraySlice<String>) -> LayoutDescription {
        var changed = self
        guard let name = path.first else { return self }
        switch values[name] {
        case .layout(let layout) where path.count > 1:
            changed.values[name] = .layout(layout.setting(number, at: path.dropFirst()))
        case .groupLayouts(var layouts) where path.count > 3:
            let group = path[path.startIndex + 1]
            layouts[group] = layouts[group]?.setting(number, at: path.dropFirst(3))
            changed.values[name] = .groupLayouts(layouts)
        default:
            changed.values[name] = .number(number)
        }
        return changed
    }
}
