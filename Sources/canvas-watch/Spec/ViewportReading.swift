import CanvasEngine

extension ValueReader {
    /// The viewport; the ids of the items tell what `scrollTo` may name, nil when they are not known.
    mutating func viewport(_ node: JSON5Node, of key: String, ids: TextColumn?) -> ViewportSpec? {
        guard let members = members(of: node, of: key, keys: ["size", "scrollTo", "anchor"]) else { return nil }
        if members["size"] == nil { error(.missingKey("size", of: key), at: node) }
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
        let expected: [ValueType] = [.string, .wholeNumber, .point, .object]
        switch node.kind {
        case .string(let id):
            return item(id, of: ids, at: node)
        case .number(let number):
            guard let id = Int(exactly: number) else { return wrongType(node, of: key, expected: expected) }
            return item("\(id)", of: ids, at: node)
        case .array:
            return point(node, of: key).map { .point($0) }
        default:
            guard let members = members(of: node, of: key, keys: ["region"], expected: expected) else { return nil }
            guard let region = members["region"] else {
                error(.missingKey("region", of: key), at: node)
                return nil
            }
            return self.region(region, of: "region").map { .region($0) }
        }
    }

    private mutating func item(_ id: String, of ids: TextColumn?, at node: JSON5Node) -> ViewportSpec.Target? {
        guard let ids else { return .initialAnchor }
        if let index = ids.firstIndex(of: id) { return .item(index) }
        // A nearest word among more ids would cost more than it tells.
        let known = (0..<min(ids.count, 1000)).map { ids[$0] }
        error(.spec(.unknownId(id, nearest: NearestWord.misspelling(of: id, among: known))), at: node)
        return nil
    }
}
