/// A value with a name that is handed to a layout's own code.
public struct LayoutArgument: Hashable, Sendable {
    /// What can be handed over. Two are equal when the layout's code cannot tell them apart: 0 is not -0.
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

extension LayoutArgument.Value {
    /// Whether both are the same to the byte.
    public static func == (one: LayoutArgument.Value, other: LayoutArgument.Value) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): one.bitPattern == other.bitPattern
        case (.boolean(let one), .boolean(let other)): one == other
        case (.text(let one), .text(let other)): ExactText(one) == ExactText(other)
        default: false
        }
    }
}
