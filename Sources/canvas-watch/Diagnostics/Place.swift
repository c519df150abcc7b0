/// A stretch of a file, worked out when the diagnostic was made so that the file's bytes need not be kept.
struct Place: Hashable, Sendable {
    /// The name by which reports call the file.
    let file: String
    /// The line, from 1.
    let line: Int
    /// The column of the first character, in Unicode scalars from 1; a byte order mark counts as none.
    let column: Int
    /// The number of Unicode scalars to underline on this line; at least 1.
    let length: Int
    /// The source line without its line end; for a very long line, the part around the place.
    let excerpt: String
    /// The column of the excerpt's first character; 1 unless the line was cut.
    let excerptColumn: Int

    /// The same place where the line is nothing to look at.
    var withoutExcerpt: Place {
        Place(file: file, line: line, column: column, length: length, excerpt: "", excerptColumn: 1)
    }
}

extension Place {
    /// The start of a file whose contents are not known.
    init(wholeFile file: String) {
        self.init(file: file, line: 1, column: 1, length: 1, excerpt: "", excerptColumn: 1)
    }
}
