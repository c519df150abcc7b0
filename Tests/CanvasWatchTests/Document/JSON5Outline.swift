import Testing

@testable import canvas_watch

/// A value in a short form that a test can spell out: no blanks, keys bare, strings in single quotes.
func outline(_ node: JSON5Node) -> String {
    switch node.kind {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): "'\(text)'"
    case .array(let nodes): "[" + nodes.map(outline).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { "\($0.key):\(outline($0.value))" }.joined(separator: ",") + "}"
    case .broken: "?"
    }
}

/// Reads a text that is expected to be right.
func value(of text: String, sourceLocation: SourceLocation = #_sourceLocation) -> JSON5Node? {
    let document = JSON5Document(SourceFile(name: "text", bytes: Array(text.utf8)))
    let messages = document.log.diagnostics().map(\.message)
    #expect(messages.isEmpty, sourceLocation: sourceLocation)
    #expect(document.isComplete, sourceLocation: sourceLocation)
    return document.root
}
