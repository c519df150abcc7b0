import CanvasPlugins

/// The JSON Schema (draft 2020-12) of the files, made from what the decoder and the catalogue say of themselves.
enum JSONSchema {
    /// Which files a schema is for.
    enum Subject: String, CaseIterable, Sendable {
        case spec, manifest
    }

    /// The schema of specs, of manifests, or without a subject of both.
    ///
    /// A manifest that is an object is a spec as well, so that one schema needs to tell apart arrays and objects only.
    static func document(of subject: Subject?) -> JSON5Node {
        let dialect: [(key: String, value: JSON5Node)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema"))
        ]
        let root: JSON5Node
        switch subject {
        case .spec:
            root = .object(["title": .text("canvas-watch spec"), "$ref": .text(reference("spec"))])
        case .manifest:
            root = arrayOr("manifest", titled: "canvas-watch manifest")
        case nil:
            root = arrayOr("spec", titled: "canvas-watch spec or manifest")
        }
        let all = definitions
        let reached = reachable(from: root, in: all)
        let needed = all.filter { reached.contains($0.key) }
        return JSON5Node.object(dialect).adding(root).adding(.object([("$defs", .object(needed))]))
    }

    /// An array is a list of items; anything else has to be what a definition says.
    private static func arrayOr(_ definition: String, titled title: String) -> JSON5Node {
        .object([
            "title": .text(title),
            "if": .object(["type": .text("array")]),
            "then": .object(["$ref": .text(reference(SharedShape.itemList.rawValue))]),
            "else": .object(["$ref": .text(reference(definition))]),
        ])
    }

    /// Where a definition stands in the schema.
    static func reference(_ definition: String) -> String {
        "#/$defs/" + definition
    }

    private static var definitions: [(key: String, value: JSON5Node)] {
        var definitions: [(key: String, value: JSON5Node)] = [
            ("spec", titled("a spec", SpecKey.shape.schema)),
            ("manifest", titled("a manifest", SharedShape.manifest.schema)),
        ]
        for shared in SharedShape.allCases {
            definitions.append((shared.rawValue, described(shared.meaning, shared.schema)))
        }
        for kind in LayoutCatalogue.kinds {
            let title = "layout " + kind.name
            definitions.append((kind.name, titled(title, described(kind.meaning, kind.shape.schema))))
        }
        return definitions
    }

    private static func titled(_ title: String, _ schema: JSON5Node) -> JSON5Node {
        JSON5Node.object(["title": .text(title)]).adding(schema)
    }

    /// A schema with the text that editors show.
    static func described(_ meaning: String, _ schema: JSON5Node) -> JSON5Node {
        JSON5Node.object(["description": .text(meaning)]).adding(schema)
    }

    /// The definitions that a schema refers to, directly or through others.
    private static func reachable(
        from root: JSON5Node, in definitions: [(key: String, value: JSON5Node)]
    ) -> Set<String> {
        var reached: Set<String> = []
        var open = references(in: root)
        while let name = open.popLast() {
            guard reached.insert(name).inserted, let found = definitions.first(where: { $0.key == name }) else {
                continue
            }
            open += references(in: found.value)
        }
        return reached
    }

    private static func references(in node: JSON5Node) -> [String] {
        switch node.kind {
        case .array(let nodes): nodes.flatMap(references)
        case .object(let members):
            members.flatMap { member -> [String] in
                guard member.key == "$ref", case .string(let path) = member.value.kind else {
                    return references(in: member.value)
                }
                return [String(path.dropFirst(reference("").count))]
            }
        default: []
        }
    }
}
