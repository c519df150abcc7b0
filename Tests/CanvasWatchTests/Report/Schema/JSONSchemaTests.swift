import CanvasPlugins
import Testing

@testable import canvas_watch

/// The schema against the keys and the catalogue that it is made from; `.ci/schema.py` holds it against files.
struct JSONSchemaTests {
    @Test("the schema of a spec has exactly the keys of a spec, each with a text")
    func hasKeys() throws {
        let properties = try definition("spec")["properties"].members
        #expect(properties.map(\.key) == SpecKey.names)
        for property in properties { #expect(property.value["description"].text?.isEmpty == false) }
        #expect(try definition("spec")["additionalProperties"].isFalse)
        #expect(try definition("spec")["required"].texts == ["items"])
    }

    @Test("the schema of a kind has exactly its parameters", arguments: LayoutCatalogue.kinds.map(\.name))
    func hasParameters(_ name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        let schema = try definition(name)
        #expect(schema["properties"].members.map(\.key) == ["kind"] + kind.parameters.map(\.name))
        #expect(schema["additionalProperties"].isFalse)
        for parameter in kind.parameters {
            let property = schema["properties"][parameter.name]
            #expect(property["description"].text?.hasPrefix(parameter.meaning) == true)
            let hasDefault = ![.required, .none].contains(parameter.defaultValue)
            #expect(property.members.contains { $0.key == "default" } == hasDefault)
        }
    }

    @Test("a layout can be of every kind, a layout in a layout of every kind that holds none")
    func listsKinds() throws {
        func kinds(_ name: String) throws -> [String] {
            guard case .array(let forms) = try definition(name)["anyOf"].kind else { return [] }
            return forms.last?["properties"]["kind"]["enum"].texts ?? []
        }
        #expect(try kinds("layout") == ["flow", "grid", "ring", "spiral", "clustered", "formula", "swift"])
        #expect(try kinds("innerLayout") == ["flow", "grid", "ring", "spiral", "formula", "swift"])
    }

    @Test("items may have keys of their own, manifests may not")
    func leavesItemsOpen() throws {
        #expect(try definition("item").members.contains { $0.key == "additionalProperties" } == false)
        let manifest = JSONSchema.document(of: .manifest)["$defs"]["manifest"]
        #expect(manifest["additionalProperties"].isFalse)
        #expect(manifest["properties"].members.map(\.key) == ["items", "$schema", "description"])
    }

    @Test("every reference leads to a definition, and every definition is used", arguments: [nil, "spec", "manifest"])
    func resolvesReferences(_ subject: String?) throws {
        let document = JSONSchema.document(of: subject.flatMap(JSONSchema.Subject.init))
        let definitions = Set(document["$defs"].members.map { "#/$defs/" + $0.key })
        #expect(Set(document.references) == definitions)
    }

    @Test("a range that leaves out its end says so")
    func tellsOpenRanges() throws {
        let forms = try definition("spiral")["properties"]["pitch"]["anyOf"]
        guard case .array(let nodes) = forms.kind, let range = nodes.last else {
            Issue.record("no forms of pitch")
            return
        }
        #expect(range.members.map(\.key) == ["type", "exclusiveMinimum", "maximum"])
    }

    private func definition(_ name: String) throws -> JSON5Node {
        let definitions = JSONSchema.document(of: nil)["$defs"].members
        return try #require(definitions.first { $0.key == name }?.value, "\(name)")
    }
}

extension JSON5Node {
    /// The value of a key; null where there is none.
    fileprivate subscript(_ key: String) -> JSON5Node {
        members.first { $0.key == key }?.value ?? JSON5Node(.null)
    }

    fileprivate var text: String? {
        if case .string(let text) = kind { text } else { nil }
    }

    fileprivate var isFalse: Bool {
        if case .boolean(false) = kind { true } else { false }
    }

    fileprivate var texts: [String] {
        if case .array(let nodes) = kind { nodes.compactMap(\.text) } else { [] }
    }

    fileprivate var references: [String] {
        switch kind {
        case .array(let nodes): nodes.flatMap(\.references)
        case .object(let members):
            members.flatMap { $0.key == "$ref" ? [$0.value.text ?? ""] : $0.value.references }
        default: []
        }
    }
}
