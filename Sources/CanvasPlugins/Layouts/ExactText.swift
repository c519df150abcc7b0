/// A text that is equal only to the same bytes, as names in files are; `String` takes two spellings of a letter for one.
struct ExactText: Hashable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (one: ExactText, other: ExactText) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    /// Whether two lists have the same texts in the same order.
    static func areEqual(_ some: [String], _ others: [String]) -> Bool {
        some.elementsEqual(others) { ExactText($0) == ExactText($1) }
    }
}
