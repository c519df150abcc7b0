import CanvasPlugins

/// Writes the catalogue of layouts for programs.
enum LayoutJSON {
    /// Adds a kind as one line.
    static func append(_ kind: LayoutKind, to buffer: inout ByteBuffer) {
        ReportJSON.append(node(of: kind), to: &buffer)
        buffer.append("\n")
    }

    private static func node(of kind: LayoutKind) -> JSON5Node {
        .object([
            "kind": .text(kind.name), "summary": .text(kind.meaning),
            "parameters": .array(kind.parameters.map(node)), "derived": .texts(kind.derived),
            "glossary": kind.glossary.isEmpty
                ? nil : .array(kind.glossary.map { .object(["text": .text($0.text), "meaning": .text($0.meaning)]) }),
            "examples": .array(
                kind.examples.map { .object(["when": $0.condition.map(node), "text": .text($0.text)]) }),
        ])
    }

    private static func node(of parameter: LayoutParameter) -> JSON5Node {
        let (words, range) = facts(of: parameter.type)
        return .object([
            "name": .text(parameter.name), "type": .text(name(of: parameter.type)),
            "required": parameter.defaultValue == .required ? .boolean(true) : nil,
            "auto": parameter.acceptsAuto ? .boolean(true) : nil,
            "default": standard(of: parameter.defaultValue), "words": words.map { .texts($0) },
            "minimum": range?.isLeastExcluded == false ? range?.least.map { .number($0) } : nil,
            "exclusiveMinimum": range?.isLeastExcluded == true ? range?.least.map { .number($0) } : nil,
            "maximum": range?.greatest.map { .number($0) },
            "when": parameter.condition.map(node), "meaning": .text(parameter.meaning),
        ])
    }

    private static func node(of condition: LayoutParameter.Condition) -> JSON5Node {
        .object([condition.parameter: .text(condition.word)])
    }

    private static func name(of type: LayoutParameter.ValueType) -> String {
        switch type {
        case .length, .positiveLength: "length"
        case .angle: "angle"
        case .wholeNumber: "whole number"
        case .boolean: "boolean"
        case .word: "word"
        case .name: "text"
        case .seconds: "seconds"
        case .arguments: "named numbers, booleans and texts"
        case .layout: "layout"
        case .groupLayouts: "layouts of groups"
        case .expression: "number or expression"
        case .bindings: "named numbers and expressions"
        }
    }

    private static func facts(of type: LayoutParameter.ValueType) -> (words: [String]?, range: NumberRange?) {
        switch type {
        case .length: (nil, .length)
        case .positiveLength: (nil, .positiveLength)
        case .seconds: (nil, .seconds)
        case .word(let words): (words, nil)
        default: (nil, nil)
        }
    }

    private static func standard(of value: LayoutParameter.Default) -> JSON5Node? {
        switch value {
        case .required, .none: nil
        case .auto: .text("auto")
        case .number(let number): .number(number)
        case .boolean(let answer): .boolean(answer)
        case .word(let word), .layout(let word): .text(word)
        }
    }
}
