/// What a change of a canvas asks of its host.
public enum CanvasUpdate: Hashable, Sendable {
    /// Nothing that shows.
    case nothing
    /// To apply the behaviour: background, indicators, anchors and the like. No item moved.
    case behaviour
    /// To apply the frames and the behaviour: items came, went, or may have moved.
    case layout
}
