/// A value with a name that is handed to a layout's own code.
public struct LayoutArgument: Hashable, Sendable {
    /// What can be handed over.
    public enum Value: Hashable, Sendable {
        /// A finite number.
        case number(Double)
        /// Yes or no.
        case boolean(Bool)
        /// Any text.
        case text(String)
    }

    /// The name by which the layout knows it.
    public var name: String
    /// The value.
    public var value: Value

    /// Creates a named value.
    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}
