/// A text that is equal only to the same bytes, as names in files are; `String` takes two spellings of a letter for one.
package struct ExactText: Hashable {
    private let text: String

    /// Takes a text.
    package init(_ text: String) {
        self.text = text
    }

    /// Whether both consist of the same bytes.
    package static func == (one: ExactText, other: ExactText) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    /// Whether two lists have the same texts in the same order.
    package static func areEqual(_ some: [String], _ others: [String]) -> Bool {
        some.elementsEqual(others) { ExactText($0) == ExactText($1) }
    }
}
