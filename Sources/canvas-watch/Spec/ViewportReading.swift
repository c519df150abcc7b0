import CanvasEngine

extension ValueReader {
    /// The viewport; the ids of the items tell what `scrollTo` may name, nil when they are not known.
    mutating func viewport(_ node: JSON5Node, of key: String, ids: TextColumn?) -> ViewportSpec? {
        let keys = ["size", "scrollTo", "anchor"]
        guard let members = members(of: node, of: key, keys: keys, expected: [.viewport]) else { return nil }
        if members["size"] == nil { missingKey(.missingKey("size", of: key), at: node, known: keys) }
        let size = members["size"].flatMap { self.size($0, of: "size", in: .positiveLength) }
        let target = members["scrollTo"].map { scrollTarget($0, of: "scrollTo", ids: ids) } ?? .initialAnchor
        let anchor = members["anchor"].map { self.anchor($0, of: "anchor") } ?? .center
        guard let size, let target, let anchor else { return nil }
        return ViewportSpec(size: size, target: target, anchor: anchor)
    }

    /// What a viewport is moved to: an item's id, [x, y], or { region: [x, y, width, height] }.
    private mutating func scrollTarget(
        _ node: JSON5Node, of key: String, ids: TextColumn?
    ) -> ViewportSpec.Target? {
        let expected = [ValueType.target]
        switch node.kind {
        case .string(let id):
            return item(id, of: ids, at: node)
        case .number(let number):
            guard let id = Int(exactly: number) else { return wrongType(node, of: key, expected: expected) }
            return item("\(id)", of: ids, at: node)
        case .array:
            return point(node, of: key, expected: .target).map { .point($0) }
        default:
            guard let members = members(of: node, of: key, keys: ["region"], expected: expected) else { return nil }
            guard let region = members["region"] else {
                missingKey(.missingKey("region", of: key), at: node, known: ["region"])
                return nil
            }
            return self.region(region, of: "region").map { .region($0) }
        }
    }

    private mutating func item(_ id: String, of ids: TextColumn?, at node: JSON5Node) -> ViewportSpec.Target? {
        guard let ids else { return .initialAnchor }
        if let index = ids.firstIndex(of: id) { return .item(index) }
        // A nearest word among more ids would cost more than it tells.
        let near = NearestWord.misspelling(of: id, among: (0..<min(ids.count, 1000)).map { ids[$0] })
        let shown = ids.count <= 6 ? Array(0..<ids.count) : [0, 1, 2, ids.count - 1]
        error(.spec(.unknownId(id, nearest: near, known: shown.map { ids[$0] }, count: ids.count)), at: node)
        return nil
    }
}
