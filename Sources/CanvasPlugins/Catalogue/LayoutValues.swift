import CanvasEngine

/// The values of a layout's parameters, defaults filled in.
struct LayoutValues {
    let kind: LayoutKind
    let values: [String: LayoutParameterValue]

    /// A number; nil where it is to be worked out, or left out.
    func number(_ name: String) -> Double? {
        switch values[name] {
        case .number(let number): number
        case nil: if case .number(let number) = kind.parameter(named: name)?.defaultValue { number } else { nil }
        default: nil
        }
    }

    /// A length that has a default.
    func length(_ name: String) -> Double { number(name) ?? 0 }

    /// An angle, which has a default.
    func angle(_ name: String) -> Double { number(name) ?? 0 }

    /// A whole number, cut to what an integer holds.
    func wholeNumber(_ name: String) -> Int {
        let number = number(name) ?? 0
        return Int(exactly: number.rounded()) ?? (number < 0 ? Int.min : Int.max)
    }

    /// A yes or no, which has a default.
    func boolean(_ name: String) -> Bool {
        switch values[name] {
        case .boolean(let answer): answer
        default: kind.parameter(named: name)?.defaultValue == .boolean(true)
        }
    }

    /// A word, which has a default.
    func word(_ name: String) -> String {
        switch values[name] {
        case .word(let word): word
        default: if case .word(let word) = kind.parameter(named: name)?.defaultValue { word } else { "" }
        }
    }

    /// The number or the expression that was given; nil where none was.
    func expression(_ name: String) -> FormulaSource.Value? {
        switch values[name] {
        case .number(let number): .number(number)
        case .expression(let text): .expression(text)
        default: nil
        }
    }

    /// The named values that were given.
    func bindings(_ name: String) -> [FormulaSource.Binding] {
        if case .bindings(let bindings) = values[name] { bindings } else { [] }
    }

    /// The layout that was given; nil where none was.
    func layout(_ name: String) -> LayoutDescription? {
        if case .layout(let layout) = values[name] { layout } else { nil }
    }

    /// The layouts that were given to groups.
    func groupLayouts(_ name: String) -> [String: LayoutDescription] {
        if case .groupLayouts(let layouts) = values[name] { layouts } else { [:] }
    }
}
