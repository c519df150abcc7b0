import CanvasEngine

/// A canvas with overlaps, and the parameters that might clear them.
struct OverlapCause {
    let layout: LayoutDescription
    let derived: [CanvasDerivedValue]
    let centres: [CGPoint]
    let sizes: [CGSize]
    let context: LayoutContext

    /// The parameters that move items apart: of the layout itself, and of the layouts that it holds.
    func candidates() -> [CureCandidate] {
        var found = candidates(of: layout, at: [], stretch: stretch(of: centres, sizes)) { derivedNumber($0) }
        if case .layout(let outer) = layout.values["outer"] {
            let boxes = boxes()
            let stretch = stretch(of: boxes.map { CGPoint(x: $0.midX, y: $0.midY) }, boxes.map(\.size))
            found += candidates(of: outer, at: ["outer"], stretch: stretch) { derivedNumber("outer." + $0) }
        }
        return found + innerCandidates()
    }

    /// The parameters of the layouts inside the groups, as far as they are given as numbers.
    private func innerCandidates() -> [CureCandidate] {
        guard LayoutCatalogue.kind(named: layout.kind)?.holdsLayouts == true else { return [] }
        let groups = ItemGroups(
            context.groups, names: context.groupNames, itemCount: min(centres.count, sizes.count), order: .manifest)
        var layoutsOfGroups: [String: LayoutDescription] = [:]
        if case .groupLayouts(let layouts) = layout.values["groups"] { layoutsOfGroups = layouts }
        var found: [CureCandidate] = []
        var commonStretch: CGFloat = 0
        for (group, name) in groups.names.enumerated() {
            let items = groups.items(of: group)
            let stretch = stretch(of: items.map { centres[$0] }, items.map { sizes[$0] })
            guard let inner = layoutsOfGroups[name] else {
                commonStretch = max(commonStretch, stretch)
                continue
            }
            found += candidates(of: inner, at: ["groups", name, "inner"], stretch: stretch, present: given(to: inner))
        }
        if case .layout(let inner) = layout.values["inner"] {
            found += candidates(of: inner, at: ["inner"], stretch: commonStretch, present: given(to: inner))
        }
        return found
    }

    /// The parameters of one layout whose items must move apart by a factor.
    private func candidates(
        of layout: LayoutDescription, at path: [String], stretch: CGFloat, present: (String) -> CGFloat?
    ) -> [CureCandidate] {
        guard let kind = LayoutCatalogue.kind(named: layout.kind) else { return [] }
        return kind.parameters.filter { $0.partsItems && kind.counts($0, in: layout) }.compactMap { parameter in
            present(parameter.name).map {
                CureCandidate(path: path + [parameter.name], present: $0, needed: $0 * stretch)
            }
        }
    }

    private func stretch(of centres: [CGPoint], _ sizes: [CGSize]) -> CGFloat {
        clearingScale(centres: centres, sizes: sizes, spacing: 0)
    }

    private func given(to layout: LayoutDescription) -> (String) -> CGFloat? {
        { name in if case .number(let number) = layout.values[name] { number } else { nil } }
    }

    private func derivedNumber(_ name: String) -> CGFloat? {
        for value in derived where value.name == name {
            if case .number(let number) = value.content { return number }
        }
        return nil
    }

    private func boxes() -> [CGRect] {
        for value in derived where value.name == "groups" {
            if case .boxes(let boxes) = value.content { return boxes.map(\.frame) }
        }
        return []
    }
}
