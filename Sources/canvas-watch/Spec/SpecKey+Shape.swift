import CanvasEngine

extension SpecKey {
    /// The key with its value, as schemas and tables show it.
    var member: ShapeMember {
        ShapeMember(rawValue, shape, meaning, isRequired: self == .items, standard: standard)
    }

    /// The keys of a spec.
    static let shape = ObjectShape(members: allCases.map(\.member))

    /// What the value may be.
    var shape: ValueShape {
        switch self {
        case .schema, .description: .anything
        case .layout: .shared(.layout)
        case .items: .either([.text, .shared(.itemList), .object(Self.itemCountShape)])
        case .itemSize, .estimatedItemSize: .shared(.size)
        case .contentSize: .either([.word(["automatic"]), .object(Self.contentSizeShape)])
        case .contentAnchor, .initialAnchor: .shared(.anchor)
        case .contentMargins: .either([.number(.length), .object(Self.marginsShape)])
        case .layoutDirection: .word(ValueReader.layoutDirections.map(\.name))
        case .background: .either([.word(["none"]), .object(Self.backgroundShape)])
        case .viewport: .object(Self.viewportShape)
        case .overscan: .number(.length)
        case .scrollIndicators: .word(ScrollIndicatorVisibility.allCases.map(\.rawValue))
        case .bounce: .word(ScrollBounceBehavior.allCases.map(\.rawValue))
        case .scrollDisabled: .boolean
        case .deceleration: .word(ScrollDeceleration.allCases.map(\.rawValue))
        }
    }

    private static let itemCountShape = ObjectShape(members: [
        ShapeMember("count", .wholeNumber(.itemCount), "how many items; their ids are 0, 1, …", isRequired: true),
        ShapeMember("size", .shared(.size), "the size of each; without one the estimate counts"),
    ])

    private static let contentSizeShape = ObjectShape(
        members: [
            ShapeMember("fixed", .shared(.size), "a canvas of this size, whatever the content needs"),
            ShapeMember("atLeast", .shared(.size), "a canvas of this size that grows with the content"),
        ], rule: .exactlyOne)

    private static let marginsShape = ObjectShape(
        members: ["top", "leading", "bottom", "trailing"].map {
            ShapeMember($0, .number(.length), "the \($0) margin in points", standard: "0")
        })

    private static let backgroundShape = ObjectShape(
        members: [
            ShapeMember("dots", .object(pattern("radius", "radius of a dot", spacing: 24)), "a dot in each tile"),
            ShapeMember("grid", .object(pattern("lineWidth", "width of a line", spacing: 40)), "lines between tiles"),
        ], rule: .exactlyOne)

    private static func pattern(_ thickness: String, _ meaning: String, spacing: Int) -> ObjectShape {
        ObjectShape(members: [
            ShapeMember("spacing", .number(.length), "side of a tile in points", standard: "\(spacing)"),
            ShapeMember(thickness, .number(.length), meaning + " in points", standard: "1"),
            ShapeMember("color", .color, "a colour such as \"#8888\" or \"gray\"", standard: "\"#8888\""),
        ])
    }

    private static let viewportShape = ObjectShape(members: [
        ShapeMember("size", .shared(.viewportSize), "how much a reader sees, in points", isRequired: true),
        ShapeMember(
            "scrollTo",
            .either([
                .text, .wholeNumber(.finite), .numbers([.finite, .finite]),
                .object(
                    ObjectShape(
                        members: [
                            ShapeMember(
                                "region", .numbers([.finite, .finite, .length, .length]),
                                "a rectangle [x, y, width, height]", isRequired: true)
                        ])),
            ]), "what it is moved to: the id of an item, a point [x, y] or a region"),
        ShapeMember(
            "anchor", .shared(.anchor), "which fraction of the target meets the same fraction of the viewport",
            standard: "\"center\""),
    ])
}
