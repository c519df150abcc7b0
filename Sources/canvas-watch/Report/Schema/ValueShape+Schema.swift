import CanvasEngine
import CanvasPlugins

extension ValueShape {
    /// The shape as a JSON Schema.
    var schema: JSON5Node {
        switch self {
        case .anything: .object([])
        case .boolean: .object(["type": .text("boolean")])
        case .text: .object(["type": .text("string")])
        case .name: .object(["type": .text("string"), "minLength": .number(1)])
        case .color: Self.colorSchema
        case .number(let range): Self.number("number", range)
        case .wholeNumber(let range): Self.number("integer", range)
        case .word(let words): Self.word(words)
        case .numbers(let ranges): Self.numbers(ranges)
        case .list(let element): .object(["type": .text("array"), "items": element.schema])
        case .object(let object): object.schema
        case .map(let value): .object(["type": .text("object"), "additionalProperties": value.schema])
        case .either(let shapes): .object(["anyOf": .array(shapes.map(\.schema))])
        case .shared(let shared): .object(["$ref": .text(JSONSchema.reference(shared.rawValue))])
        }
    }

    private static func word(_ words: [String]) -> JSON5Node {
        guard words.count == 1, let word = words.first else { return .object(["enum": .texts(words)]) }
        return .object(["const": .text(word)])
    }

    private static func number(_ type: String, _ range: NumberRange) -> JSON5Node {
        .object([
            "type": .text(type),
            "minimum": range.isLeastExcluded ? nil : range.least.map { .number($0) },
            "exclusiveMinimum": range.isLeastExcluded ? range.least.map { .number($0) } : nil,
            "maximum": range.greatest.map { .number($0) },
        ])
    }

    private static func numbers(_ ranges: [NumberRange]) -> JSON5Node {
        let count = JSON5Node.number(Double(ranges.count))
        let isUniform = Set(ranges).count == 1
        return .object([
            "type": .text("array"),
            "prefixItems": isUniform ? nil : .array(ranges.map { number("number", $0) }),
            "items": isUniform ? ranges.first.map { number("number", $0) } : .boolean(false),
            "minItems": count, "maxItems": count,
        ])
    }

    /// Names in lower case, so that an editor can offer them; the tool takes any case.
    private static let colorSchema = JSON5Node.object([
        "type": .text("string"),
        "anyOf": .array([
            .object(["pattern": .text("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")]),
            .object(["enum": .texts(CanvasColor.names)]),
        ]),
    ])
}

extension ObjectShape {
    /// The object as a JSON Schema.
    var schema: JSON5Node {
        let required = members.filter(\.isRequired).map(\.name)
        let schema = JSON5Node.object([
            "type": .text("object"),
            "properties": .object(members.map { ($0.name, $0.schema) }),
            "required": required.isEmpty ? nil : .texts(required),
            "additionalProperties": isOpen ? nil : .boolean(false),
        ])
        return schema.adding(ruleSchema)
    }

    private var ruleSchema: JSON5Node {
        switch rule {
        case .free: .object([])
        case .exactlyOne: .object(["minProperties": .number(1), "maxProperties": .number(1)])
        case .sizeOrSides:
            .object([
                "dependentRequired": .object(["width": .texts(["height"]), "height": .texts(["width"])]),
                "not": .object(["required": .texts(["size", "width"])]),
            ])
        }
    }
}

extension ShapeMember {
    /// The value as a JSON Schema, with what an editor shows of it.
    fileprivate var schema: JSON5Node {
        let standard = standard.flatMap { JSON5Document(SourceFile(name: name, bytes: Array($0.utf8))).root }
        return JSONSchema.described(meaning, shape.schema).adding(.object(["default": standard]))
    }
}

extension SharedShape {
    /// The shape as a JSON Schema.
    var schema: JSON5Node {
        switch self {
        case .layout: Self.layout(LayoutCatalogue.kinds)
        case .innerLayout: Self.layout(LayoutCatalogue.kinds.filter { !$0.holdsLayouts })
        default: shape.schema
        }
    }

    /// The kind decides which keys there are, so that an error is one about the key and not about all kinds at once.
    private static func layout(_ kinds: [LayoutKind]) -> JSON5Node {
        let bare = kinds.filter { !$0.parameters.contains { $0.defaultValue == .required } }
        let kind = JSON5Node.object([
            "description": .text("which layout"), "enum": .texts(kinds.map(\.name)),
            "enumDescriptions": .texts(kinds.map(\.meaning)),
        ])
        let rules = kinds.map { kind in
            JSON5Node.object([
                "if": .object([
                    "properties": .object(["kind": .object(["const": .text(kind.name)])]), "required": .texts(["kind"]),
                ]),
                "then": .object(["$ref": .text(JSONSchema.reference(kind.name))]),
            ])
        }
        let object = JSON5Node.object([
            "type": .text("object"), "properties": .object(["kind": kind]), "required": .texts(["kind"]),
            "allOf": .array(rules),
        ])
        return .object(["anyOf": .array([.object(["enum": .texts(bare.map(\.name))]), object])])
    }
}
