/// A string or a bare word as it stands in a JSON5 text.
struct JSON5Text: Hashable, Sendable {
    /// Where the text stands, quotes excluded.
    let content: Range<Int>
    let isQuoted: Bool
    /// Whether the content has to be decoded.
    let hasEscapes: Bool
    /// Whether the closing quote is missing, which was reported: then nothing is known about the text.
    var isOpen = false

    /// Where it stands, quotes included.
    var range: Range<Int> { isQuoted ? (content.lowerBound - 1)..<(content.upperBound + 1) : content }
}

/// Reads a JSON5 1.0.0 text token by token, on demand, and reports what is wrong with it.
///
/// Where it is clear what was meant (a comma is missing, a word has no quotes) reading goes on, so that one walk finds several
/// errors; where it is not, it stops: every later question is then answered with "the end". Valid only while the buffer is.
struct JSON5Reader {
    /// How deep arrays and objects may lie in each other.
    static let nestingLimit = 512

    /// Where reading has come to.
    var cursor: JSON5Cursor
    /// What was found.
    var log: DiagnosticLog
    /// Whether reading was given up: what follows is unknown.
    private(set) var isStopped = false
    /// Whether a broken string may have swallowed commas and brackets: their absence is then no news.
    var isLost = false
    /// Where the open brackets stand.
    private(set) var openings: [Int] = []
    /// The keys of the objects that are being read, innermost last.
    var keys: [KeyEntry] = []
    /// Where the cursor stood at the last problem: a second one at the same place is an echo of the first.
    private var lastProblem = -1
    /// The number of problems before the member or element that is being read.
    private(set) var problemsBefore = 0
    private(set) var problemCount = 0

    init(_ cursor: JSON5Cursor, log: DiagnosticLog) {
        self.cursor = cursor
        self.log = log
    }

    /// The next byte behind white space and comments; 0 at the end.
    @inline(__always)
    mutating func nextByte() -> UInt8 {
        if !cursor.skipSpace() { reportOpenComment() }
        return cursor.peek
    }

    /// Opens the array or object whose bracket stands at the cursor; false where it lies too deep.
    @inline(__always)
    mutating func open() -> Bool {
        guard openings.count < Self.nestingLimit else {
            report(.nestingTooDeep(limit: Self.nestingLimit), at: cursor.position..<(cursor.position + 1))
            stop()
            return false
        }
        openings.append(cursor.position)
        cursor.position += 1
        return true
    }

    /// Moves to the value of an object's next member and gives back its key; nil behind the object's end.
    ///
    /// `needsComma` is false at first and then kept by this function.
    @inline(__always)
    mutating func nextKey(needsComma: inout Bool) -> JSON5Text? {
        let previousEnd = cursor.position
        var next = nextByte()
        if needsComma {
            if next == UInt8(ascii: ",") {
                cursor.position += 1
                next = nextByte()
            } else if next != UInt8(ascii: "}") {
                guard acceptMissingComma(behind: previousEnd, before: "}") else { return nil }
                next = cursor.peek
            }
        }
        needsComma = true
        if next == UInt8(ascii: "}") {
            close()
            return nil
        }
        problemsBefore = problemCount
        guard let key = key(startingWith: next) else { return nil }
        guard nextByte() == UInt8(ascii: ":") else { return acceptMissingColon(behind: key) }
        cursor.position += 1
        return key
    }

    /// Moves to an array's next element; false behind the array's end.
    ///
    /// `needsComma` is false at first and then kept by this function.
    @inline(__always)
    mutating func nextElement(needsComma: inout Bool) -> Bool {
        let previousEnd = cursor.position
        var next = nextByte()
        if needsComma {
            if next == UInt8(ascii: ",") {
                cursor.position += 1
                next = nextByte()
            } else if next != UInt8(ascii: "]") {
                guard acceptMissingComma(behind: previousEnd, before: "]") else { return false }
                next = cursor.peek
            }
        }
        needsComma = true
        if next == UInt8(ascii: ",") { next = skipExtraCommas() }
        guard next != UInt8(ascii: "]"), !isStopped else {
            close()
            return false
        }
        problemsBefore = problemCount
        return true
    }

    @inline(__always)
    private mutating func key(startingWith byte: UInt8) -> JSON5Text? {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            return readQuotedKey()
        }
        if JSON5Cursor.startsWord(byte) {
            let word = cursor.word(at: cursor.position)
            if !word.hasEscapes, word.problem == nil {
                let start = cursor.position
                cursor.position = word.end
                return JSON5Text(content: start..<word.end, isQuoted: false, hasEscapes: false)
            }
        }
        return unusualKey()
    }

    /// Reads the key whose quote stands at the cursor.
    @inline(__always)
    mutating func readQuotedKey() -> JSON5Text? {
        let key = readString()
        guard key.isOpen else { return key }
        // Where a key's quote is missing, the colon and the value lie in the key.
        stop()
        return nil
    }

    /// Closes the array or object whose closing bracket stands at the cursor.
    @inline(__always)
    mutating func close() {
        guard !isStopped else { return }
        _ = openings.popLast()
        cursor.position += 1
    }

    /// Reports a problem, unless reading was given up or the last problem was found at the very same place.
    mutating func report(_ problem: SyntaxProblem, at range: Range<Int>, notes: [DiagnosticLog.Note] = []) {
        guard !isStopped, cursor.position != lastProblem else { return }
        lastProblem = cursor.position
        problemCount += 1
        log.report(.syntax(problem), at: range, notes: notes)
    }

    /// Counts a problem that was reported when the file was checked.
    mutating func noteKnownProblem() { problemCount += 1 }

    /// Gives up: from here on there is nothing but the end.
    mutating func stop() {
        isStopped = true
        cursor.position = cursor.end
    }

    private mutating func reportOpenComment() {
        report(.unterminatedComment, at: cursor.position..<(cursor.position + 2))
        stop()
    }
}
