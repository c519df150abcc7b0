import CanvasPlugins

/// Writes the catalogue of layouts for people.
enum LayoutText {
    /// The kinds with what they do, a line each.
    static func overview(columns: Int) -> String {
        var table = ColumnTable(limits: [20])
        for kind in LayoutCatalogue.kinds { table.add(kind.name, kind.meaning) }
        return table.text(indent: 2, columns: columns)
    }

    /// The head of a kind: its name and what it does.
    static func title(of kind: LayoutKind, columns: Int) -> String {
        WrappedText.text("\(kind.name) - \(kind.meaning)", columns: columns)
    }

    /// The head of one of several forms of a kind; nothing for a kind that has one form only.
    static func form(of example: LayoutExample) -> String {
        example.condition.map { "\nwith \($0.parameter): \"\($0.word)\"\n" } ?? ""
    }

    /// The parameters that count in the form of a kind that an example shows.
    static func parameters(of kind: LayoutKind, in example: LayoutExample, columns: Int) -> String {
        var table = ColumnTable(limits: [20, 21, 20])
        table.add("PARAMETER", "VALUE", "DEFAULT", "MEANING")
        for parameter in kind.parameters(in: example) {
            table.add(parameter.name, value(of: parameter), standard(of: parameter), parameter.meaning)
        }
        return table.text(indent: 2, columns: columns)
    }

    /// What the parameters of a kind can say; nothing where their descriptions tell.
    static func glossary(of kind: LayoutKind, columns: Int) -> String {
        guard !kind.glossary.isEmpty else { return "" }
        var table = ColumnTable(limits: [20])
        table.add("EXPRESSION", "MEANING")
        for term in kind.glossary { table.add(term.text, term.meaning) }
        return "\n" + table.text(indent: 2, columns: columns)
    }

    /// The values that a kind works out and reports.
    static func derived(of kind: LayoutKind, columns: Int) -> String {
        let names = kind.derived + (kind.authorsDerived.map { [$0] } ?? [])
        return WrappedText.text("Worked out and reported: " + names.joined(separator: ", "), columns: columns)
    }

    /// What a parameter may be, with its range.
    static func value(of parameter: LayoutParameter) -> String {
        (parameter.acceptsAuto ? "auto | " : "") + value(of: parameter.type)
    }

    private static func value(of type: LayoutParameter.ValueType) -> String {
        switch type {
        case .length: limits(.length) + " pt"
        case .positiveLength: limits(.positiveLength) + " pt"
        case .angle: "degrees"
        case .wholeNumber: "whole number"
        case .boolean: "true | false"
        case .word(let words): words.joined(separator: " | ")
        case .name: "text"
        case .seconds: limits(.seconds) + " s"
        case .arguments: "{ NAME: VALUE }"
        case .layout: "a layout: " + holdable.joined(separator: " | ")
        case .groupLayouts: "{ NAME: { inner: LAYOUT } }"
        case .expression: "number | expression"
        case .bindings: "{ NAME: EXPRESSION }"
        }
    }

    private static func limits(_ range: NumberRange) -> String {
        let least = range.least.map(Wording.number) ?? "any"
        return (range.isLeastExcluded ? ">\(least)" : least) + " to \(range.greatest.map(Wording.number) ?? "any")"
    }

    private static let holdable = LayoutCatalogue.kinds.filter { !$0.holdsLayouts }.map(\.name)

    /// What holds where a spec does not name a parameter.
    static func standard(of parameter: LayoutParameter) -> String {
        switch parameter.defaultValue {
        case .required: "required"
        case .none: "none"
        case .auto: "auto"
        case .number(let number): Wording.number(number)
        case .boolean(let answer): answer ? "true" : "false"
        case .word(let word): word
        case .layout(let kind): kind
        }
    }
}
