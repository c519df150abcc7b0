import CanvasPlugins

extension SharedShape {
    /// What the value may be.
    var shape: ValueShape {
        switch self {
        case .size: Self.size(in: .length)
        case .viewportSize: Self.size(in: .positiveLength)
        case .anchor: .either([.word(ValueReader.anchors.map(\.name)), .numbers([.finite, .finite])])
        case .layout: Self.layout(LayoutCatalogue.kinds)
        case .innerLayout: Self.layout(LayoutCatalogue.kinds.filter { !$0.holdsLayouts })
        case .item: .object(ObjectShape(members: Self.itemMembers, rule: .sizeOrSides, isOpen: true))
        case .itemList: .list(.shared(.item))
        }
    }

    /// What it is, without a full stop.
    var meaning: String {
        switch self {
        case .size: "a size in points: [width, height] or { width, height }"
        case .viewportSize: "a size in points, no side of 0: [width, height] or { width, height }"
        case .anchor: "one of nine names, or [x, y] as fractions: [0, 0] is top left, [1, 1] bottom right"
        case .layout: "the name of a layout, or an object with its kind and parameters"
        case .innerLayout: "a layout that holds no layouts: its name, or an object with its kind and parameters"
        case .item: "an item; further keys are kept for other programs"
        case .itemList: "the items, in the order in which the layout takes them"
        }
    }

    private static func size(in range: NumberRange) -> ValueShape {
        let sides = ["width", "height"].map {
            ShapeMember($0, .number(range), "the \($0) in points", isRequired: true)
        }
        return .either([.numbers([range, range]), .object(ObjectShape(members: sides))])
    }

    /// A kind that needs no parameter can stand for itself by its name.
    private static func layout(_ kinds: [LayoutKind]) -> ValueShape {
        let bare = kinds.filter { !$0.parameters.contains { $0.defaultValue == .required } }
        return .either([.word(bare.map(\.name))] + kinds.map { .object($0.shape) })
    }

    private static let itemMembers = [
        ShapeMember(
            "id", .either([.name, .wholeNumber(.finite)]), "what the item is called, unique in its file",
            isRequired: true),
        ShapeMember("size", .shared(.size), "its size in points; without one the spec's estimate counts"),
        ShapeMember("width", .number(.length), "its width in points, in place of a size"),
        ShapeMember("height", .number(.length), "its height in points, in place of a size"),
        ShapeMember("group", .text, "the group it belongs to in a clustered layout"),
        ShapeMember("label", .text, "what the map writes into it"),
        ShapeMember("data", .anything, "whatever the author wants to keep with it"),
    ]

    /// The keys of a manifest that is an object.
    static let manifest = ObjectShape(members: [
        ShapeMember("items", .shared(.itemList), SharedShape.itemList.meaning, isRequired: true),
        ShapeMember(SpecKey.schema.rawValue, .anything, SpecKey.schema.meaning),
        ShapeMember(SpecKey.description.rawValue, .anything, SpecKey.description.meaning),
    ])
}

extension LayoutKind {
    /// What a layout of this kind may say.
    var shape: ObjectShape {
        let kind = ShapeMember("kind", .word([name]), summary, isRequired: true)
        return ObjectShape(members: [kind] + parameters.map(\.member))
    }
}

extension LayoutParameter {
    /// The parameter as a key of its layout.
    var member: ShapeMember {
        let condition = condition.map { "; counts with \($0.parameter) \"\($0.word)\"" } ?? ""
        return ShapeMember(
            name, acceptsAuto ? .either([.word(["auto"]), shape]) : shape, meaning + condition,
            isRequired: defaultValue == .required, standard: standard)
    }

    /// What a value may be, but for "auto".
    var shape: ValueShape {
        switch type {
        case .length: .number(.length)
        case .positiveLength: .number(.positiveLength)
        case .angle: .number(.finite)
        case .wholeNumber: .wholeNumber(.finite)
        case .boolean: .boolean
        case .word(let words): .word(words)
        case .name: .name
        case .seconds: .number(.seconds)
        case .arguments: .map(.either([.number(.finite), .boolean, .text]))
        case .layout: .shared(.innerLayout)
        case .expression: .either([.number(.finite), .text])
        case .bindings: .map(.either([.number(.finite), .text]))
        case .groupLayouts:
            .map(
                .object(
                    ObjectShape(members: [
                        ShapeMember("inner", .shared(.innerLayout), "places the items of the group")
                    ])))
        }
    }

    private var standard: String? {
        switch defaultValue {
        case .required, .none: nil
        case .auto: "\"auto\""
        case .number(let number): Wording.number(number)
        case .boolean(let answer): answer ? "true" : "false"
        case .word(let word), .layout(let word): "\"\(word)\""
        }
    }
}
