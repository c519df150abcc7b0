/// A spec as it was decoded, to be taken again with other items when the rest of it says the same: most saves change only
/// the items.
///
/// An object, so that none of it is copied to be looked at.
final class DecodedSpec: Sendable {
    private let root: JSON5Node
    /// The spec, without its items.
    private let spec: Spec

    /// Keeps a spec; nil for one that depends on its items or on other files, and where there was anything to tell.
    init?(_ spec: Spec, from source: SpecSource, _ reader: ValueReader) {
        if case .item = spec.viewport?.target { return nil }
        guard reader.isSilent, reader.swiftLayouts.isEmpty else { return nil }
        root = source.root
        self.spec = spec.with(ItemTable())
    }

    /// The spec with these items; nil where the values of the source differ in anything, be it only their place.
    func spec(sayingTheSameAs source: SpecSource, with items: ItemTable) -> Spec? {
        guard source.root == root else { return nil }
        var spec = spec.with(items)
        spec.written = WrittenValues.list(of: source.root, items: source.items)
        return spec
    }
}

extension Spec {
    /// The spec with other items.
    fileprivate func with(_ items: ItemTable) -> Spec {
        var spec = self
        spec.items = items
        return spec
    }
}
