import CanvasEngine

extension ValueReader {
    /// A size: [width, height] or { width, height }.
    mutating func size(_ node: JSON5Node, of key: String, in range: NumberRange = .length) -> CGSize? {
        guard case .object = node.kind else {
            return numbers(node, of: key, in: [range, range], expected: .size)
                .map { CGSize(width: $0[0], height: $0[1]) }
        }
        let sides = ["width", "height"]
        guard let members = members(of: node, of: key, keys: sides) else { return nil }
        let lengths = sides.map { side -> Double? in
            guard let member = members[side] else {
                missingKey(.missingKey(side, of: key), at: node, known: sides)
                return nil
            }
            return number(member, of: side, in: range)
        }
        guard let width = lengths[0], let height = lengths[1] else { return nil }
        return CGSize(width: width, height: height)
    }

    /// A point: [x, y].
    mutating func point(_ node: JSON5Node, of key: String, expected: ValueType) -> CGPoint? {
        numbers(node, of: key, in: [.finite, .finite], expected: expected).map { CGPoint(x: $0[0], y: $0[1]) }
    }

    /// A rectangle: [x, y, width, height].
    mutating func region(_ node: JSON5Node, of key: String) -> CGRect? {
        numbers(node, of: key, in: [.finite, .finite, .length, .length], expected: .region)
            .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// An anchor: one of nine names, or [x, y] as fractions.
    mutating func anchor(_ node: JSON5Node, of key: String) -> UnitPoint? {
        switch node.kind {
        case .string: word(node, of: key, among: Self.anchors)
        case .array: point(node, of: key, expected: .anchor).map { UnitPoint(x: $0.x, y: $0.y) }
        default: wrongType(node, of: key, expected: [.anchor])
        }
    }

    /// Margins: one number for all four, or { top, leading, bottom, trailing }, each 0 when it is left out.
    mutating func margins(_ node: JSON5Node, of key: String) -> EdgeInsets? {
        if case .number = node.kind { return number(node, of: key, in: .length).map { EdgeInsets(all: $0) } }
        let sides = ["top", "leading", "bottom", "trailing"]
        guard let members = members(of: node, of: key, keys: sides, expected: [.insets]) else { return nil }
        let lengths = sides.map { side in members[side].map { number($0, of: side, in: .length) } ?? 0 }
        guard let top = lengths[0], let leading = lengths[1], let bottom = lengths[2], let trailing = lengths[3] else {
            return nil
        }
        return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    /// The size of the canvas: "automatic", { fixed: size } or { atLeast: size }.
    mutating func contentSize(_ node: JSON5Node, of key: String) -> CanvasContentSize? {
        let (forms, expected) = (["fixed", "atLeast"], [ValueType.word("automatic"), .canvasSize])
        if case .string = node.kind {
            return word(node, of: key, as: ("automatic", CanvasContentSize.automatic), or: expected)
        }
        guard let members = members(of: node, of: key, keys: forms, expected: expected) else { return nil }
        guard members.count < 2 else {
            error(.spec(.conflictingKeys(forms, of: key)), at: node)
            return nil
        }
        if let fixed = members["fixed"] {
            return size(fixed, of: "fixed").map { .fixed(width: $0.width, height: $0.height) }
        }
        if let floor = members["atLeast"] {
            return size(floor, of: "atLeast").map { .atLeast(width: $0.width, height: $0.height) }
        }
        missingKey(.spec(.noneOfKeys(forms, of: key)), at: node, known: forms)
        return nil
    }

    /// The nine anchors by name.
    static let anchors: [(name: String, value: UnitPoint)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
    ]

    /// The directions of reading, by their full and their short names.
    static let layoutDirections: [(name: String, value: LayoutDirection)] = [
        ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft), ("ltr", .leftToRight), ("rtl", .rightToLeft),
    ]
}
