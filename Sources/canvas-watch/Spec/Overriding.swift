extension JSON5Node {
    /// The node with a value put under a path of keys; objects that are missing on the way are made.
    ///
    /// A shorthand on the way is written out first, so that the rest of what it says stays: "ring" becomes
    /// { kind: "ring" }, margins of 48 become four margins, [w, h] becomes { width, height }. Where a value has one of
    /// several forms, such as fixed or atLeast, the form that is set takes the place of the others.
    func setting(_ path: ArraySlice<String>, to value: JSON5Node, keyRange: Range<Int>, under key: String = "")
        -> JSON5Node
    {
        guard let next = path.first else { return value }
        var members = writtenOut(for: next, under: key)
        let exclusive = Self.forms.first { $0.contains(next) } ?? []
        members.removeAll { $0.key != next && exclusive.contains($0.key) }
        let index = members.firstIndex { $0.key == next }
        let old = index.map { members[$0].value } ?? JSON5Node(kind: .null, range: value.range)
        let new = Member(
            key: next, keyRange: keyRange,
            value: old.setting(path.dropFirst(), to: value, keyRange: keyRange, under: next))
        if let index {
            members[index] = new
        } else {
            members.append(new)
        }
        return JSON5Node(kind: .object(members), range: index == nil && members.count == 1 ? value.range : range)
    }

    /// Keys that stand for each other's opposite.
    private static let forms: [Set<String>] = [["fixed", "atLeast"], ["dots", "grid"]]

    /// The members of the node, a shorthand written out as far as the next key asks for it.
    private func writtenOut(for next: String, under key: String) -> [Member] {
        func member(_ key: String, _ value: JSON5Node) -> Member { Member(key: key, keyRange: range, value: value) }
        switch kind {
        case .object(let members):
            return members
        case .string where ["layout", "inner", "outer"].contains(key):
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
