/// Something that a parameter of a layout can say, and what it means.
package struct LayoutTerm: Hashable, Sendable {
    /// How it is written.
    package let text: String
    /// What it means, without a full stop.
    package let meaning: String

    init(_ text: String, _ meaning: String) {
        self.text = text
        self.meaning = meaning
    }
}
