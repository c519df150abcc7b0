/// Finds the line and column of an offset in a file without walking the file again for each.
///
/// Every 4096 bytes the line, its start and the column are noted; from the note before an offset it is a short walk, also in
/// a file of a single line of 60 MB.
struct LineIndex: Sendable {
    /// Where an offset stands.
    struct Position: Hashable, Sendable {
        /// The line, from 1. LF, CR and CR LF end one.
        var line = 1
        /// The column in Unicode scalars, from 1; a byte order mark counts as none.
        var column = 1
        /// The offset of the first byte of the line, behind a byte order mark.
        var lineStart: Int
    }

    private static let stride = 4096

    private let bytes: [UInt8]
    private let start: Int
    private var notes: [Position] = []

    /// Walks a file once.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: UTF8Text.byteOrderMark) ? UTF8Text.byteOrderMark.count : 0
        var position = Position(lineStart: start)
        var offset = start
        while true {
            notes.append(position)
            let next = min(offset + Self.stride, bytes.count)
            guard next < bytes.count else { break }
            advance(&position, from: offset, to: next)
            offset = next
        }
    }

    /// Where an offset stands; offsets outside the file count as its ends.
    func position(of offset: Int) -> Position {
        let offset = min(max(offset, start), bytes.count)
        let note = min((offset - start) / Self.stride, notes.count - 1)
        var position = notes[note]
        advance(&position, from: start + note * Self.stride, to: offset)
        return position
    }

    private func advance(_ position: inout Position, from offset: Int, to end: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            for index in offset..<end {
                let byte = bytes[index]
                if byte == UTF8Text.lineFeed || (byte == UTF8Text.carriageReturn && !isLineFeed(at: index + 1)) {
                    position = Position(line: position.line + 1, lineStart: index + 1)
                } else if UTF8Text.startsScalar(bytes, at: index) {
                    position.column += 1
                }
            }
        }
    }

    private func isLineFeed(at index: Int) -> Bool {
        index < bytes.count && bytes[index] == UTF8Text.lineFeed
    }
}
