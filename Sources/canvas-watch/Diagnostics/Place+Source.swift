extension Place {
    /// The number of characters of a line that a report shows at most.
    private static let excerptLimit = 160
    /// The number of characters in front of the place on a line that has to be cut.
    private static let lead = 60

    /// The place of a stretch of a file's bytes; what lies outside of the file counts as its end.
    init(of range: Range<Int>, in file: SourceFile, index: LineIndex) {
        let line = file.bytes.withUnsafeBufferPointer { SourceLine(of: range.lowerBound, in: $0, index: index) }
        let (excerpt, excerptColumn, length) = file.bytes.withUnsafeBufferPointer { bytes in
            let stretch = line.stretch(of: bytes, limit: Self.excerptLimit, lead: Self.lead)
            let skipped = line.characters(of: bytes, in: stretch.lowerBound..<line.offset)
            let end = min(max(range.upperBound, line.offset), stretch.upperBound)
            return (
                line.text(of: bytes, in: stretch), line.column - skipped,
                max(1, line.characters(of: bytes, in: line.offset..<end))
            )
        }
        self.init(
            file: file.name, line: line.number, column: line.column, length: length, excerpt: excerpt,
            excerptColumn: excerptColumn)
    }
}

/// The line that an offset stands in, as far as a report needs it.
private struct SourceLine {
    let number: Int
    let column: Int
    let offset: Int
    private let start: Int
    private let end: Int

    init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, index: LineIndex) {
        // Between CR and LF is still the end of the line.
        let isInLineEnd =
            offset > 0 && offset < bytes.count && bytes[offset] == UTF8Text.lineFeed
            && bytes[offset - 1] == UTF8Text.carriageReturn
        let position = index.position(of: isInLineEnd ? offset - 1 : offset)
        number = position.line
        column = position.column
        start = position.lineStart
        self.offset = min(max(isInLineEnd ? offset - 1 : offset, start), bytes.count)
        var end = self.offset
        // Four bytes a character, and one to see that the line goes on: a line of 60 MB is not walked to its end.
        let last = min(bytes.count, end + 4 * 200)
        while end < last, bytes[end] != UTF8Text.lineFeed, bytes[end] != UTF8Text.carriageReturn { end += 1 }
        self.end = end
    }

    /// The bytes to show: the whole line, or the part around the offset.
    func stretch(of bytes: UnsafeBufferPointer<UInt8>, limit: Int, lead: Int) -> Range<Int> {
        let whole = walkBack(limit, in: bytes)
        if whole == start, walk(limit, from: whole, in: bytes) == end { return start..<end }
        let first = walkBack(lead, in: bytes)
        return first..<walk(limit, from: first, in: bytes)
    }

    /// The characters that start in a range.
    func characters(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
        range.reduce(0) { $0 + (UTF8Text.startsScalar(bytes, at: $1) ? 1 : 0) }
    }

    /// The text of a range, with one replacement character for each broken one, and dots where the line was cut.
    func text(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> String {
        var scalars = String.UnicodeScalarView()
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = UTF8Text.scalar(bytes, at: index)
            // The dots stand for the first character, so that the columns stay what they are.
            scalars.append(index == range.lowerBound && index > start ? "\u{2026}" : scalar ?? "\u{FFFD}")
            index += length
        }
        if range.upperBound < end { scalars.append("\u{2026}") }
        return String(scalars)
    }

    private func walkBack(_ count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (index, left) = (offset, count)
        while index > start, left > 0 {
            index -= 1
            if UTF8Text.startsScalar(bytes, at: index) { left -= 1 }
        }
        return index
    }

    private func walk(_ count: Int, from first: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (index, left) = (first, count)
        while index < end {
            if UTF8Text.startsScalar(bytes, at: index) {
                if left == 0 { break }
                left -= 1
            }
            index += 1
        }
        return index
    }
}
