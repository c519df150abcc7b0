/// Which names of a folder are looked at.
enum SpecName {
    /// The endings of a spec's name.
    static let endings = [Array(".layout.json".utf8), Array(".layout.json5".utf8)]

    /// Whether a folder's entry of this name is a spec: `NAME.layout.json` or `NAME.layout.json5`, not hidden.
    static func matches(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        // The cheap test first: nearly all names fail it.
        guard let last = name.last, last == UInt8(ascii: "n") || last == UInt8(ascii: "5") else { return false }
        return !isHidden(name) && endings.contains { name.reversed().starts(with: $0.reversed()) }
    }

    /// Whether a name is hidden: it starts with a dot, as `.`, `..` and the temporary files of many editors do.
    static func isHidden(_ name: some Collection<UInt8>) -> Bool {
        name.first == UInt8(ascii: ".")
    }
}
