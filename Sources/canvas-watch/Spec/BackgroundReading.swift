import CanvasEngine

extension ValueReader {
    /// The pattern behind the items: "none", { dots: { … } } or { grid: { … } }.
    mutating func background(_ node: JSON5Node, of key: String) -> CanvasBackground? {
        let (forms, expected) = (["dots", "grid"], [ValueType.word("none"), .pattern])
        if case .string = node.kind {
            return word(node, of: key, as: ("none", CanvasBackground.none), or: expected)
        }
        guard let members = members(of: node, of: key, keys: forms, expected: expected) else { return nil }
        guard members.count < 2 else {
            error(.spec(.conflictingKeys(forms, of: key)), at: node)
            return nil
        }
        if let dots = members["dots"] {
            return pattern(dots, of: "dots", thickness: ("radius", 1), spacing: 24).map {
                .dots(spacing: $0.spacing, radius: $0.thickness, color: $0.color)
            }
        }
        if let grid = members["grid"] {
            return pattern(grid, of: "grid", thickness: ("lineWidth", 1), spacing: 40).map {
                .grid(spacing: $0.spacing, lineWidth: $0.thickness, color: $0.color)
            }
        }
        missingKey(.spec(.noneOfKeys(forms, of: key)), at: node, known: forms)
        return nil
    }

    private mutating func pattern(
        _ node: JSON5Node, of key: String, thickness: (key: String, value: CGFloat), spacing: CGFloat
    ) -> (spacing: CGFloat, thickness: CGFloat, color: CanvasColor)? {
        let keys = ["spacing", thickness.key, "color"]
        guard let members = members(of: node, of: key, keys: keys, expected: [.tile]) else { return nil }
        let spacing = members["spacing"].map { number($0, of: "spacing", in: .length) } ?? spacing
        let width = members[thickness.key].map { number($0, of: thickness.key, in: .length) } ?? thickness.value
        let color = members["color"].map { self.color($0, of: "color") } ?? .translucentGray
        guard let spacing, let width, let color else { return nil }
        return (spacing, width, color)
    }

    private mutating func color(_ node: JSON5Node, of key: String) -> CanvasColor? {
        guard case .string(let text) = node.kind else { return wrongType(node, of: key, expected: [.color]) }
        if let color = CanvasColor(text) { return color }
        error(.unknownWord(text, of: key, nearest: nil, allowed: []), at: node)
        return nil
    }
}
