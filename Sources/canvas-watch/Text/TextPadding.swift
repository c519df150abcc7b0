extension String {
    /// The text with blanks behind it up to a number of columns.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: self)))
    }

    /// The text with blanks in front of it up to a number of columns.
    func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: self))) + self
    }

    /// The text, or its beginning and `~` where it takes more columns than that.
    func shortened(to width: Int) -> String {
        guard DisplayWidth.columns(of: self) > width else { return self }
        return DisplayWidth.prefix(of: self, columns: max(0, width - 1)) + "~"
    }
}
