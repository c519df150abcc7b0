/// A spec that cannot be shown, and why.
struct BrokenSpec: Hashable, Sendable {
    /// The path by which reports call the spec.
    let name: String
    /// What was found, errors and warnings.
    let diagnostics: [Diagnostic]
    /// What the code of its layouts printed before it failed.
    var printed: [PrintedText] = []

    /// Whether the spec was given up because this program is to end.
    var isInterrupted: Bool { diagnostics.contains { $0.finding == .swiftLayout(.interrupted) } }
}
