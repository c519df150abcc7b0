/// Compares two specs, or saved results of specs, or all those of two folders.
struct DiffCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Compares, and gives back the exit status.
    func run() throws(UsageProblem) -> Int32 {
        let operands = invocation.operands
        guard let first = operands.first else { return ExitStatus.unanswered }
        if operands.count == 1, invocation.settings.isEmpty { throw .nothingToCompare }
        var reader = LookingReader(StandardInputReader(DirectReader(files: Files())))
        let old = DiffSide(first, of: invocation, settings: [], console, &reader)
        if operands.count == 1, !old.isComplete { return ExitStatus.unanswered }
        let new = DiffSide(operands.last ?? first, of: invocation, settings: invocation.settings, console, &reader)
        let broken = old.broken + new.broken
        guard old.isComplete, new.isComplete, broken.isEmpty else {
            var printer = ReportPrinter(invocation, console)
            for spec in broken { _ = printer.show(spec) }
            return ExitStatus.unanswered
        }
        var buffer = ByteBuffer()
        let hasDifference = compare(old, new, into: &buffer)
        return max(console.put(buffer.bytes), hasDifference ? ExitStatus.no : ExitStatus.fine)
    }

    /// Whether anything differs. Of several specs a text shows those that do.
    private func compare(_ old: DiffSide, _ new: DiffSide, into buffer: inout ByteBuffer) -> Bool {
        let pairs = DiffPair.pairs(old.renderings, new.renderings)
        let isColored = console.isColored(.output, invocation.color)
        var differing = 0
        for pair in pairs {
            let report = DiffReport(
                pair, isOldSaved: old.isSaved, isNewSaved: new.isSaved, isFull: invocation.isFull)
            switch invocation.format {
            case .json: report.writeJSON(to: &buffer)
            case .text where report.hasDifference || pairs.count == 1:
                if differing > 0 { buffer.append("\n") }
                report.writeText(isColored: isColored, to: &buffer)
            case .text: break
            }
            if report.hasDifference { differing += 1 }
        }
        if invocation.format == .text, pairs.count != 1 {
            let same = pairs.count - differing
            buffer.append(differing > 0 && same > 0 ? "\n" : "")
            if same > 0 || pairs.isEmpty { buffer.append("\(same) of \(pairs.count) specs the same\n") }
        }
        return differing > 0
    }
}
