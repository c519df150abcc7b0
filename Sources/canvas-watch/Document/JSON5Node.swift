/// A value of a document, and where it stands.
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

extension JSON5Node.Kind {
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
