/// Something that a parameter of a layout can say, and what it means.
public struct LayoutTerm: Hashable, Sendable {
    /// How it is written.
    public let text: String
    /// What it means, without a full stop.
    public let meaning: String

    init(_ text: String, _ meaning: String) {
        self.text = text
        self.meaning = meaning
    }
}
