/// The keys and values of a spec as its author wrote them, so that a change can be named as the cause of another.
enum WrittenValues {
    /// Keys that say nothing about the canvas.
    private static let ignored = ["$schema", "description"]

    /// The keys below an object with their values, nested keys joined by dots, in the order of the file.
    static func list(of root: JSON5Node, items: ParsedItems?) -> [(key: String, value: String)] {
        var values: [(key: String, value: String)] = []
        add(root, under: "", to: &values)
        switch items?.content {
        case .path(let path): values.append(("items", text(of: .string(path))))
        case .table(let table) where items?.isArray == false: values.append(("items.count", "\(table.count)"))
        case .table, .broken, nil: break
        }
        return values
    }

    private static func add(_ node: JSON5Node, under path: String, to values: inout [(key: String, value: String)]) {
        guard case .object(let members) = node.kind else {
            values.append((path, text(of: node.kind)))
            return
        }
        for member in members where !path.isEmpty || !ignored.contains(member.key) {
            add(member.value, under: path.isEmpty ? member.key : path + "." + member.key, to: &values)
        }
    }

    /// A value without its quotes, as a reader says it.
    private static func text(of kind: JSON5Node.Kind) -> String {
        switch kind {
        case .null, .broken: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number(let number): Wording.number(number)
        case .string(let text): text
        case .array(let nodes): "[" + nodes.map { text(of: $0.kind) }.joined(separator: ", ") + "]"
        case .object(let members):
            "{ " + members.map { "\($0.key): \(text(of: $0.value.kind))" }.joined(separator: ", ") + " }"
        }
    }
}
