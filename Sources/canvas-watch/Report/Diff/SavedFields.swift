import CanvasEngine

/// The fields of an object of a saved report.
struct SavedFields {
    private let members: [JSON5Node.Member]

    /// Takes a value; one that is no object has no fields.
    init(_ node: JSON5Node) {
        if case .object(let members) = node.kind { self.members = members } else { members = [] }
    }

    /// The value of a field.
    func value(_ key: String) -> JSON5Node? {
        members.first { $0.key == key }?.value
    }

    /// A text.
    func text(_ key: String) -> String? {
        if case .string(let text) = value(key)?.kind { text } else { nil }
    }

    /// A finite number.
    func number(_ key: String) -> Double? {
        if case .number(let number) = value(key)?.kind, number.isFinite { number } else { nil }
    }

    /// An object of a width and a height.
    func size(_ key: String) -> CGSize? {
        value(key).flatMap { SavedFields($0).size }
    }

    /// An object of a place and a size.
    func rect(_ key: String) -> CGRect? {
        value(key).flatMap { SavedFields($0).rect }
    }

    /// The width and the height among the fields.
    var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The place and the size among the fields.
    var rect: CGRect? {
        guard let x = number("x"), let y = number("y"), let size else { return nil }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// The frames of the items, whose ids, sizes and groups go into a table; nil where one is not whole.
    func frames(into items: inout ItemTable) -> [CGRect]? {
        guard case .array(let nodes) = value("frames")?.kind else { return nil }
        var frames: [CGRect] = []
        var groups = TextTable()
        for node in nodes {
            let fields = SavedFields(node)
            guard let id = fields.text("id"), let frame = fields.rect else { return nil }
            items.ids.append(id.utf8)
            items.sizes.append(frame.size)
            frames.append(frame)
            let group = fields.text("group") ?? ""
            let number = group.isEmpty ? -1 : Array(group.utf8).withUnsafeBufferPointer { groups.index(of: $0) }
            items.setLastGroup(Int32(truncatingIfNeeded: number))
        }
        items.groupNames = (0..<groups.texts.count).map { groups.texts[$0] }
        return EqualTexts.all(in: items.ids).isEmpty ? frames : nil
    }

    /// The groups by name, each a list of ids, where frames do not tell them.
    func readGroups(into items: inout ItemTable) {
        guard let node = value("groups"), case .object(let groups) = node.kind else { return }
        let ids = Dictionary(items.ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        items.groups = [Int32](repeating: -1, count: items.count)
        items.groupNames = groups.map(\.key)
        let lists = SavedFields(node)
        for (number, group) in groups.enumerated() {
            for item in lists.items(group.key, ids) { items.groups[item] = Int32(truncatingIfNeeded: number) }
        }
    }

    /// A list of ids as the indices of their items; ids that no item has are left out.
    func items(_ key: String, _ ids: [String: Int]) -> [Int] {
        guard case .array(let nodes) = value(key)?.kind else { return [] }
        return nodes.compactMap { node in
            if case .string(let id) = node.kind { ids[id] } else { nil }
        }
    }
}
