/// Whether a canvas yields when it is dragged beyond its edge.
public enum ScrollBounceBehavior: String, Hashable, Sendable, CaseIterable {
    /// As the platform does it.
    case automatic
    /// Always, even when the whole canvas is in view.
    case always
    /// Only when the canvas is larger than its viewport.
    case basedOnSize
}
