extension JSON5Node {
    /// A value that comes from no file.
    init(_ kind: Kind) {
        self.init(kind: kind, range: 0..<0)
    }

    /// A text.
    static func text(_ text: String) -> JSON5Node { JSON5Node(.string(text)) }

    /// A number.
    static func number(_ number: Double) -> JSON5Node { JSON5Node(.number(number)) }

    /// Yes or no.
    static func boolean(_ value: Bool) -> JSON5Node { JSON5Node(.boolean(value)) }

    /// An array of texts.
    static func texts(_ texts: [String]) -> JSON5Node { .array(texts.map { .text($0) }) }

    /// An array.
    static func array(_ nodes: [JSON5Node]) -> JSON5Node { JSON5Node(.array(nodes)) }

    /// An object; members without a value are left out.
    static func object(_ members: KeyValuePairs<String, JSON5Node?>) -> JSON5Node {
        .object(members.compactMap { member in member.value.map { (member.key, $0) } })
    }

    /// An object.
    static func object(_ members: [(key: String, value: JSON5Node)]) -> JSON5Node {
        JSON5Node(.object(members.map { Member(key: $0.key, keyRange: 0..<0, value: $0.value) }))
    }

    /// The members of an object; none of any other value.
    var members: [Member] {
        if case .object(let members) = kind { members } else { [] }
    }

    /// The object with the members of another behind its own.
    func adding(_ other: JSON5Node) -> JSON5Node {
        JSON5Node(.object(members + other.members))
    }
}
