import CanvasEngine

/// A kind of layout as a spec names it: its parameters, described once, and how it is made of them.
public struct LayoutKind: Sendable {
    /// The name in a spec.
    public let name: String
    /// What it does, without a full stop.
    public let summary: String
    /// Its parameters, in the order in which they are shown.
    public let parameters: [LayoutParameter]
    /// The names of the values that it works out and reports.
    public let derived: [String]
    /// What it reports beside these because its author says so, without a full stop; nil where that is nothing.
    package let authorsDerived: String?
    /// Specs to try: one, or one for each word of a parameter that decides which others count.
    public let examples: [LayoutExample]
    /// What its parameters can say, where their descriptions alone do not tell.
    package let glossary: [LayoutTerm]
    /// Whether it holds other layouts; such a kind cannot be held itself.
    public let holdsLayouts: Bool
    /// Whether its layouts are programs of the author's own, made outside of the catalogue.
    package let runsCode: Bool

    private let make: @Sendable (LayoutValues, LayoutContext) -> AnyCanvasLayout

    init(
        name: String, summary: String, parameters: [LayoutParameter], derived: [String],
        authorsDerived: String? = nil, examples: [LayoutExample], glossary: [LayoutTerm] = [],
        holdsLayouts: Bool = false, runsCode: Bool = false,
        make: @escaping @Sendable (LayoutValues, LayoutContext) -> AnyCanvasLayout
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.derived = derived
        self.examples = examples
        self.authorsDerived = authorsDerived
        self.glossary = glossary
        self.holdsLayouts = holdsLayouts
        self.runsCode = runsCode
        self.make = make
    }

    /// The parameter of a name.
    public func parameter(named name: String) -> LayoutParameter? {
        parameters.first { $0.name == name }
    }

    /// The layout of a checked description of this kind.
    public func layout(_ description: LayoutDescription, for context: LayoutContext) -> AnyCanvasLayout {
        description.ready?.layout ?? make(LayoutValues(kind: self, values: description.values), context)
    }

    /// Whether a parameter counts, as far as the others say.
    func counts(_ parameter: LayoutParameter, in description: LayoutDescription) -> Bool {
        if let rival = parameter.rival, description.values[rival] != nil { return false }
        guard let condition = parameter.condition else { return true }
        return LayoutValues(kind: self, values: description.values).word(condition.parameter) == condition.word
    }

    /// The given parameters that do not count, because of what the others say.
    public func unusedParameters(of description: LayoutDescription) -> [String] {
        parameters.filter { description.values[$0.name] != nil && !counts($0, in: description) }.map(\.name)
    }
}
