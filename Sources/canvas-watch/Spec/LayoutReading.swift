import CanvasPlugins

extension ValueReader {
    /// A layout, its shorthand written out: an object with a kind and that kind's parameters.
    ///
    /// - Parameter holder: the kind of the layout that holds this one; nil at the top.
    mutating func layout(_ node: JSON5Node, of key: String, in holder: LayoutKind? = nil) -> LayoutDescription? {
        guard case .object(let members) = node.kind else { return wrongType(node, of: key, expected: [.layout]) }
        guard let kindNode = members.first(where: { $0.key == "kind" })?.value else {
            error(.missingKey("kind", of: "a layout"), at: node)
            return nil
        }
        let choices = LayoutCatalogue.kinds.filter { holder == nil || !$0.holdsLayouts }
        if let holder, case .string(holder.name) = kindNode.kind {
            error(.spec(.nestedLayout(holder.name)), at: kindNode)
            return nil
        }
        guard let kind = word(kindNode, of: "kind", among: choices.map { ($0.name, $0) }) else { return nil }
        return layout(node, members, of: kind)
    }

    private mutating func layout(
        _ node: JSON5Node, _ members: [JSON5Node.Member], of kind: LayoutKind
    ) -> LayoutDescription? {
        let owner = "layout \(kind.name)"
        let names = ["kind"] + kind.parameters.map(\.name)
        var description = LayoutDescription(kind: kind.name)
        var isComplete = true
        for member in members where member.key != "kind" {
            guard let parameter = kind.parameter(named: member.key) else {
                let others = LayoutCatalogue.kinds(with: member.key)
                if others.isEmpty || NearestWord.suggestion(for: member.key, among: names) != nil {
                    unknownKey(member, of: owner, among: names)
                } else {
                    error(.spec(.parameterOfOthers(member.key, of: owner, kinds: others)), atKey: member)
                }
                continue
            }
            if let value = value(member.value, of: parameter, in: kind) {
                description.values[member.key] = value
            } else {
                isComplete = false
            }
        }
        for parameter in kind.parameters where parameter.defaultValue == .required {
            guard !members.contains(where: { $0.key == parameter.name }) else { continue }
            error(.missingKey(parameter.name, of: owner), at: node)
            isComplete = false
        }
        warnOfUnused(kind.unusedParameters(of: description), members, owner)
        if kind.name == LayoutKind.formula.name, !checkExpressions(of: description, members) { return nil }
        guard isComplete else { return nil }
        if kind.runsCode { swiftLayouts.append(SwiftLayoutRequirement(description, members)) }
        return description
    }

    private mutating func warnOfUnused(_ names: [String], _ members: [JSON5Node.Member], _ owner: String) {
        for member in members where names.contains(member.key) {
            warn(.spec(.unusedParameter(member.key, of: owner)), atKey: member)
        }
    }

    private mutating func value(
        _ node: JSON5Node, of parameter: LayoutParameter, in kind: LayoutKind
    ) -> LayoutParameterValue? {
        let name = parameter.name
        if parameter.acceptsAuto, case .string = node.kind { return word(node, of: name, among: [("auto", .auto)]) }
        switch parameter.type {
        case .length: return number(node, of: parameter, in: .length)
        case .positiveLength: return number(node, of: parameter, in: .positiveLength)
        case .angle: return number(node, of: parameter, in: .finite)
        case .wholeNumber: return columns(node, of: name)
        case .boolean: return boolean(node, of: name).map { .boolean($0) }
        case .word(let words): return word(node, of: name, among: words.map { ($0, .word($0)) })
        case .name: return text(node, of: name).map { .text($0) }
        case .seconds: return number(node, of: parameter, in: .seconds)
        case .arguments: return arguments(node, of: name).map { .arguments($0) }
        case .expression: return expression(node, of: name)
        case .bindings: return bindings(node, of: name)
        case .layout: return layout(node, of: name, in: kind).map { .layout($0) }
        case .groupLayouts: return groupLayouts(node, of: name, in: kind)
        }
    }

    private mutating func number(
        _ node: JSON5Node, of parameter: LayoutParameter, in range: NumberRange
    ) -> LayoutParameterValue? {
        if case .number = node.kind {
            return number(node, of: parameter.name, in: range).map { .number($0) }
        }
        return wrongType(
            node, of: parameter.name, expected: parameter.acceptsAuto ? [.number, .word("auto")] : [.number])
    }

    private mutating func columns(_ node: JSON5Node, of key: String) -> LayoutParameterValue? {
        guard let number = wholeNumber(node, of: key, in: .finite) else { return nil }
        if number < 1 { warn(.spec(.columnsClamped(number)), at: node) }
        return .number(number)
    }

    private mutating func groupLayouts(
        _ node: JSON5Node, of key: String, in kind: LayoutKind
    ) -> LayoutParameterValue? {
        guard case .object(let groups) = node.kind else { return wrongType(node, of: key, expected: [.object]) }
        var layouts: [String: LayoutDescription] = [:]
        for group in groups {
            guard let members = members(of: group.value, of: group.key, owner: "a group", keys: ["inner"]),
                let inner = members["inner"], let layout = layout(inner, of: "inner", in: kind)
            else { continue }
            layouts[group.key] = layout
        }
        return .groupLayouts(layouts)
    }
}

extension LayoutCatalogue {
    /// Whether a layout of any kind may have a key of this name.
    static func hasKey(_ name: String) -> Bool {
        name == "kind" || !kinds(with: name).isEmpty
    }

    /// The names of the kinds that have a parameter of this name.
    static func kinds(with parameter: String) -> [String] {
        kinds.filter { $0.parameter(named: parameter) != nil }.map(\.name)
    }
}
