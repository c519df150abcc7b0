/// Writes diagnostics as text, in the form that editors know from compilers.
///
/// The first line of each is `file:line:column: severity: message [code]`; the source line follows with a mark under the place.
struct DiagnosticPrinter {
    /// Whether to use colour.
    var isColored = false
    /// How many diagnostics of one file are written; of more, errors go before warnings.
    var limit = 20
    /// How many columns of the terminal a character takes.
    var displayWidth: (Unicode.Scalar) -> Int = DisplayWidth.columns(of:)

    /// Writes diagnostics, those of one file together and a count of what is left out behind them.
    func print(_ diagnostics: [Diagnostic], into buffer: inout ByteBuffer) {
        var rest = diagnostics[...]
        while let first = rest.first {
            let ofOneFile = rest.prefix { $0.place == nil || $0.place?.file == first.place?.file }
            rest = rest.dropFirst(ofOneFile.count)
            printFile(ofOneFile, into: &buffer)
        }
    }

    private func printFile(_ diagnostics: ArraySlice<Diagnostic>, into buffer: inout ByteBuffer) {
        let errors = diagnostics.filter { $0.severity == .error && $0.furtherCount == 0 }.count
        var (errorsLeft, warningsLeft) = (min(errors, limit), max(0, limit - errors))
        var omitted = 0
        for diagnostic in diagnostics {
            let isError = diagnostic.severity == .error
            if diagnostic.furtherCount > 0 {
                omitted += diagnostic.furtherCount
            } else if isError ? errorsLeft > 0 : warningsLeft > 0 {
                if isError { errorsLeft -= 1 } else { warningsLeft -= 1 }
                print(diagnostic, into: &buffer)
            } else {
                omitted += 1
            }
        }
        if omitted > 0 {
            buffer.append(Wording.message(of: .furtherFindings(omitted)))
            buffer.append("\n")
        }
    }

    /// Writes one finding of any origin: what, where, and how to mend it.
    func print(
        _ severity: Diagnostic.Severity, _ message: String, code: String, at place: Place?, help: String?,
        into buffer: inout ByteBuffer
    ) {
        printHead(place, severity.rawValue, severity == .error ? .error : .warning, message, into: &buffer)
        buffer.append(" [\(code)]\n")
        printSource(place, help: help, into: &buffer)
    }

    private func print(_ diagnostic: Diagnostic, into buffer: inout ByteBuffer) {
        print(
            diagnostic.severity, diagnostic.message, code: diagnostic.code, at: diagnostic.place,
            help: diagnostic.help, into: &buffer)
        for note in diagnostic.notes {
            printHead(note.place, "note", .note, note.message, into: &buffer)
            buffer.append("\n")
            printSource(note.place, help: nil, into: &buffer)
        }
    }

    private func printHead(
        _ place: Place?, _ severity: String, _ color: Color, _ message: String, into buffer: inout ByteBuffer
    ) {
        if let place { buffer.append(EscapedText.text(place.file) + ":\(place.line):\(place.column): ") }
        append(severity + ":", color, to: &buffer)
        buffer.append(" " + EscapedText.text(message))
    }

    /// The source line, the mark under the place, and the help beside it, or below where the line is long.
    private func printSource(_ place: Place?, help: String?, into buffer: inout ByteBuffer) {
        guard let place, !place.excerpt.isEmpty else {
            if let help { buffer.append("    " + EscapedText.text(help) + "\n") }
            return
        }
        let line = MarkedLine(place, displayWidth: displayWidth)
        let gutter = String(repeating: " ", count: "\(place.line)".utf8.count + 2)
        buffer.append("  \(place.line) | \(line.text)\n\(gutter) | \(line.lead)")
        append(line.mark, .mark, to: &buffer)
        if let help {
            buffer.append(line.width + help.utf8.count > 100 ? "\n\(gutter) | " : " ")
            buffer.append(EscapedText.text(help))
        }
        buffer.append("\n")
    }

    private enum Color: String {
        case error = "\u{1B}[1;31m"
        case warning = "\u{1B}[1;33m"
        case note = "\u{1B}[1;36m"
        case mark = "\u{1B}[32m"
    }

    private func append(_ text: String, _ color: Color, to buffer: inout ByteBuffer) {
        buffer.append(isColored ? color.rawValue + text + "\u{1B}[0m" : text)
    }
}

/// A source line as it is shown, and the mark under a part of it.
private struct MarkedLine {
    /// The line, harmless for a terminal; tabs stay tabs.
    private(set) var text = ""
    /// What stands in front of the mark: blanks, and the line's own tabs, so that the mark is in place at any tab width.
    private(set) var lead = ""
    /// `^` and as many `~` as the place goes on.
    private(set) var mark = "^"
    /// The columns that lead and mark take, tabs aside.
    private(set) var width = 1

    init(_ place: Place, displayWidth: (Unicode.Scalar) -> Int) {
        var column = place.excerptColumn
        var marked = 0
        for scalar in place.excerpt.unicodeScalars {
            let shown = scalar == "\t" ? "\t" : EscapedText.text(String(Character(scalar)))
            let columns = shown.unicodeScalars.reduce(0) { $0 + ($1 == "\t" ? 1 : max(0, displayWidth($1))) }
            text += shown
            if column < place.column {
                lead += scalar == "\t" ? "\t" : String(repeating: " ", count: columns)
                width += columns
            } else if column < place.column + place.length {
                marked += columns
            }
            column += 1
        }
        guard marked > 1 else { return }
        mark += String(repeating: "~", count: marked - 1)
        width += marked - 1
    }
}

extension Diagnostic {
    /// How many findings this one stands for that were not kept.
    fileprivate var furtherCount: Int {
        if case .furtherFindings(let count) = finding { count } else { 0 }
    }
}
