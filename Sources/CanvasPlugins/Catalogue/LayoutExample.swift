/// A small spec that shows what a kind of layout does.
public struct LayoutExample: Sendable {
    /// The spec as JSON5: four lines of at most 76 columns.
    public let text: String
    /// The form of the layout that it shows; nil where the kind has one form only.
    public let condition: LayoutParameter.Condition?

    init(_ text: String, when parameter: String? = nil, is word: String = "") {
        self.text = text
        condition = parameter.map { LayoutParameter.Condition(parameter: $0, word: word) }
    }
}

extension LayoutKind {
    /// The parameters that count in the form of the layout that an example shows.
    public func parameters(in example: LayoutExample) -> [LayoutParameter] {
        parameters.filter { $0.condition == nil || $0.condition == example.condition }
    }
}
