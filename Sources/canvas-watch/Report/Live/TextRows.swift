/// How many rows of a terminal a text takes.
enum TextRows {
    /// The rows of complete lines; a line longer than a row takes several, and colours take no room.
    ///
    /// - Parameter columns: the columns of a row, at least 1. Each scalar counts as one: what matters is the height of
    ///   reports, whose long lines are messages.
    static func count(of text: [UInt8], columns: Int) -> Int {
        let columns = max(columns, 1)
        var (rows, width) = (0, 0)
        var isEscaped = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "\n"):
                rows += max(1, (width + columns - 1) / columns)
                width = 0
            case 0x1B: isEscaped = true
            case _ where isEscaped: isEscaped = byte != UInt8(ascii: "m")
            // What continues a scalar adds no column.
            case 0x80...0xBF: break
            default: width += 1
            }
        }
        return rows
    }
}
