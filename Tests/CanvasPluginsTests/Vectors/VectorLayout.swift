import CanvasPlugins

/// The layout of a vector's spec, read by what the catalogue says about its parameters.
struct VectorLayout {
    let description: LayoutDescription

    /// nil for what no kind of the catalogue describes.
    init?(_ json: Any) {
        let members = json as? [String: Any] ?? ["kind": json]
        guard let name = members["kind"] as? String, let kind = LayoutCatalogue.kind(named: name) else { return nil }
        var description = LayoutDescription(kind: name)
        for (key, json) in members where key != "kind" {
            guard let parameter = kind.parameter(named: key), let value = Self.value(json, of: parameter) else {
                return nil
            }
            description.values[key] = value
        }
        self.description = description
    }

    private static func value(_ json: Any, of parameter: LayoutParameter) -> LayoutParameterValue? {
        if parameter.acceptsAuto, json as? String == "auto" { return .auto }
        switch parameter.type {
        case .length, .positiveLength, .angle, .wholeNumber: return (json as? Double).map { .number($0) }
        case .boolean: return (json as? Bool).map { .boolean($0) }
        case .word(let words): return (json as? String).flatMap { words.contains($0) ? .word($0) : nil }
        case .expression, .bindings, .name, .seconds, .arguments: return nil
        case .layout: return VectorLayout(json).map { .layout($0.description) }
        case .groupLayouts:
            let groups = json as? [String: [String: Any]] ?? [:]
            return .groupLayouts(
                groups.compactMapValues { $0["inner"].flatMap { VectorLayout($0) }?.description })
        }
    }
}
