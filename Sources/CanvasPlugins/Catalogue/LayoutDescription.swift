/// A layout by name, with the values of its parameters; checked against the catalogue by whoever made it.
public struct LayoutDescription: Hashable, Sendable {
    /// The name of the kind, such as "ring".
    public var kind: String
    /// The values that are not left at their defaults, by the parameter's name.
    public var values: [String: LayoutParameterValue]
    /// The layout itself, where it is made outside of the catalogue.
    package var ready: ReadyLayout?

    /// Creates a description.
    public init(kind: String, values: [String: LayoutParameterValue] = [:]) {
        self.kind = kind
        self.values = values
    }

    /// Creates a description of a layout that is made already.
    package init(kind: String, values: [String: LayoutParameterValue] = [:], ready: ReadyLayout?) {
        self.kind = kind
        self.values = values
        self.ready = ready
    }
}

/// The value of a layout parameter.
public indirect enum LayoutParameterValue: Hashable, Sendable {
    /// A number in the parameter's unit; whole for an integer.
    case number(Double)
    /// The layout works the value out by itself.
    case auto
    /// Yes or no.
    case boolean(Bool)
    /// One of the parameter's words.
    case word(String)
    /// Any text.
    case text(String)
    /// An expression that gives a number for each item.
    case expression(String)
    /// Numbers and expressions with names, in order.
    case bindings([FormulaSource.Binding])
    /// Values with names, in order.
    case arguments([LayoutArgument])
    /// A layout inside the layout.
    case layout(LayoutDescription)
    /// A layout for each of some groups, by the group's name.
    case groupLayouts([String: LayoutDescription])
}
