/// What a value of a spec or manifest may look like.
///
/// The schema for editors, the tables of help, and the tests of the decoder are made from it.
indirect enum ValueShape: Sendable {
    /// Whatever JSON5 can write.
    case anything
    case boolean
    /// A text, empty or not.
    case text
    /// A text with at least one character.
    case name
    /// A colour as `#RGB`, `#RRGGBB`, both with alpha, or by its CSS name.
    case color
    case number(NumberRange)
    case wholeNumber(NumberRange)
    /// One of these texts.
    case word([String])
    /// An array of exactly these numbers.
    case numbers([NumberRange])
    /// An array of any length.
    case list(ValueShape)
    case object(ObjectShape)
    /// An object whose keys are the author's own.
    case map(ValueShape)
    /// One of several shapes.
    case either([ValueShape])
    /// A shape that is used more than once, by name.
    case shared(SharedShape)
}

/// An object with keys that are known.
struct ObjectShape: Sendable {
    /// What is said about keys beyond their own values.
    enum Rule: Sendable {
        /// Each key may stand or not.
        case free
        /// Exactly one of the keys stands.
        case exactlyOne
        /// A size, both sides of one, or nothing of either.
        case sizeOrSides
    }

    /// The keys.
    let members: [ShapeMember]
    /// What else has to hold.
    var rule = Rule.free
    /// Whether keys that are not known are fine.
    var isOpen = false
}

/// A key of an object, and what its value may be.
struct ShapeMember: Sendable {
    /// The key.
    let name: String
    /// What its value may be.
    let shape: ValueShape
    /// What it is for, without a full stop.
    let meaning: String
    /// Whether the key has to stand.
    var isRequired = false
    /// What holds where the key does not stand, as JSON; nil for nothing.
    var standard: String?

    init(_ name: String, _ shape: ValueShape, _ meaning: String, isRequired: Bool = false, standard: String? = nil) {
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.isRequired = isRequired
        self.standard = standard
    }
}

/// The shapes that are used more than once.
enum SharedShape: String, CaseIterable, Sendable {
    /// `[w, h]` or `{ width, height }`.
    case size
    /// The same, with no side of 0.
    case viewportSize
    /// One of nine names, or `[x, y]`.
    case anchor
    /// The name of a kind or an object with its parameters.
    case layout
    /// The same without the kinds that hold layouts.
    case innerLayout
    /// One item of a manifest.
    case item
    /// The items of a manifest.
    case itemList
}
