/// Gathers what is found in one file while it is read, and gives it back in the order of the file.
struct DiagnosticLog: Sendable {
    /// A second place: a stretch of this file, or a place in another one.
    struct Note: Sendable {
        let remark: Remark
        var range: Range<Int>?
        var place: Place?
    }

    private struct Entry: Sendable {
        let severity: Diagnostic.Severity
        let finding: Finding
        let range: Range<Int>?
        let notes: [Note]
        let order: Int
    }

    /// Findings beyond this number are only counted: a broken file of 60 MB can hold millions.
    private static let limit = 1000

    /// The file.
    let source: SourceFile
    /// The number of errors so far.
    private(set) var errorCount = 0
    private var entries: [Entry] = []
    private var omitted = 0

    init(_ source: SourceFile) {
        self.source = source
    }

    /// Whether the file cannot be used.
    var hasErrors: Bool { errorCount > 0 }
    /// Whether there is nothing to tell.
    var isEmpty: Bool { entries.isEmpty }

    /// Adds a finding, at a stretch of the file's bytes; without one the whole file is meant.
    mutating func report(
        _ finding: Finding, _ severity: Diagnostic.Severity = .error, at range: Range<Int>?, notes: [Note] = []
    ) {
        if severity == .error { errorCount += 1 }
        entries.append(
            Entry(severity: severity, finding: finding, range: range, notes: notes, order: entries.count + omitted))
        // The first ones by place are kept, whatever the order in which they come: twice the limit, then a sort.
        guard entries.count >= 2 * Self.limit else { return }
        sort()
        omitted += entries.count - Self.limit
        entries.removeLast(entries.count - Self.limit)
    }

    /// The findings with their places, by place; those of one place as they were reported.
    func diagnostics() -> [Diagnostic] {
        guard !entries.isEmpty else { return [] }
        var sorted = self
        sorted.sort()
        let index = LineIndex(source.bytes)
        func place(_ range: Range<Int>?) -> Place? { range.map { Place(of: $0, in: source, index: index) } }
        var result = sorted.entries.prefix(Self.limit).map { entry in
            Diagnostic(
                severity: entry.severity, finding: entry.finding,
                place: place(entry.range ?? 0..<0).map { entry.finding.isAboutText ? $0 : $0.withoutExcerpt },
                notes: entry.notes.map { Diagnostic.Note(remark: $0.remark, place: $0.place ?? place($0.range)) })
        }
        let further = omitted + entries.count - result.count
        if further > 0 {
            let severity: Diagnostic.Severity = hasErrors ? .error : .warning
            result.append(Diagnostic(severity: severity, finding: .furtherFindings(further), place: nil))
        }
        return result
    }

    private mutating func sort() {
        entries.sort { ($0.range?.lowerBound ?? 0, $0.order) < ($1.range?.lowerBound ?? 0, $1.order) }
    }
}
