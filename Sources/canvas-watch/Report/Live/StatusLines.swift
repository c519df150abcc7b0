/// Puts the watch's own status on standard error, a line each time it changes.
struct StatusLines<Errors: ByteOutput> {
    private let errors: Errors

    init(_ errors: Errors) {
        self.errors = errors
    }

    /// Tells what an event says about the watch itself; nothing for what it says about a spec.
    func show(_ kind: WatchEvent<Rendering, BrokenSpec>.Kind) {
        switch kind {
        case .ready(let status), .notice(let status): tell(StatusText.line(for: status))
        case .end(.outputFailed(let reason)): tell("cannot write the output: \(reason)")
        case .end, .report, .problem, .unchanged, .removed: break
        }
    }

    private func tell(_ line: String) {
        _ = errors.write(Array((EscapedText.text(line) + "\n").utf8))
    }
}
