import CanvasPlugins

extension ValueReader {
    /// A layout, its shorthand written out: an object with a kind and that kind's parameters.
    ///
    /// - Parameter holder: the kind of the layout that holds this one; nil at the top.
    mutating func layout(_ node: JSON5Node, of key: String, in holder: LayoutKind? = nil) -> LayoutDescription? {
        guard case .object(let members) = node.kind else { return wrongType(node, of: key, expected: [.layout]) }
        guard let kindNode = members.first(where: { $0.key == "kind" })?.value else {
            if let slip = members.first(where: { NearestWord.suggestion(for: $0.key, among: ["kind"]) != nil }) {
                unknownKey(slip, of: "a layout", among: ["kind"])
            } else {
                error(.missingKey("kind", of: "a layout"), at: node)
            }
            return nil
        }
        let choices = LayoutCatalogue.kinds.filter { holder == nil || !$0.holdsLayouts }
        if let holder, case .string(holder.name) = kindNode.kind {
            error(.spec(.nestedLayout(holder.name, allowed: choices.map(\.name))), at: kindNode)
            return nil
        }
        // A name that is not known is told of the layout: the shorthand has no `kind`.
        var name = "kind"
        if case .string = kindNode.kind { name = "layout" }
        guard let kind = word(kindNode, of: name, among: choices.map { ($0.name, $0) }) else { return nil }
        return layout(node, members, of: kind)
    }

    private mutating func layout(
        _ node: JSON5Node, _ members: [JSON5Node.Member], of kind: LayoutKind
    ) -> LayoutDescription? {
        let owner = "layout \(kind.name)"
        let names = kind.parameters.map(\.name)
        var description = LayoutDescription(kind: kind.name)
        var isComplete = true
        for member in members where member.key != "kind" {
            guard let parameter = kind.parameter(named: member.key) else {
                unknownParameter(member, of: kind, owner, among: names)
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
            isComplete = false
            // The slip that stands for it was reported.
            guard !members.contains(where: { isSlip($0.key, for: parameter.name, among: names) }) else { continue }
            error(.missingKey(parameter.name, of: owner), at: node)
        }
        warnOfUnused(kind.unusedParameters(of: description), of: kind, members, owner)
        if kind.name == LayoutKind.formula.name, !checkExpressions(of: description, members) { return nil }
        guard isComplete else { return nil }
        if kind.runsCode { swiftLayouts.append(SwiftLayoutRequirement(description, members)) }
        return description
    }

    /// Logs a key that a kind of layout does not have; other kinds or the spec itself may.
    private mutating func unknownParameter(
        _ member: JSON5Node.Member, of kind: LayoutKind, _ owner: String, among names: [String]
    ) {
        let others = LayoutCatalogue.kinds(with: member.key)
        if NearestWord.suggestion(for: member.key, among: names) != nil {
            unknownKey(member, of: owner, among: names)
        } else if SpecKey(rawValue: member.key) != nil {
            error(.spec(.specKeyInside(member.key)), atKey: member)
        } else if !others.isEmpty {
            error(.spec(.parameterOfOthers(member.key, of: owner, kinds: others)), atKey: member)
        } else if let nearest = NearestWord.suggestion(for: member.key, among: SpecKey.names) {
            error(.spec(.slipInside(member.key, of: owner, nearest: nearest)), atKey: member)
        } else {
            unknownKey(member, of: owner, among: names)
        }
    }

    /// Logs a key that a spec does not have; it may belong into the layout.
    mutating func unknownSpecKey(_ member: JSON5Node.Member) {
        if NearestWord.suggestion(for: member.key, among: SpecKey.names) != nil {
            unknownKey(member, of: "a spec", among: SpecKey.names)
        } else if LayoutCatalogue.hasKey(member.key) {
            error(.spec(.parameterOutside(member.key)), atKey: member)
        } else if let nearest = NearestWord.suggestion(for: member.key, among: LayoutCatalogue.keys) {
            error(.spec(.slipOutside(member.key, nearest: nearest)), atKey: member)
        } else {
            unknownKey(member, of: "a spec", among: SpecKey.names)
        }
    }

    private func isSlip(_ key: String, for name: String, among names: [String]) -> Bool {
        !names.contains(key) && NearestWord.suggestion(for: key, among: names) == name
    }

    private mutating func warnOfUnused(
        _ names: [String], of kind: LayoutKind, _ members: [JSON5Node.Member], _ owner: String
    ) {
        for member in members where names.contains(member.key) {
            let parameter = kind.parameter(named: member.key)
            let finding = SpecProblem.unusedParameter(
                member.key, of: owner, condition: parameter?.condition, rival: parameter?.rival)
            warn(.spec(finding), atKey: member)
        }
    }

    private mutating func value(
        _ node: JSON5Node, of parameter: LayoutParameter, in kind: LayoutKind
    ) -> LayoutParameterValue? {
        let name = parameter.name
        if parameter.acceptsAuto, case .string = node.kind {
            return word(node, of: name, as: ("auto", .auto), or: [.number, .word("auto")])
        }
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
        guard case .object(let groups) = node.kind else { return wrongType(node, of: key, expected: [.groupLayouts]) }
        var layouts: [String: LayoutDescription] = [:]
        for group in groups {
            guard
                let members = members(
                    of: group.value, of: group.key, owner: "a group", keys: ["inner"], expected: [.groupLayout]),
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

    /// The names of the parameters of all kinds, each once.
    static let keys: [String] = kinds.flatMap(\.parameters).map(\.name).reduce(into: []) { keys, name in
        if !keys.contains(name) { keys.append(name) }
    }

    /// The names of the kinds that have a parameter of this name.
    static func kinds(with parameter: String) -> [String] {
        kinds.filter { $0.parameter(named: parameter) != nil }.map(\.name)
    }
}
