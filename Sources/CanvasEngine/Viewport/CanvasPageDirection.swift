/// The direction in which a viewport moves by a page.
public enum CanvasPageDirection: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
}
