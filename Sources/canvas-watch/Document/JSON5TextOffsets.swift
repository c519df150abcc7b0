/// Finds the bytes of a file that stand for a part of a text.
struct JSON5TextOffsets {
    private let file: [UInt8]
    /// Where the text stands in the file, without its quotes.
    private let content: Range<Int>
    private let isQuoted: Bool

    /// Takes a text by where it stands in a file, quotes included; one without quotes stands for itself.
    init(ofTextAt range: Range<Int>, in file: [UInt8]) {
        self.file = file
        let range = range.clamped(to: 0..<file.count)
        let first = file[range].first
        isQuoted = range.count > 1 && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"))
        content = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    }

    /// The bytes that stand for a part of the text, given as offsets into its UTF-8 with the escapes resolved.
    func range(of part: Range<Int>) -> Range<Int> {
        offset(of: part.lowerBound)..<offset(of: part.upperBound)
    }

    /// Where the character stands that a byte of the text belongs to; behind the last one, the end of the content.
    private func offset(of byte: Int) -> Int {
        guard isQuoted else { return min(content.lowerBound + byte, content.upperBound) }
        return file.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return content.lowerBound }
            let cursor = JSON5Cursor(base: base, end: buffer.count, position: 0)
            var (offset, decoded) = (content.lowerBound, 0)
            while offset < content.upperBound {
                var (count, length) = (1, 1)
                if file[offset] == UInt8(ascii: "\\") {
                    let escape = cursor.escape(at: offset)
                    length = escape.length
                    if case .scalar(let scalar) = escape.meaning { count = UTF8.width(scalar) } else { count = 0 }
                }
                if decoded + count > byte { return offset }
                decoded += count
                offset += length
            }
            return content.upperBound
        }
    }
}
