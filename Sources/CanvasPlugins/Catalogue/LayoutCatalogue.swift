import CanvasEngine

/// Every kind of layout that a spec may name.
public enum LayoutCatalogue {
    /// The kinds, in the order in which they are shown.
    public static let kinds: [LayoutKind] = [.flow, .grid, .ring, .spiral, .clustered, .formula, .swift]

    /// The kind of a name.
    public static func kind(named name: String) -> LayoutKind? {
        kinds.first { $0.name == name }
    }

    /// The layout of a checked description; a flow where the kind is not in the catalogue, and for the kind `swift`, whose
    /// layouts are made outside of it.
    public static func layout(_ description: LayoutDescription, for context: LayoutContext) -> AnyCanvasLayout {
        (kind(named: description.kind) ?? .flow).layout(description, for: context)
    }
}
