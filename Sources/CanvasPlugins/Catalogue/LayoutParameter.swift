import CanvasEngine

/// A parameter of a layout: everything that parsing, help, tables, schemas and suggestions say about it.
public struct LayoutParameter: Sendable {
    /// What a value may be.
    public enum ValueType: Hashable, Sendable {
        /// A length in points, from 0 to `LayoutEngine.largestLength`.
        case length
        /// A length in points above 0, at most `LayoutEngine.largestLength`.
        case positiveLength
        /// An angle in degrees; any finite number.
        case angle
        /// Any whole number.
        case wholeNumber
        /// True or false.
        case boolean
        /// One of these words.
        case word([String])
        /// A text with at least one character.
        case name
        /// A time in seconds above 0, at most an hour.
        case seconds
        /// A number, or an expression that gives one for each item.
        case expression
        /// Numbers and expressions with names, in order.
        case bindings
        /// Numbers, booleans and texts with names, in order.
        case arguments
        /// A layout, of any kind that holds no layouts itself.
        case layout
        /// For some groups, by name, a layout of their own.
        case groupLayouts
    }

    /// What holds where a spec says nothing.
    public enum Default: Hashable, Sendable {
        /// The spec has to say something.
        case required
        /// Nothing: the layout does without.
        case none
        /// The layout works the value out; a spec may say so by "auto".
        case auto
        /// This number, in the parameter's unit.
        case number(Double)
        /// This answer.
        case boolean(Bool)
        /// This word.
        case word(String)
        /// This layout.
        case layout(String)
    }

    /// The value of another parameter with which this one counts.
    public struct Condition: Hashable, Sendable {
        /// The other parameter.
        public let parameter: String
        /// Its word.
        public let word: String
    }

    /// The name in a spec.
    public let name: String
    /// What a value may be.
    public let type: ValueType
    /// What holds where a spec says nothing.
    public let defaultValue: Default
    /// What it is for, without a full stop.
    public let meaning: String
    /// When it counts; nil is always.
    public let condition: Condition?

    /// The parameter that takes its place where it is given; nil where there is none.
    public let rival: String?
    /// Whether items move apart where the value grows, so that a larger one may clear overlaps.
    public let partsItems: Bool

    /// Whether a spec may say "auto".
    public var acceptsAuto: Bool { defaultValue == .auto }

    /// Describes a parameter.
    public init(
        _ name: String, _ type: ValueType, _ defaultValue: Default, _ meaning: String, condition: Condition? = nil,
        rival: String? = nil, partsItems: Bool = false
    ) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.meaning = meaning
        self.condition = condition
        self.rival = rival
        self.partsItems = partsItems
    }

    static func length(_ name: String, _ value: Default, _ meaning: String) -> LayoutParameter {
        LayoutParameter(name, .length, value, meaning)
    }

    static func angle(_ name: String, _ value: Double, _ meaning: String) -> LayoutParameter {
        LayoutParameter(name, .angle, .number(value), meaning)
    }

    static func boolean(_ name: String, _ value: Bool, _ meaning: String) -> LayoutParameter {
        LayoutParameter(name, .boolean, .boolean(value), meaning)
    }

    static func word(_ name: String, _ words: [String], _ value: String, _ meaning: String) -> LayoutParameter {
        LayoutParameter(name, .word(words), .word(value), meaning)
    }

    /// The parameter as one that counts only with a word of another.
    func when(_ parameter: String, is word: String) -> LayoutParameter {
        LayoutParameter(
            name, type, defaultValue, meaning, condition: Condition(parameter: parameter, word: word), rival: rival,
            partsItems: partsItems)
    }

    /// The parameter as one that moves items apart where it grows.
    func partingItems() -> LayoutParameter {
        LayoutParameter(name, type, defaultValue, meaning, condition: condition, rival: rival, partsItems: true)
    }

    /// The parameter as one that does not count where another is given.
    func unless(_ rival: String) -> LayoutParameter {
        LayoutParameter(name, type, defaultValue, meaning, condition: condition, rival: rival, partsItems: partsItems)
    }
}
