extension String {
    /// Whether both consist of the same bytes; `==` takes two spellings of one character for the same.
    func hasBytes(of other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
