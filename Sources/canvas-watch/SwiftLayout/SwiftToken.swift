/// A word of Swift source, as far as finding a layout needs it: comments are gone, and texts and numbers are opaque.
struct SwiftToken: Hashable, Sendable {
    /// What it is.
    enum Kind: Hashable, Sendable {
        /// An identifier or a keyword; one in backticks is an identifier without them.
        case word(String)
        /// A number, a text or a regular expression.
        case literal
        /// A single byte of punctuation.
        case mark(UInt8)
        /// `->`, apart from marks because its `>` closes nothing.
        case arrow
        case end
    }

    let kind: Kind
    /// Where it stands: offsets into the file's bytes.
    let range: Range<Int>
    /// Whether it is the first of its line.
    let startsLine: Bool

    /// Whether it is this word.
    func isWord(_ word: String) -> Bool { kind == .word(word) }
    /// Whether it is this mark.
    func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }

    /// The word; nil when it is something else.
    var word: String? {
        if case .word(let word) = kind { word } else { nil }
    }

    /// Whether it is one of the marks that operators are made of.
    var isOperator: Bool {
        switch kind {
        case .mark(let mark): "=+-*/%<>&|^~!?.".utf8.contains(mark)
        case .arrow: true
        case .word, .literal, .end: false
        }
    }
}
