/// A whole JSON5 text as a tree.
struct JSON5Document: Sendable {
    /// The value that the text consists of; nil where nothing of it could be read.
    let root: JSON5Node?
    /// What was found.
    let log: DiagnosticLog
    /// Whether the text was read to its end; otherwise members may be missing that are there.
    let isComplete: Bool

    /// Reads a text; what is wrong with it is in `log`.
    init(_ source: SourceFile) {
        var log = DiagnosticLog(source)
        var isComplete = false
        root = JSON5Reader.read(source, log: &log) { reader in
            let node = reader.readNode()
            reader.finish()
            isComplete = !reader.isStopped
            return node
        }
        self.isComplete = isComplete
        self.log = log
    }
}

extension JSON5Reader {
    /// Offsets into files have 32 bits in the tables of items, and an id may be four times as long as it is written.
    static let sizeLimit = 1 << 30

    /// Opens a file, has it read by `body` from its first value on, and keeps what was found in `log`.
    ///
    /// Nil where `body` gives nil, and, without calling it, where the file holds no text or no value.
    /// - Parameter offset: where the JSON5 text starts in the file; at the start, a byte order mark is skipped.
    static func read<Result>(
        _ source: SourceFile, from offset: Int = 0, log: inout DiagnosticLog, _ body: (inout JSON5Reader) -> Result?
    ) -> Result? {
        source.bytes.withUnsafeBufferPointer { bytes -> Result? in
            guard let start = textStart(bytes, log: &log), let base = bytes.baseAddress else { return nil }
            let cursor = JSON5Cursor(base: base, end: bytes.count, position: max(start, min(offset, bytes.count)))
            var reader = JSON5Reader(cursor, log: log)
            defer { log = reader.log }
            guard reader.nextByte() != 0 else {
                reader.report(.emptyFile, at: cursor.position..<cursor.position)
                return nil
            }
            return body(&reader)
        }
    }

    /// Reports text behind the value that the file consists of.
    mutating func finish() {
        guard nextByte() != 0, !isStopped else { return }
        if !isLost {
            report(.trailingText, at: cursor.position..<cursor.lineEnd(from: cursor.position))
        }
        stop()
    }

    /// Checks that a file is text, and gives back where it starts; nil where it cannot be read as text.
    private static func textStart(_ bytes: UnsafeBufferPointer<UInt8>, log: inout DiagnosticLog) -> Int? {
        func refuse(_ problem: SyntaxProblem, at range: Range<Int>) -> Int? {
            log.report(.syntax(problem), at: range)
            return nil
        }
        guard !bytes.isEmpty else { return refuse(.emptyFile, at: 0..<0) }
        guard bytes.count <= sizeLimit else { return refuse(.fileTooLarge(limit: sizeLimit), at: 0..<0) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return refuse(.utf16File, at: 0..<2)
        }
        let check = UTF8Check(bytes)
        if let offset = check.firstNUL { return refuse(.binaryFile, at: offset..<(offset + 1)) }
        if let range = check.firstInvalid {
            log.report(.syntax(.invalidUTF8(count: check.invalidCount)), at: range)
        }
        return bytes.starts(with: UTF8Text.byteOrderMark) ? UTF8Text.byteOrderMark.count : 0
    }
}
