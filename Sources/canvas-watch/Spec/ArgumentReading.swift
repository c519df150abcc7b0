import CanvasPlugins

extension ValueReader {
    /// A text with at least one character.
    mutating func text(_ node: JSON5Node, of key: String) -> String? {
        guard case .string(let text) = node.kind else { return wrongType(node, of: key, expected: [.string]) }
        if text.isEmpty {
            error(.spec(.emptyText(key)), at: node)
            return nil
        }
        return text
    }

    /// Numbers, booleans and texts with names; nil where one is anything else.
    mutating func arguments(_ node: JSON5Node, of key: String) -> [LayoutArgument]? {
        guard case .object(let members) = node.kind else { return wrongType(node, of: key, expected: [.object]) }
        let arguments = members.map { member in
            argument(member.value, of: member.key).map { LayoutArgument(member.key, $0) }
        }
        return arguments.contains(nil) ? nil : arguments.compactMap { $0 }
    }

    private mutating func argument(_ node: JSON5Node, of key: String) -> LayoutArgument.Value? {
        switch node.kind {
        case .number: number(node, of: key, in: .finite).map { .number($0) }
        case .boolean(let value): .boolean(value)
        case .string(let text): .text(text)
        default: wrongType(node, of: key, expected: [.number, .boolean, .string])
        }
    }
}
