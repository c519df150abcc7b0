import CanvasEngine

/// What the author of a formula layout wrote: named values, and where each item goes.
public struct FormulaSource: Hashable, Sendable {
    /// A number, or an expression that gives one for each item.
    ///
    /// Two are equal when they are written alike: formulas tell 0 from -0, and two spellings of a letter from each other.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case expression(String)
    }

    /// A value with a name that the values behind it and the placement may use.
    public struct Binding: Hashable, Sendable {
        /// The name: letters, digits and underscores, no digit in front.
        public var name: String
        /// What the name stands for.
        public var value: Value

        /// Creates a named value.
        public init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The named values, in the order in which they may use each other.
    public var bindings: [Binding]
    /// The horizontal coordinate of an item's anchor, in points.
    public var x: Value
    /// The vertical coordinate of an item's anchor, in points.
    public var y: Value
    /// The point of an item's frame that `x` and `y` place.
    public var anchor: UnitPoint
    /// The width of an item's frame, in points; nil takes the item's own.
    public var width: Value?
    /// The height of an item's frame, in points; nil takes the item's own.
    public var height: Value?

    /// Creates the source of a formula layout; items are centred on their point unless `at` names another anchor.
    public init(
        bindings: [Binding] = [], x: Value, y: Value, at anchor: UnitPoint = .center, width: Value? = nil,
        height: Value? = nil
    ) {
        self.bindings = bindings
        self.x = x
        self.y = y
        self.anchor = anchor
        self.width = width
        self.height = height
    }

    /// What is written for a part; nil when nothing is.
    public subscript(part: FormulaPart) -> Value? {
        switch part {
        case .binding(let index): bindings.indices.contains(index) ? bindings[index].value : nil
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}

/// One of the texts of a formula layout.
public enum FormulaPart: Hashable, Sendable {
    /// The named value at this position.
    case binding(Int)
    case x, y, width, height

    /// The parts that make an item's frame.
    static let frame: [FormulaPart] = [.x, .y, .width, .height]
}

extension FormulaSource.Value {
    /// Whether both are the same to the byte.
    public static func == (one: FormulaSource.Value, other: FormulaSource.Value) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): one.bitPattern == other.bitPattern
        case (.expression(let one), .expression(let other)): ExactText(one) == ExactText(other)
        default: false
        }
    }
}

extension FormulaSource.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// A plain number.
    public init(floatLiteral value: Double) {
        self = .number(value)
    }

    /// A plain whole number.
    public init(integerLiteral value: Int) {
        self = .number(Double(value))
    }

    /// An expression.
    public init(stringLiteral value: String) {
        self = .expression(value)
    }
}
