import CanvasEngine
import CanvasPlugins

/// Makes a spec of the members of a document, with every default filled in.
struct SpecDecoder {
    /// Where the values come from, and what was wrong with them.
    private(set) var reader: ValueReader
    private let root: JSON5Node
    private let members: [SpecKey: JSON5Node]

    /// Takes the root object of a spec, without an array of items; keys that no spec has are logged.
    init(_ root: JSON5Node, reader: ValueReader) {
        var reader = reader
        var members: [SpecKey: JSON5Node] = [:]
        if case .object(let all) = root.kind {
            for member in all {
                if let key = SpecKey(rawValue: member.key) {
                    members[key] = member.value
                } else {
                    reader.unknownSpecKey(member)
                }
            }
        }
        self.root = root
        self.members = members
        self.reader = reader
    }

    /// The spec; nil when an error was logged. Without items, which are then broken themselves, the rest is checked.
    mutating func spec(items: ItemTable?) -> Spec? {
        let written = members[.layout]?.writtenOutLayout ?? Self.flow(at: root.range)
        let layout = reader.layout(written, of: SpecKey.layout.rawValue)
        var spec = Spec(
            layout: layout ?? LayoutDescription(kind: "flow"), writtenLayout: written, items: items ?? ItemTable())
        read(.itemSize) {
            $0.size($1, of: $2)
        } into: {
            spec.itemSize = $0
        }
        read(.estimatedItemSize) {
            $0.size($1, of: $2)
        } into: {
            spec.estimatedItemSize = $0
        }
        read(.contentSize) {
            $0.contentSize($1, of: $2)
        } into: {
            spec.contentSize = $0
        }
        read(.contentAnchor) {
            $0.anchor($1, of: $2)
        } into: {
            spec.contentAnchor = $0
        }
        read(.contentMargins) {
            $0.margins($1, of: $2)
        } into: {
            spec.contentMargins = $0
        }
        read(.layoutDirection) {
            $0.word($1, of: $2, among: ValueReader.layoutDirections)
        } into: {
            spec.layoutDirection = $0
        }
        read(.viewport) {
            $0.viewport($1, of: $2, ids: items?.ids)
        } into: {
            spec.viewport = $0
        }
        readBehaviour(into: &spec.behaviour)
        return reader.hasErrors || items == nil ? nil : spec
    }

    private mutating func readBehaviour(into behaviour: inout CanvasBehaviour) {
        var values = behaviour
        read(.background) {
            $0.background($1, of: $2)
        } into: {
            values.background = $0
        }
        read(.initialAnchor) {
            $0.anchor($1, of: $2)
        } into: {
            values.initialAnchor = $0
        }
        read(.overscan) {
            $0.number($1, of: $2, in: .length)
        } into: {
            values.overscan = $0
        }
        read(.scrollIndicators) {
            $0.word($1, of: $2)
        } into: {
            values.scrollIndicators = $0
        }
        read(.bounce) {
            $0.word($1, of: $2)
        } into: {
            values.bounce = $0
        }
        read(.scrollDisabled) {
            $0.boolean($1, of: $2)
        } into: {
            values.isScrollDisabled = $0
        }
        read(.deceleration) {
            $0.word($1, of: $2)
        } into: {
            values.deceleration = $0
        }
        behaviour = values
    }

    private mutating func read<Value>(
        _ key: SpecKey, _ decode: (inout ValueReader, JSON5Node, String) -> Value?, into store: (Value) -> Void
    ) {
        guard let node = members[key], let value = decode(&reader, node, key.rawValue) else { return }
        store(value)
    }

    /// What a spec without a layout says.
    private static func flow(at range: Range<Int>) -> JSON5Node {
        let kind = JSON5Node(kind: .string("flow"), range: range)
        return JSON5Node(kind: .object([JSON5Node.Member(key: "kind", keyRange: range, value: kind)]), range: range)
    }
}
