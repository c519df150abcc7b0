extension Wording {
    /// Why items are not what a layout can place.
    static func message(of problem: ItemProblem) -> String {
        switch problem {
        case .noObject(let found): "an item must be an object, not \(name(ofFound: found))"
        case .emptyId: "an id needs at least one character"
        case .inexactId: "a number as an id must be whole and small enough to be exact"
        case .missingSide(let side): "the size has no \(quoted(side))"
        case .sizeAndSide(let side):
            "an item has either a size or width and height, but here are `size` and \(quoted(side))"
        case .sizeCount(let count): "a size has two numbers, not \(count)"
        case .unknownKey(let key, let count, _, let isSlip):
            (isSlip ? "unknown key " : "nothing reads the key ") + quoted(key)
                + (count == 1 ? " of an item" : " of \(count) items")
        case .manifestOfManifest(let path): "a manifest holds its items itself, but this one names \(quoted(path))"
        }
    }

    /// How to mend it; nil where the message says it all.
    static func help(for problem: ItemProblem) -> String? {
        switch problem {
        case .noObject: "write `{ id: \"a\", size: [160, 120] }`"
        case .emptyId: "write `id: \"a\"`, or leave out the item"
        case .inexactId: "write it as a string"
        case .missingSide, .sizeAndSide, .sizeCount:
            "write `size: [width, height]`, or both `width` and `height`, or no size at all"
        case .unknownKey(_, _, let nearest, _):
            nearest.map { "did you mean \(quoted($0))?" } ?? "what no layout needs may stand in `data`"
        case .manifestOfManifest: "name that file in the spec"
        }
    }
}
