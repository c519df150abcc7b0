extension Wording {
    /// What a value has to be.
    static func name(of type: ValueType) -> String {
        switch type {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string, .bareText: "a text"
        case .array, .arrayOf: "an array"
        case .object: "an object"
        case .wholeNumber: "a whole number"
        case .word(let word): "\"\(word)\""
        case .size: "[width, height]"
        case .region: "[x, y, width, height]"
        case .target: "the id of an item, [x, y] or { region: [x, y, width, height] }"
        case .viewport: "an object such as { size: [390, 844] }"
        case .anchor: "the name of an anchor or [x, y]"
        case .insets: "a number or { top, leading, bottom, trailing }"
        case .color: "a color such as \"#8888\""
        case .layout: "the name of a layout or { kind: … }"
        case .items: "an array of items"
        case .count: "{ count: N }"
        case .expression: "an expression such as \"radius * 2\""
        case .manifestPath: "the path of a manifest"
        case .canvasSize: "an object such as { fixed: [2000, 1500] }"
        case .pattern: "an object such as { dots: { spacing: 24 } }"
        case .tile: "an object such as { spacing: 24 }"
        case .bindings: "an object such as { radius: 600 }"
        case .groupLayout: "an object such as { inner: \"ring\" }"
        case .groupLayouts: "an object such as { todo: { inner: \"ring\" } }"
        }
    }

    /// What a value is.
    static func name(ofFound type: ValueType) -> String {
        switch type {
        case .boolean: "a boolean"
        case .arrayOf(0): "an empty array"
        case .arrayOf(1): "an array of one value"
        case .arrayOf(let count): "an array of \(count) values"
        default: name(of: type)
        }
    }

    /// How a value of the wrong type may become one of the right type; nil where the message says it all.
    static func help(forTypes expected: [ValueType], found: ValueType) -> String? {
        let isNumber = expected.contains { [.number, .wholeNumber, .insets].contains($0) }
        return switch found {
        case .string where isNumber: "numbers stand without quotes"
        case .string where expected == [.boolean]: "`true` and `false` stand without quotes"
        case .number where expected == [.string]: "put it in quotes"
        default: nil
        }
    }

    /// How to write a key that is missing.
    static func help(forMissing key: String, of owner: String) -> String? {
        if let kind = owner.split(separator: " ", maxSplits: 1).last, owner.hasPrefix("layout ") {
            return "write `{ kind: \"\(kind)\", \(key): … }`; `canvas-watch layouts \(kind)` shows an example"
        }
        return switch (owner, key) {
        case ("a spec", "items"):
            "write `items: \"NAME.items.json\"`, `items: [ … ]` or `items: { count: 12, size: [160, 120] }`"
        case ("a manifest", "items"): "write `items: [ … ]`"
        case ("a layout", "kind"): "write `kind: \"ring\"`; `canvas-watch layouts` shows all kinds"
        case ("an item", "id"): "write `id: \"a\"`"
        case (_, "size"): "write `size: [390, 844]`"
        case (_, "region"): "write `region: [x, y, width, height]`"
        case (_, "count"): "write `count: 12`"
        case (_, "width"), (_, "height"): "write `[width, height]`"
        default: nil
        }
    }
}
