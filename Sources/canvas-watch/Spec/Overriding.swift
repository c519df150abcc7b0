import CanvasPlugins

extension JSON5Node {
    /// The node with a value put under a path of keys; objects that are missing on the way are made.
    ///
    /// A shorthand on the way is written out first, so that the rest of what it says stays: "ring" becomes
    /// { kind: "ring" }, margins of 48 become four margins, [w, h] becomes { width, height }. Where a value has one of
    /// several forms, such as fixed or atLeast, the form that is set takes the place of the others. When a layout
    /// gets another kind, the parameters go that only the old one has.
    func setting(_ path: ArraySlice<SettingStep>, to value: JSON5Node, under key: String = "") -> JSON5Node {
        guard let next = path.first else { return value }
        var members = writtenOut(for: next.key, under: key)
        let exclusive = Self.forms.first { $0.contains(next.key) } ?? []
        members.removeAll { $0.key != next.key && exclusive.contains($0.key) }
        if path.count == 1, next.key == "kind", Self.layoutKeys.contains(key) {
            members = Self.members(members, withKind: value)
        }
        let index = members.firstIndex { $0.key == next.key }
        let old = index.map { members[$0].value } ?? Self.defaultValue(of: next, under: key, in: value.range)
        let new = Member(
            key: next.key, keyRange: next.range,
            value: old.setting(path.dropFirst(), to: value, under: next.key))
        if let index {
            members[index] = new
        } else {
            members.append(new)
        }
        return JSON5Node(kind: .object(members), range: index == nil && members.count == 1 ? value.range : range)
    }

    /// What a setting finds where the spec says nothing: a layout is then a flow.
    private static func defaultValue(of step: SettingStep, under key: String, in range: Range<Int>) -> JSON5Node {
        let isFlow = key.isEmpty ? step.key == "layout" : key == "layout" && ["inner", "outer"].contains(step.key)
        return JSON5Node(kind: isFlow ? .string("flow") : .null, range: range)
    }

    /// The members of a layout without the parameters of its old kind that the new one does not have.
    private static func members(_ members: [Member], withKind kind: JSON5Node) -> [Member] {
        guard case .string(let new) = kind.kind, let new = LayoutCatalogue.kind(named: new),
            case .string(let old)? = members.first(where: { $0.key == "kind" })?.value.kind,
            let old = LayoutCatalogue.kind(named: old)
        else { return members }
        return members.filter { old.parameter(named: $0.key) == nil || new.parameter(named: $0.key) != nil }
    }

    /// The keys whose values are layouts.
    private static let layoutKeys: Set<String> = ["layout", "inner", "outer"]

    /// Keys that stand for each other's opposite.
    private static let forms: [Set<String>] = [["fixed", "atLeast"], ["dots", "grid"]]

    /// The members of the node, a shorthand written out as far as the next key asks for it.
    private func writtenOut(for next: String, under key: String) -> [Member] {
        func member(_ key: String, _ value: JSON5Node) -> Member { Member(key: key, keyRange: range, value: value) }
        switch kind {
        case .object(let members):
            return members
        case .string where Self.layoutKeys.contains(key):
            return [member("kind", self)]
        case .number where key == "contentMargins":
            return ["top", "leading", "bottom", "trailing"].map { member($0, self) }
        case .array(let nodes) where nodes.count == 2 && ["width", "height"].contains(next):
            return [member("width", nodes[0]), member("height", nodes[1])]
        default:
            return []
        }
    }

    /// The node with a layout's shorthand written out, at every depth.
    var writtenOutLayout: JSON5Node {
        switch kind {
        case .string:
            return JSON5Node(kind: .object(writtenOut(for: "kind", under: "layout")), range: range)
        case .object(let members):
            let expanded = members.map { member in
                switch member.key {
                case "inner", "outer":
                    Member(key: member.key, keyRange: member.keyRange, value: member.value.writtenOutLayout)
                case "groups":
                    Member(key: member.key, keyRange: member.keyRange, value: member.value.writtenOutGroups)
                default:
                    member
                }
            }
            return JSON5Node(kind: .object(expanded), range: range)
        default:
            return self
        }
    }

    private var writtenOutGroups: JSON5Node {
        guard case .object(let groups) = kind else { return self }
        let expanded = groups.map { group in
            Member(key: group.key, keyRange: group.keyRange, value: group.value.writtenOutGroup)
        }
        return JSON5Node(kind: .object(expanded), range: range)
    }

    private var writtenOutGroup: JSON5Node {
        guard case .object(let members) = kind else { return self }
        let expanded = members.map { member in
            member.key == "inner"
                ? Member(key: member.key, keyRange: member.keyRange, value: member.value.writtenOutLayout) : member
        }
        return JSON5Node(kind: .object(expanded), range: range)
    }

    /// The node with every range moved, so that the offsets of several texts do not mix.
    func moved(by distance: Int) -> JSON5Node {
        func moved(_ range: Range<Int>) -> Range<Int> {
            (range.lowerBound + distance)..<(range.upperBound + distance)
        }
        let kind: Kind =
            switch self.kind {
            case .array(let nodes):
                .array(nodes.map { $0.moved(by: distance) })
            case .object(let members):
                .object(
                    members.map {
                        Member(key: $0.key, keyRange: moved($0.keyRange), value: $0.value.moved(by: distance))
                    })
            default:
                self.kind
            }
        return JSON5Node(kind: kind, range: moved(range))
    }
}
