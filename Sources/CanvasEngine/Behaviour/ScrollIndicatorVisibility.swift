/// Whether a canvas shows where its viewport stands.
public enum ScrollIndicatorVisibility: String, Hashable, Sendable, CaseIterable {
    /// As the platform does it.
    case automatic
    /// Shown while the viewport moves.
    case visible
    /// Not shown, unless the platform needs them, as it does with a mouse.
    case hidden
    /// Not shown, whatever the platform needs.
    case never
}
