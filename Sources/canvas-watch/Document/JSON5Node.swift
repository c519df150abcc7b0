/// A value of a document, and where it stands.
///
/// Two are equal when they say the same to the byte: 0 is not -0, and another spelling of a character is another text.
struct JSON5Node: Equatable, Sendable {
    /// A key and its value.
    struct Member: Equatable, Sendable {
        let key: String
        /// Where the key stands: offsets into the file's bytes, quotes included.
        let keyRange: Range<Int>
        let value: JSON5Node
    }

    /// What the value is.
    enum Kind: Equatable, Sendable {
        case null
        case boolean(Bool)
        /// May be infinite or not a number: JSON5 has words for these.
        case number(Double)
        case string(String)
        case array([JSON5Node])
        /// In the order of the file; keys are unique, unless an error was reported.
        case object([Member])
        /// No value: an error was reported at its place, and nothing else should be said about it.
        case broken
    }

    let kind: Kind
    /// Where the value stands: offsets into the file's bytes.
    let range: Range<Int>
}

extension JSON5Node.Member {
    static func == (one: JSON5Node.Member, other: JSON5Node.Member) -> Bool {
        one.keyRange == other.keyRange && one.key.hasBytes(of: other.key) && one.value == other.value
    }
}

extension JSON5Node.Kind {
    static func == (one: JSON5Node.Kind, other: JSON5Node.Kind) -> Bool {
        switch (one, other) {
        case (.null, .null), (.broken, .broken): true
        case (.boolean(let one), .boolean(let other)): one == other
        case (.number(let one), .number(let other)): one.bitPattern == other.bitPattern
        case (.string(let one), .string(let other)): one.hasBytes(of: other)
        case (.array(let one), .array(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        default: false
        }
    }

    /// What the value is, for a diagnostic; nil where one was reported already.
    var type: ValueType? {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        case .broken: nil
        }
    }
}
