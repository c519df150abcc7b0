/// Something to tell the author of a file: what was found, and where.
struct Diagnostic: Hashable, Sendable {
    /// How much it matters.
    enum Severity: String, Hashable, Sendable {
        case error, warning
    }

    /// A second place that explains the first.
    struct Note: Hashable, Sendable {
        let message: String
        let place: Place?
    }

    /// How much it matters.
    let severity: Severity
    /// What was found; its code and its words come from it.
    let finding: Finding
    /// Where; nil when no place in a file is to blame.
    let place: Place?
    /// Second places, such as the first of two equal ids.
    var notes: [Note] = []
}
