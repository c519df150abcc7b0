/// Puts out what came of specs that are reported once.
struct ReportPrinter {
    private let format: Invocation.Format
    private let console: Console
    private let report: ReportText
    private let diagnostics: DiagnosticPrinter
    private var buffer = ByteBuffer()
    private var isFirst = true

    init(_ invocation: Invocation, _ console: Console) {
        self.console = console
        format = invocation.format
        report = ReportText(
            map: console.mapOptions(invocation),
            isColored: console.isColored(.output, invocation.color), warningColumns: console.terminalColumns)
        diagnostics = DiagnosticPrinter(isColored: console.isColored(.error, invocation.color))
    }

    /// Reports a good spec, and gives back the exit status.
    mutating func show(_ rendering: Rendering) -> Int32 {
        buffer.removeAll()
        switch format {
        case .text:
            if !isFirst { buffer.append("\n") }
            isFirst = false
            report.append(rendering, to: &buffer)
        case .json:
            buffer.append("{")
            ReportJSON.append(rendering, to: &buffer)
            buffer.append("}\n")
        }
        return console.put(buffer.bytes)
    }

    /// Tells what is wrong with a broken spec; the exit status is at least 1.
    mutating func show(_ broken: BrokenSpec) -> Int32 {
        buffer.removeAll()
        switch format {
        case .text:
            diagnostics.print(broken.diagnostics, into: &buffer)
            PrintedLines.append(broken.printed, isFailed: true, to: &buffer)
            console.tell(buffer.bytes)
            return ExitStatus.no
        case .json:
            buffer.append("{")
            ReportJSON.append(broken, to: &buffer)
            buffer.append("}\n")
            return max(console.put(buffer.bytes), ExitStatus.no)
        }
    }
}
