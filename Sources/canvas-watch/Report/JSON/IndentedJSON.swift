/// Writes JSON for people and files: what fits stays on one line.
struct IndentedJSON {
    /// How wide a line may be.
    var columns = 100

    /// Adds a value, and ends the line.
    func append(_ node: JSON5Node, to buffer: inout ByteBuffer) {
        append(node, indent: 0, taken: 0, to: &buffer)
        buffer.append("\n")
    }

    /// Adds a value without a line end, as it stands at an indent behind a number of columns.
    func append(_ node: JSON5Node, indent: Int, taken: Int, to buffer: inout ByteBuffer) {
        var line = ByteBuffer()
        Self.appendLine(node, to: &line)
        guard indent + taken + line.bytes.count > columns else { return buffer.append(contentsOf: line.bytes) }
        switch node.kind {
        case .array(let nodes) where !nodes.isEmpty:
            buffer.append("[")
            appendLines(nodes.map { ([], $0) }, indent: indent, to: &buffer)
            buffer.append("]")
        case .object(let members) where !members.isEmpty:
            buffer.append("{")
            appendLines(members.map { (Self.key($0.key), $0.value) }, indent: indent, to: &buffer)
            buffer.append("}")
        default: buffer.append(contentsOf: line.bytes)
        }
    }

    private func appendLines(_ entries: [([UInt8], JSON5Node)], indent: Int, to buffer: inout ByteBuffer) {
        for (index, (key, node)) in entries.enumerated() {
            buffer.append(index > 0 ? ",\n" : "\n")
            buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent + 2))
            buffer.append(contentsOf: key)
            append(node, indent: indent + 2, taken: key.count + 1, to: &buffer)
        }
        buffer.append("\n")
        buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    private static func key(_ key: String) -> [UInt8] {
        var buffer = ByteBuffer()
        JSONText.append(key, to: &buffer)
        buffer.append(": ")
        return buffer.bytes
    }

    /// Adds a value on one line, with a blank behind each comma and inside of braces.
    static func appendLine(_ node: JSON5Node, to buffer: inout ByteBuffer) {
        switch node.kind {
        case .null, .broken: buffer.append("null")
        case .boolean(let value): buffer.append(value ? "true" : "false")
        case .number(let number): buffer.append(json: number)
        case .string(let text): JSONText.append(text, to: &buffer)
        case .array(let nodes):
            buffer.append("[")
            for (index, node) in nodes.enumerated() {
                if index > 0 { buffer.append(", ") }
                appendLine(node, to: &buffer)
            }
            buffer.append("]")
        case .object(let members):
            guard !members.isEmpty else { return buffer.append("{}") }
            for (index, member) in members.enumerated() {
                buffer.append(index > 0 ? ", " : "{ ")
                buffer.append(contentsOf: key(member.key))
                appendLine(member.value, to: &buffer)
            }
            buffer.append(" }")
        }
    }
}
