/// Puts out what a check finds: one line and its source for each finding, and a count at the end.
struct CheckPrinter {
    private let format: Invocation.Format
    private let console: Console
    private let findings: DiagnosticPrinter
    private let diagnostics: DiagnosticPrinter
    private var status = ExitStatus.fine
    private var (specs, failures, warnings) = (0, 0, 0)

    init(_ invocation: Invocation, _ console: Console) {
        self.console = console
        format = invocation.format
        findings = DiagnosticPrinter(isColored: console.isColored(.output, invocation.color))
        diagnostics = DiagnosticPrinter(isColored: console.isColored(.error, invocation.color))
    }

    /// Tells what is wrong with a broken spec.
    mutating func show(_ broken: BrokenSpec) {
        count(broken.diagnostics.map(\.severity))
        var buffer = ByteBuffer()
        switch format {
        case .text:
            diagnostics.print(broken.diagnostics, into: &buffer)
            PrintedLines.append(broken.printed, isFailed: true, to: &buffer)
            console.tell(buffer.bytes)
        case .json:
            buffer.appendObject {
                ReportJSON.append(broken, to: &$0)
                $0.append(",\"ok\":false")
            }
            put(buffer)
        }
    }

    /// Tells what is wrong with a spec that can be shown.
    mutating func show(_ rendering: Rendering) {
        let severities = rendering.warnings.map(\.severityOfCheck)
        count(severities)
        var buffer = ByteBuffer()
        switch format {
        case .text:
            for (warning, severity) in zip(rendering.warnings, severities) {
                let names = warning.namesItems ? ": " + ReportText.names(of: warning, in: rendering) : ""
                findings.print(
                    severity, warning.message + names, code: warning.code, at: warning.place, help: warning.cure,
                    into: &buffer)
            }
        case .json:
            buffer.appendObject {
                $0.append(key: "spec")
                $0.appendJSON(rendering.name)
                $0.append(key: "warnings")
                $0.appendList(zip(rendering.warnings, severities)) { buffer, finding in
                    ReportJSON.append(finding.0, severity: finding.1, of: rendering, to: &buffer)
                }
                $0.append(",\"ok\":" + (severities.contains(.error) ? "false" : "true"))
            }
        }
        put(buffer)
    }

    /// Tells how many specs there were and how many fail, and gives back the exit status.
    mutating func close() -> Int32 {
        guard specs > 0 else { return status }
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let verdict = failures > 0 ? "\(failures) \(failures == 1 ? "fails" : "fail")" : specs > 1 ? "all fine" : "fine"
        let rest = warnings > 0 ? ", \(counted(warnings, "warning"))" : ""
        let line = "\(counted(specs, "spec")) checked: \(verdict)\(rest)"
        switch format {
        case .text: status = max(status, console.print(line + "\n"))
        case .json: console.tell(line)
        }
        return status
    }

    private mutating func count(_ severities: [Diagnostic.Severity]) {
        specs += 1
        warnings += severities.filter { $0 == .warning }.count
        guard severities.contains(.error) else { return }
        failures += 1
        status = max(status, ExitStatus.no)
    }

    /// Puts out a spec's part of the answer; JSON is one line for each.
    private mutating func put(_ buffer: ByteBuffer) {
        var buffer = buffer
        if format == .json { buffer.append("\n") }
        if !buffer.bytes.isEmpty { status = max(status, console.put(buffer.bytes)) }
    }
}

extension Warning {
    /// How a check takes the warning: as an error when the canvas is wrong because of it.
    fileprivate var severityOfCheck: Diagnostic.Severity {
        Lint.failing.contains(code) ? .error : .warning
    }
}
