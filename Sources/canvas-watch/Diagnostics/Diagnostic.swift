/// Something to tell the author of a file: what was found, and where.
struct Diagnostic: Hashable, Sendable {
    /// How much it matters.
    enum Severity: String, Hashable, Sendable {
        case error, warning
    }

    /// A second place that explains the first.
    struct Note: Hashable, Sendable {
        /// What the second place has to do with the first; its words come from it.
        let remark: Remark
        /// Where; nil when the remark is about no place in particular.
        let place: Place?

        /// The note in words.
        var message: String { Wording.message(of: remark) }
    }

    /// How much it matters.
    let severity: Severity
    /// What was found; its code and its words come from it.
    let finding: Finding
    /// Where; nil when no place in a file is to blame.
    let place: Place?
    /// Second places, such as the first of two equal ids.
    var notes: [Note] = []

    /// The stable kebab-case code.
    var code: String { finding.code.rawValue }
    /// The finding in words, on one line.
    var message: String { Wording.message(of: finding) }
    /// How to mend it, on one line; nil where the message says it all.
    var help: String? { Wording.help(for: finding) }
}
